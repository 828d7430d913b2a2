import { createPlatformClient } from '@sightline/shared-lib/api/client';
import { createGuest, logOut } from '@sightline/shared-lib/api/identity';
import { readPerson } from '@sightline/shared-lib/api/person';
import { readUserContext } from '@sightline/shared-lib/api/userContext';
import type { PlatformClient, SiteContext, UserDetails } from '@sightline/shared-lib/contracts';

import type { Identity, IdentityCalls } from './identity/identityService';

interface ConnectOptions {
  readonly site: SiteContext;
  readonly identity: Identity;
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

/**
 * The browser's client: same-origin calls through the gateway, which adds the trusted token. A session that has ended is forgotten
 * at once (AUTH-10).
 */
export function openClient({ site, identity, onFailure }: ConnectOptions): PlatformClient {
  return createPlatformClient({
    site: () => site,
    session: {
      headers: () => {
        const { WCToken, WCTrustedToken, personalizationID } = identity.service.state;
        return {
          ...(WCToken ? { WCToken } : {}),
          // Empty behind the gateway; present in direct mode, against a platform without one.
          ...(WCTrustedToken ? { WCTrustedToken } : {}),
          ...(personalizationID ? { WCPersonalization: personalizationID } : {}),
        };
      },
      lastTokenUpdate: () => identity.service.state.lastTokenUpdate,
      onSessionFailure: () => identity.forget(),
      forUserId: () => identity.service.state.forUserId || undefined,
    },
    onFailure: (error, call) => onFailure(error, call.skipErrorMessage),
  });
}

/** The calls identity is made of. */
export const identityCalls = {
  createGuest,
  logOut,
  readDetails: async (platform: PlatformClient) => {
    const [person, context] = await Promise.all([readPerson(platform), readUserContext(platform)]);
    return { details: detailsOf(person), registered: context.isRegistered, context };
  },
} satisfies IdentityCalls;
