import type { Authenticator, Clock, Db, MigrationSet, RoutePlugin } from '../../kernel';

import { accountDeletionRoutes } from './accountDeletion.routes';
import { createAccountDeletions } from './accountDeletion.service';
import type { DeletionHandler, HoldHandler, PartHandler } from './accountDeletion.service';
import { createAccountService } from './account.service';
import { appointmentRoutes } from './appointment.routes';
import { createAppointmentService } from './appointment.service';
import { createAssistantService } from './assistant.service';
import type { AssistantService } from './assistant.service';
import type { ForgetHandler } from './guestHousekeeping';
import { identityMigrations } from './identity.migrations';
import { identityRoutes } from './identity.routes';
import { createIdentityService } from './identity.service';
import type { IdentityService } from './identity.service';
import { defaultIdentitySettings } from './identity.settings';
import type { IdentitySettings } from './identity.settings';
import { createLogonService } from './logon.service';
import type { MergeHandler, ReplacedHandler } from './logon.service';
import { codeHasher } from './passwordHash';
import type { CodeHasher } from './passwordHash';
import { passwordExpiryRoutes } from './passwordExpiry.routes';
import { createRecognition } from './recognition.service';
import { createSocialService } from './social.service';
import type { ProvenHandler, SocialVerifier } from './social.service';

export { logonFaults, notAuthorised, sessionFaults } from './identity.errors';
export { passwordText, storeParams, storePath } from './identity.schemas';
export { identitySettingsFrom } from './identity.settings';
export { normaliseLogonId } from './member.repository';
export { openIdVerifiers } from './openIdVerifier';
export { passwordReused } from './passwordPolicy';
export type { Session } from './account.service';
export type { AssistantService } from './assistant.service';
export type { CodeHasher } from './passwordHash';
export type { Account, IdentityService } from './identity.service';
export type { ForgetHandler } from './guestHousekeeping';
export type { DeletionHandler, PartHandler } from './accountDeletion.service';
export type { IdentitySettings } from './identity.settings';
export type { MergeHandler } from './logon.service';
export type { Recognised } from './recognition.service';
export type { ProvenAddress, SocialIdentity, SocialVerifier } from './social.service';
export type { Visitor } from './visitor';

export interface IdentityModule {
  routes: RoutePlugin;
  /** Calls that make and unmake assistants, and let passwords expire; none without the operations token. */
  operations(token: string | undefined): RoutePlugin;
  service: IdentityService;
  authenticator: Authenticator;
  /** Store assistants, who act for shoppers. */
  assistants: AssistantService;
  /** Hashes the short codes other modules mail, at the price of a password. */
  codes: CodeHasher;
  /** How long a deletion waits, and orders of deleted accounts keep their names. */
  times: Pick<IdentitySettings, 'deletionGraceDays' | 'ordersKeptYears'>;
  migrations: MigrationSet;
}

export interface IdentityDependencies {
  db: Db;
  clock: Clock;
  settings?: Partial<IdentitySettings>;
  socialProviders?: ReadonlyMap<string, SocialVerifier>;
}

/** Sessions, sign-in and accounts. */
export function createIdentityModule(dependencies: IdentityDependencies): IdentityModule {
  const { db, clock } = dependencies;
  const settings = { ...defaultIdentitySettings, ...dependencies.settings };
  const mergeHandlers: MergeHandler[] = [];
  const replacedHandlers: ReplacedHandler[] = [];
  const provenHandlers: ProvenHandler[] = [];
  const forgetHandlers: ForgetHandler[] = [];
  const partHandlers: PartHandler[] = [];
  const deletionHandlers: DeletionHandler[] = [];
  const holdHandlers: HoldHandler[] = [];
  const deletions = createAccountDeletions(
    db,
    clock,
    settings,
    partHandlers,
    forgetHandlers,
    deletionHandlers,
    holdHandlers,
  );
  const recognition = createRecognition(db, clock, settings);
  const accounts = createAccountService(clock, settings);
  const logons = createLogonService({ db, clock, settings, accounts, mergeHandlers, replacedHandlers });
  const providers = dependencies.socialProviders ?? new Map<string, SocialVerifier>();
  const social = createSocialService({ db, accounts, logons, providers, provenHandlers });
  const service = createIdentityService({
    db,
    clock,
    settings,
    accounts,
    logons,
    recognition,
    mergeHandlers,
    replacedHandlers,
    provenHandlers,
    forgetHandlers,
    partHandlers,
    deletionHandlers,
    holdHandlers,
    deletions,
  });
  return {
    routes: async (app) => {
      await identityRoutes(service, logons, social)(app);
      await accountDeletionRoutes(deletions, settings)(app);
    },
    operations: (token) => async (app) => {
      await appointmentRoutes(createAppointmentService(db, clock, service), token)(app);
      await passwordExpiryRoutes(db, service, token)(app);
    },
    service,
    authenticator: recognition,
    assistants: createAssistantService(db, clock),
    codes: codeHasher(settings.passwordCost),
    times: settings,
    migrations: identityMigrations,
  };
}
