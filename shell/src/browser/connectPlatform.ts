import { createPlatformClient, failureOf } from '@sightline/shared-lib/api/client';
import { listContracts, switchContract } from '@sightline/shared-lib/api/contract';
import { createGuest, endGuest, logOut } from '@sightline/shared-lib/api/identity';
import { readFirstName, readPerson } from '@sightline/shared-lib/api/person';
import { readUserContext } from '@sightline/shared-lib/api/userContext';
import type { PlatformClient, SiteContext, UserDetails } from '@sightline/shared-lib/contracts';
import { logFailure } from '@sightline/shared-lib/domain/log';
import { isBuyerOrganization } from '@sightline/shared-lib/domain/person';
import { needsContract } from '@sightline/shared-lib/domain/session';

import type { IdentityCalls } from './identity/identityService';
import { createSessionPort, type SessionPortOptions } from './identity/sessionPort';

export { refreshInTime } from './identity/timedRefresh';
// Comes ahead of the first failure: a connection that is lost cannot bring the words for it.
import './failureReaction';

interface ConnectOptions extends SessionPortOptions {
  readonly site: SiteContext;
  readonly onFailure: (error: unknown, skipErrorMessage?: boolean, isGuest?: boolean) => void;
}

/** Nobody asked for these calls. */
const QUIET = { skipErrorMessage: true } as const;

/** Who the platform takes the shopper for, with contracts and organisation. */
type ShopperContext = Awaited<ReturnType<typeof readUserContext>>;

type Person = Awaited<ReturnType<typeof readPerson>>;

function detailsOf(person: Person): UserDetails {
  return {
    userId: person.userId,
    logonId: person.logonId,
    firstName: person.firstName,
    lastName: person.lastName,
    email1: person.email1,
    ...(person.fiscalCode ? { fiscalCode: person.fiscalCode } : {}),
    hasNewsletter: person.hasNewsletter,
    isBuyer: isBuyerOrganization(person.organizationId),
    contact: person.contacts.map(({ addressId, email1, phone1, country, attributes }) => ({
      addressId,
      email1,
      phone1,
      country,
      attributes,
    })),
  };
}

const greeted = (userId: string, firstName: string): UserDetails => ({
  userId,
  firstName,
  contact: [],
  hasNewsletter: false,
});

/** The browser's client: same-origin calls through the gateway, which adds the trusted token. */
export function openClient({ site, onFailure, ...session }: ConnectOptions): PlatformClient {
  const port = createSessionPort(session);
  let isGuest = false;
  return createPlatformClient({
    site: () => site,
    session: {
      ...port,
      onFailure(failure, call) {
        const user = session.identity.service.state;
        // Nobody is known any more when calls that were under way fail as well.
        if (user.userId) ({ isGuest } = user);
        port.onFailure(failure, call);
      },
    },
    onFailure: (error, call) => onFailure(error, call.skipErrorMessage, isGuest),
  });
}

/** Switches to the first eligible contract where the shopper has several (AUTH-12); prices depend on it, so it comes before all else. */
async function useOneContract(platform: PlatformClient, context: ShopperContext): Promise<void> {
  if (context.isPartiallyAuthenticated || !needsContract(context)) return;
  try {
    const [first] = await listContracts(platform, {}, QUIET);
    if (first) await switchContract(platform, { contractId: first.contractId }, QUIET);
  } catch {
    // The platform keeps the first agreement, and the next reading tries again.
  }
}

/** Who the shopper is; a failure is logged and passed on (ERR-04). */
async function readShopper(platform: PlatformClient) {
  const context = await readUserContext(platform);
  await useOneContract(platform, context);
  const isRemembered = context.isPartiallyAuthenticated;
  // Somebody who is only recognised is greeted, and nothing else of the person is shown: nobody has asked for the password yet (contract 3.1).
  const details = isRemembered
    ? greeted(context.callerId, await readFirstName(platform, QUIET))
    : detailsOf(await readPerson(platform));
  return { details, registered: context.isRegistered, isRemembered };
}

/** The calls identity is made of. */
export const identityCalls = {
  createGuest,
  logOut,
  endGuest,
  readDetails: (platform: PlatformClient) =>
    readShopper(platform).catch((error: unknown) => {
      logFailure('error fetching user details', failureOf(error));
      throw error;
    }),
} satisfies IdentityCalls;
