import { defaultPasswordCost } from './passwordHash';
import type { PasswordCost } from './passwordHash';

const minute = 60_000;
const day = 24 * 60 * minute;

/** What an installation may change about sessions; durations in milliseconds. */
export interface IdentitySettings {
  registeredLife: number;
  guestLife: number;
  /** How long "remember me" recognises a shopper after the activity ran out. */
  rememberedLife: number;
  /** Activity is written at most this often. */
  writeThreshold: number;
  throttle: number;
  /** Wrong passwords in a row before signing in is refused for a while. */
  failuresAllowed: number;
  blockedFor: number;
  /** False: a sign-in ends the shopper's other sessions, as the product may do (section 3.3). */
  allowMultipleLogon: boolean;
  /** 400 for clients of older builds (section 3.6). */
  activityErrorStatus: 400 | 401;
  /** Refuses tokens on requests that a proxy marks as plain HTTP. */
  httpsDemanded: boolean;
  passwordCost: PasswordCost;
  /** Days until which a shopper may take back that the account be deleted. */
  deletionGraceDays: number;
  /** Years that the law makes the shop keep orders with their names, invoices above all. */
  ordersKeptYears: number;
}

export const defaultIdentitySettings: IdentitySettings = {
  registeredLife: 30 * minute,
  guestLife: 7 * day,
  rememberedLife: 30 * day,
  writeThreshold: 10_000,
  throttle: 3000,
  failuresAllowed: 6,
  blockedFor: 5 * minute,
  allowMultipleLogon: true,
  activityErrorStatus: 401,
  httpsDemanded: false,
  passwordCost: defaultPasswordCost,
  deletionGraceDays: 14,
  ordersKeptYears: 10,
};

/** A whole number of the environment between two others; anything else is refused at once. */
function whole(environment: Record<string, string | undefined>, name: string, usual: number, most: number): number {
  const value = Number(environment[name] ?? usual);
  if (!Number.isInteger(value) || value < 0 || value > most) throw new Error(`${name} is not a number up to ${most}`);
  return value;
}

/** Settings with what the environment changes: MULTIPLE_LOGON, ACTIVITY_ERROR_STATUS, HTTPS_DEMANDED, DELETION_GRACE_DAYS, ORDERS_KEPT_YEARS. */
export function identitySettingsFrom(environment: Record<string, string | undefined>): IdentitySettings {
  return {
    ...defaultIdentitySettings,
    allowMultipleLogon: environment['MULTIPLE_LOGON'] !== 'false',
    activityErrorStatus: environment['ACTIVITY_ERROR_STATUS'] === '400' ? 400 : 401,
    httpsDemanded: environment['HTTPS_DEMANDED'] === 'true',
    deletionGraceDays: whole(environment, 'DELETION_GRACE_DAYS', defaultIdentitySettings.deletionGraceDays, 90),
    ordersKeptYears: whole(environment, 'ORDERS_KEPT_YEARS', defaultIdentitySettings.ordersKeptYears, 100),
  };
}
