import type { FastifyRequest } from 'fastify';

import type { Caller } from './caller';
import { genericUserNotAllowed } from './caller';
import { Fault, invalidInput } from './errors';

/** The shopper a request names in `forUser` (a logon id) or `forUserId` (contract 2). */
export interface NamedShopper {
  readonly forUser?: string;
  readonly forUserId?: string;
}

/** Decides who may act for whom. */
export interface BehalfAuthority {
  /** The named shopper with the caller as its actor; throws for oneself (400), without authority (403), for nobody (400). */
  actFor(caller: Caller, storeId: string, named: NamedShopper): Promise<Caller>;
}

declare module 'fastify' {
  interface FastifyContextConfig {
    /** `served`: an assistant may make this call for a shopper. `own`: it is about the caller's session whomever it names. */
    behalf?: 'served' | 'own';
  }
}

/** 403: the caller may not act for the shopper. */
export function noAuthority(): Fault {
  return new Fault(403, 'CMN1501E', '_ERR_USER_AUTHORITY', 'CMN1501E: You may not act for this user.');
}

/** Stands in where no identity module is composed: nobody acts for others. */
export const nobodyActs: BehalfAuthority = {
  async actFor(caller, _storeId, { forUser, forUserId }) {
    if (forUserId === caller.userId || forUser === caller.userId) throw invalidInput('forUserId');
    throw noAuthority();
  },
};

const mount = '/wcs/resources/';

/** Whom a request of the transaction service names; null when it names nobody. */
export function namedShopper(request: FastifyRequest): NamedShopper | null {
  if (!request.url.startsWith(mount) || request.routeOptions.config.behalf === 'own') return null;
  const { forUser, forUserId } = request.query as Readonly<Record<string, unknown>>;
  if (forUser === undefined && forUserId === undefined) return null;
  for (const [name, value] of Object.entries({ forUser, forUserId })) {
    if (value !== undefined && (typeof value !== 'string' || value === '' || value.length > 254))
      throw invalidInput(name);
  }
  return {
    ...(typeof forUser === 'string' ? { forUser } : {}),
    ...(typeof forUserId === 'string' ? { forUserId } : {}),
  };
}

/** The caller a request runs as. Calls that are not served on behalf refuse it, so that none acts on the wrong cart by mistake. */
export async function runAs(request: FastifyRequest, session: Caller, authority: BehalfAuthority): Promise<Caller> {
  const named = namedShopper(request);
  if (!named) return session;
  if (session.kind === 'generic') throw genericUserNotAllowed();
  const { storeId = '' } = request.params as { storeId?: string };
  const shopper = await authority.actFor(session, storeId, named);
  if (request.routeOptions.config.behalf === 'served') return shopper;
  throw invalidInput(named.forUserId === undefined ? 'forUser' : 'forUserId', 'This call cannot be made for others.');
}
