import type { SessionPort } from '@sightline/shared-lib/api/client';
import type { FailureCategory, PageKind } from '@sightline/shared-lib/contracts';
import type { ShopRoutes } from '@sightline/shared-lib/domain/routing';
import { sessionReaction, type SessionReaction } from '@sightline/shared-lib/domain/session';

import { isPersonalKind } from '../../page/personalPages';

import type { Identity } from './identityService';

export interface SessionPortOptions {
  readonly identity: Identity;
  readonly routes: ShopRoutes;
  /** Kind of the page on screen. */
  readonly pageKind: () => PageKind;
  /** Opens the sign-in dialog over the page, which says why; settles when it is closed, and never rejects. */
  readonly askForPassword: (why: SessionReaction) => Promise<void>;
}

/**
 * The session as the client sees it: tokens for its calls, a guest for those that take one, and what a failure does to it (AUTH-10).
 * A shopper who is only recognised is asked for the password by whatever they do and on their own pages; elsewhere a page that reads
 * behind their back asks nothing. A session that ends on a page of the shopper's own is asked for there too: what was typed stays, and who
 * gives no password is signed out when the dialog closes.
 */
export function createSessionPort({
  identity,
  routes,
  pageKind,
  askForPassword,
}: SessionPortOptions): Required<SessionPort> {
  const { service } = identity;
  let isAsking = false;

  const ask = async (category: FailureCategory) => {
    if (isAsking) return;
    isAsking = true;
    await askForPassword(sessionReaction(category)).finally(() => {
      isAsking = false;
    });
  };
  const end = (category: FailureCategory) => {
    const { userLoggedIn, WCToken } = service.state;
    const isOver = category === 'expired' || category === 'invalid';
    const kind = pageKind();
    if (!isOver || !userLoggedIn || kind === 'sign-in' || !isPersonalKind(kind, routes)) return identity.forget();
    // The dialog is open already: how it closes decides.
    if (isAsking) return;
    void ask(category).then(() => {
      if (service.state.WCToken === WCToken) identity.forget();
    });
  };
  const isWanted = (isRead: boolean) => {
    const kind = pageKind();
    // The form is there already.
    return kind !== 'sign-in' && (!isRead || isPersonalKind(kind, routes));
  };

  return {
    headers: () => {
      const { WCToken, WCTrustedToken, personalizationID } = service.state;
      return {
        ...(WCToken ? { WCToken } : {}),
        // Empty behind the gateway; present in direct mode, against a platform without one.
        ...(WCTrustedToken ? { WCTrustedToken } : {}),
        ...(personalizationID ? { WCPersonalization: personalizationID } : {}),
      };
    },
    lastTokenUpdate: () => service.state.lastTokenUpdate,
    ensureIdentity: () => service.ensureIdentity(),
    onFailure: ({ category }, { method }) => {
      const { logsOut, asksForPassword } = sessionReaction(category);
      if (logsOut) end(category);
      else if (asksForPassword && isWanted(method === 'GET')) void ask(category);
    },
  };
}
