import type { IncomingHttpHeaders } from 'node:http';

import { genericCaller } from '../../kernel';
import type { Authenticator, Caller, Clock, Db } from '../../kernel';

import { findByTrustedToken, ownerOfToken, touchActivity } from './activity.repository';
import { sessionFaults } from './identity.errors';
import type { IdentitySettings } from './identity.settings';
import type { ActivitiesTable } from './identity.tables';
import { personalizationFrom } from './personalization';
import { tokenHash, tokenUserId } from './sessionTokens';
import type { TokenPair } from './sessionTokens';

/** Who the session headers say the caller is. */
export interface Recognised {
  caller: Caller;
  activityId?: string;
  /** Remembered from an earlier sign-in only; may make the calls that serve who is remembered, and no others. */
  partial: boolean;
}

export interface Recognition extends Authenticator {
  /** Throws the 401 of section 3.6 when the tokens do not hold; tells remembered shoppers apart. */
  recognise(headers: IncomingHttpHeaders): Promise<Recognised>;
  /** Like `recognise`, with null for tokens that do not hold. */
  recogniseQuietly(headers: IncomingHttpHeaders): Promise<Recognised | null>;
}

function single(value: string | string[] | undefined): string {
  return typeof value === 'string' ? value : '';
}

export function createRecognition(db: Db, clock: Clock, settings: IdentitySettings): Recognition {
  const status = settings.activityErrorStatus;

  async function activityOf(tokens: TokenPair): Promise<ActivitiesTable> {
    if (!tokenUserId(tokens.WCTrustedToken) || !tokenUserId(tokens.WCToken)) throw sessionFaults.unreadable(status);
    const activity = await findByTrustedToken(db, tokens.WCTrustedToken);
    if (!activity) throw sessionFaults.invalidCookie(status);
    if (activity.token_hash !== tokenHash(tokens.WCToken)) {
      const owner = await ownerOfToken(db, tokens.WCToken);
      throw owner === activity.user_id ? sessionFaults.wrongActivity(status) : sessionFaults.invalidCookie(status);
    }
    if (activity.ended_at) throw sessionFaults.terminated(status);
    return activity;
  }

  async function judge(activity: ActivitiesTable): Promise<Recognised> {
    const now = clock.now();
    const idle = now.getTime() - activity.last_access_at.getTime();
    const registered = activity.kind === 'R';
    const caller: Caller = {
      userId: activity.user_id,
      registerType: activity.kind,
      kind: registered ? 'registered' : 'guest',
      personalizationId: activity.personalization_id,
    };
    if (idle > (registered ? settings.registeredLife : settings.guestLife)) {
      const remembered = registered && activity.persistent && idle <= settings.rememberedLife;
      if (remembered) return { caller: { ...caller, remembered }, activityId: activity.activity_id, partial: true };
      throw registered ? sessionFaults.expired(status) : sessionFaults.cookieExpired(status);
    }
    if (idle >= settings.writeThreshold) await touchActivity(db, activity.activity_id, now);
    return { caller, activityId: activity.activity_id, partial: false };
  }

  async function recognise(headers: IncomingHttpHeaders): Promise<Recognised> {
    const tokens = { WCToken: single(headers['wctoken']), WCTrustedToken: single(headers['wctrustedtoken']) };
    if (!tokens.WCToken && !tokens.WCTrustedToken) {
      const personalizationId = personalizationFrom(headers['wcpersonalization']);
      return { caller: { ...genericCaller, ...(personalizationId ? { personalizationId } : {}) }, partial: false };
    }
    if (settings.httpsDemanded && single(headers['x-forwarded-proto']) !== 'https') throw sessionFaults.notHttps();
    if (!tokens.WCToken || !tokens.WCTrustedToken) throw sessionFaults.trustedTokenMissing();
    return judge(await activityOf(tokens));
  }

  return {
    recognise,
    async recogniseQuietly(headers) {
      try {
        return await recognise(headers);
      } catch (error) {
        if ((error as { status?: unknown }).status === status || (error as { status?: unknown }).status === 401)
          return null;
        throw error;
      }
    },
    async authenticate(headers, servesRemembered) {
      const { caller, partial } = await recognise(headers);
      if (partial && !servesRemembered) throw sessionFaults.partial();
      return caller;
    },
  };
}
