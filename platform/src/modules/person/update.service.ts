import type { IncomingHttpHeaders } from 'node:http';

import { Fault, genericUserNotAllowed } from '../../kernel';
import { logonFaults, sessionFaults } from '../identity';
import type { IdentityService, Visitor } from '../identity';

import type { PasswordService } from './password.service';
import { guestLetter } from './newsletter.domain';
import type { ProfileFields } from './profile.domain';
import type { ProfileService } from './profile.service';
import type { Registered, RegistrationService } from './registration.service';

/** The body of POST person and of PUT person/@self, which tells its uses apart by its members (section 12.4). */
export interface PersonRequest extends ProfileFields {
  logonId?: string;
  logonPassword?: string;
  logonPasswordVerify?: string;
  profileType?: 'C' | 'B';
  validationCode?: string;
  resetPassword?: string;
  xcred_logonPasswordOld?: string;
  xcred_logonPasswordVerify?: string;
  xcred_validationCode?: string;
}

export interface UpdateAnswer {
  created: boolean;
  body: object;
}

/** Store and language of a call. */
export interface Site {
  readonly storeId: string;
  readonly langId: string | undefined;
}

export interface UpdateService {
  register(visitor: Visitor, request: PersonRequest, langId: string | undefined): Promise<Registered>;
  update(site: Site, headers: IncomingHttpHeaders, request: PersonRequest): Promise<UpdateAnswer>;
}

export interface UpdateDependencies {
  identity: IdentityService;
  registrations: RegistrationService;
  profiles: ProfileService;
  passwords: PasswordService;
}

export function createUpdateService({
  identity,
  registrations,
  profiles,
  passwords,
}: UpdateDependencies): UpdateService {
  const answer = (body: object): UpdateAnswer => ({ created: false, body });

  async function register(visitor: Visitor, request: PersonRequest, langId: string | undefined): Promise<Registered> {
    const { logonId, logonPassword } = request;
    if (!logonId) throw logonFaults.missing('logonId');
    if (!logonPassword) throw logonFaults.missing('logonPassword');
    return registrations.register(visitor, { ...request, logonId, logonPassword }, langId);
  }

  async function signedIn(headers: IncomingHttpHeaders) {
    const session = await identity.recognise(headers);
    if (session.partial) throw sessionFaults.partial();
    if (session.caller.kind === 'generic') throw genericUserNotAllowed();
    return session;
  }

  async function password(
    { storeId, langId }: Site,
    headers: IncomingHttpHeaders,
    request: PersonRequest,
  ): Promise<UpdateAnswer> {
    const { xcred_validationCode: code, xcred_logonPasswordOld: current, logonId, logonPassword } = request;
    const verify = request.xcred_logonPasswordVerify ?? request.logonPasswordVerify;
    if (code !== undefined) {
      if (!logonId) throw logonFaults.missing('logonId');
      if (!logonPassword) throw logonFaults.missing('logonPassword');
      return answer({ userId: await passwords.reset(logonId, code, logonPassword, verify) });
    }
    if (current !== undefined || !logonId) {
      if (!current) throw logonFaults.missing('xcred_logonPasswordOld');
      if (!logonPassword) throw logonFaults.missing('logonPassword');
      if (verify === undefined) throw logonFaults.missing('xcred_logonPasswordVerify');
      const { caller, activityId } = await signedIn(headers);
      await passwords.change(caller.userId, activityId, { current, password: logonPassword, verify });
      return answer({ userId: caller.userId });
    }
    await passwords.ask(logonId, storeId, langId);
    return answer({});
  }

  /** Of a profile a guest has the newsletter alone. */
  async function letter(userId: string, storeId: string, request: PersonRequest): Promise<UpdateAnswer> {
    const wish = guestLetter(request, storeId);
    if (!wish) throw new Fault(403, 'CWXFR0229E', 'ERR_USER_AUTHORITY', 'Register first.');
    await profiles.update(userId, storeId, wish);
    return answer({ userId });
  }

  return {
    register,
    async update(site, headers, request) {
      const { storeId, langId } = site;
      if (request.resetPassword === 'true') return password(site, headers, request);
      const { caller } = await signedIn(headers);
      if (caller.kind === 'guest') {
        if (request.logonId === undefined) return letter(caller.userId, storeId, request);
        return { created: true, body: await register(await identity.visitor(storeId, headers), request, langId) };
      }
      const { addressId } = await profiles.update(caller.userId, storeId, request);
      return answer({ userId: caller.userId, ...(addressId ? { addressId } : {}), viewTaskName: 'PersonView' });
    },
  };
}
