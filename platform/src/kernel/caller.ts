import type { IncomingHttpHeaders } from 'node:http';

import { GUEST_SEGMENT, REGISTERED_SEGMENT } from '@sightline/shared-lib/domain/price';
import type { CustomerSegment } from '@sightline/shared-lib/domain/session';
import type { FastifyRequest } from 'fastify';

import { Fault } from './errors';

/** Who makes a request (contract section 3.1). */
export interface Caller {
  /** Positive number as text, or `-1002` for the generic user. */
  userId: string;
  registerType: 'G' | 'R';
  kind: 'generic' | 'guest' | 'registered';
  personalizationId?: string;
  /** The assistant who acts for this shopper; absent while shoppers act for themselves. */
  actorId?: string;
  /** Recognised from an earlier sign-in, without the password: sees nothing personal (AUTH-10). */
  remembered?: true;
}

declare module 'fastify' {
  interface FastifyContextConfig {
    /** `served`: the call is also for a shopper who is only recognised, and not asked for the password yet (AUTH-10). */
    remembered?: 'served';
  }
}

/** Finds the caller behind the session headers; throws a 401 fault for tokens that do not hold (section 3.6). */
export interface Authenticator {
  /** A shopper who is only recognised is refused unless the call serves them. */
  authenticate(headers: IncomingHttpHeaders, servesRemembered: boolean): Promise<Caller>;
}

/** The caller without tokens, who may read the catalogue. */
export const genericCaller: Caller = { userId: '-1002', registerType: 'G', kind: 'generic' };

/** Treats every request as the generic user's; stands in where no identity module is composed. */
export const anonymousAuthenticator: Authenticator = { authenticate: async () => genericCaller };

/** The customer group of a caller: by the session alone, whatever a call names beside it (CAT-07, AUTH-14). */
export function segmentOf({ kind }: Pick<Caller, 'kind'>): CustomerSegment {
  return kind === 'registered' ? REGISTERED_SEGMENT : GUEST_SEGMENT;
}

/** 401 for a generic user on a call that needs a user of its own. */
export function genericUserNotAllowed(): Fault {
  return new Fault(401, 'CWXFR0268E', 'USR.CWXFR0130E', 'A generic user is not allowed to make this call.');
}

/** The caller, when it is a guest or a registered shopper; otherwise the 401 of section 3.3. */
export async function requireShopper(request: FastifyRequest): Promise<Caller> {
  const caller = await request.caller();
  if (caller.kind === 'generic') throw genericUserNotAllowed();
  return caller;
}

/** The caller, when it is a registered shopper; guests get 403 and generic users 401. */
export async function requireRegistered(request: FastifyRequest): Promise<Caller> {
  const caller = await requireShopper(request);
  if (caller.kind !== 'registered') {
    throw new Fault(403, 'CWXFR0229E', 'ERR_USER_AUTHORITY', 'This call is for registered shoppers.');
  }
  return caller;
}

/** Who really makes a call: holds the locks it takes and stands in the record of what was done for others. */
export function actorOf(caller: Caller): string {
  return caller.actorId ?? caller.userId;
}
