import type { IncomingHttpHeaders } from 'node:http';

import { Fault, genericUserNotAllowed } from '../../kernel';
import { logonFaults, sessionFaults } from '../identity';
import type { IdentityService, Visitor } from '../identity';

import type { Site } from './ownerLetters';
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

  async function password(site: Site, headers: IncomingHttpHeaders, request: PersonRequest): Promise<UpdateAnswer> {
    const { xcred_validationCode: code, xcred_logonPasswordOld: current, logonId, logonPassword } = request;
    const verify = request.xcred_logonPasswordVerify ?? request.logonPasswordVerify;
    if (code !== undefined) {
      if (!logonId) throw logonFaults.missing('logonId');
      if (!logonPassword) throw logonFaults.missing('logonPassword');
      return answer({ userId: await passwords.reset(site, logonId, { code, password: logonPassword, verify }) });
    }
    if (current !== undefined || !logonId) {
      if (!current) throw logonFaults.missing('xcred_logonPasswordOld');
      if (!logonPassword) throw logonFaults.missing('logonPassword');
      if (verify === undefined) throw logonFaults.missing('xcred_logonPasswordVerify');
      const { caller, activityId } = await signedIn(headers);
      await passwords.change(site, caller.userId, activityId, { current, password: logonPassword, verify });
      return answer({ userId: caller.userId });
    }
    await passwords.ask(site, logonId);
    return answer({});
  }

  /** Of a profile a guest has the newsletter alone. */
  async function letter(site: Site, userId: string, request: PersonRequest): Promise<UpdateAnswer> {
    const wish = guestLetter(request, site.storeId);
    if (!wish) throw new Fault(403, 'CWXFR0229E', 'ERR_USER_AUTHORITY', 'Register first.');
    await profiles.update(site, userId, wish);
    return answer({ userId });
  }

  return {
    register,
    async update(site, headers, request) {
      if (request.resetPassword === 'true') return password(site, headers, request);
      const { caller } = await signedIn(headers);
      if (caller.kind === 'guest') {
        if (request.logonId === undefined) return letter(site, caller.userId, request);
        return {
          created: true,
          body: await register(await identity.visitor(site.storeId, headers), request, site.langId),
        };
      }
      const { addressId } = await profiles.update(site, caller.userId, request);
      return answer({ userId: caller.userId, ...(addressId ? { addressId } : {}), viewTaskName: 'PersonView' });
    },
  };
}
