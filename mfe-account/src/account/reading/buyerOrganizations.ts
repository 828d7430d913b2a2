import { listContracts, type ContractChoice } from '@sightline/shared-lib/api/contract';
import {
  readEntitledOrganizations,
  readOrganization,
  readOrganizationMembers,
  type Organization,
  type OrganizationMember,
} from '@sightline/shared-lib/api/organization';
import { readUserContext } from '@sightline/shared-lib/api/userContext';
import type { PlatformClient } from '@sightline/shared-lib/contracts';

const QUIET = { skipErrorMessage: true } as const;

/** An organisation the shopper buys for, with those who do so too. */
export interface BuyerOrganization {
  readonly organization: Organization;
  readonly members: readonly OrganizationMember[];
}

export async function readBuyerOrganizations(client: PlatformClient): Promise<readonly BuyerOrganization[]> {
  const entitled = await readEntitledOrganizations(client, {}, QUIET);
  return Promise.all(
    entitled.map(async ({ organizationId }) => {
      const [organization, members] = await Promise.all([
        readOrganization(client, { organizationId, profileName: 'IBM_Organization_Details' }, QUIET),
        readOrganizationMembers(client, { organizationId }, QUIET),
      ]);
      return { organization, members };
    }),
  );
}

/** Agreements the shopper may buy under, and the one in force. */
export interface Agreements {
  readonly choices: readonly ContractChoice[];
  readonly current: string;
}

export async function readAgreements(client: PlatformClient): Promise<Agreements> {
  const [choices, { tradingAgreementIds }] = await Promise.all([
    listContracts(client, {}, QUIET),
    readUserContext(client, QUIET),
  ]);
  return { choices, current: tradingAgreementIds[0] ?? '' };
}
