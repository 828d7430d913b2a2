import { createPlatformClient } from '@sightline/shared-lib/api/client';
import { createGuest, logOut } from '@sightline/shared-lib/api/identity';
import { readPerson } from '@sightline/shared-lib/api/person';
import { readUserContext } from '@sightline/shared-lib/api/userContext';
import type { PlatformClient, SiteContext, UserDetails } from '@sightline/shared-lib/contracts';

import type { IdentityCalls } from './identity/identityService';
import { createSessionPort, type SessionPortOptions } from './identity/sessionPort';

interface ConnectOptions extends SessionPortOptions {
  readonly site: SiteContext;
  readonly onFailure: (error: unknown, skipErrorMessage?: boolean) => void;
}

/** Who the platform takes the shopper for, with contracts and organisation. */
export type ShopperContext = Awaited<ReturnType<typeof readUserContext>>;

type Person = Awaited<ReturnType<typeof readPerson>>;

function detailsOf(person: Person): UserDetails {
  return {
    userId: person.userId,
    logonId: person.logonId,
    firstName: person.firstName,
    lastName: person.lastName,
    email1: person.email1,
    hasNewsletter: person.hasNewsletter,
    contact: person.contacts.map(({ addressId, email1, phone1, country, attributes }) => ({
      addressId,
      email1,
      phone1,
      country,
      attributes,
    })),
  };
}

/** The browser's client: same-origin calls through the gateway, which adds the trusted token. */
export function openClient({ site, onFailure, ...session }: ConnectOptions): PlatformClient {
  return createPlatformClient({
    site: () => site,
    session: createSessionPort(session),
    onFailure: (error, call) => onFailure(error, call.skipErrorMessage),
  });
}

/** The calls identity is made of. */
export const identityCalls = {
  createGuest,
  logOut,
  readDetails: async (platform: PlatformClient) => {
    const context = await readUserContext(platform);
    const isRemembered = context.isPartiallyAuthenticated;
    // The person is not shown to somebody who is only recognised, and nobody has asked for the password yet (contract 3.1).
    const details = isRemembered ? null : detailsOf(await readPerson(platform));
    return { details, registered: context.isRegistered, isRemembered, context };
  },
} satisfies IdentityCalls;
