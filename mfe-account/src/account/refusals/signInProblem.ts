import { failureOf } from '@sightline/shared-lib/api/client';

/** Seconds the platform makes everybody wait between two attempts (AUTH-08). */
export const PAUSE_SECONDS = 3;

/** Why signing in failed, as far as the shopper is told. */
export interface SignInProblem {
  readonly kind: 'wrong' | 'wait' | 'blocked' | 'expired' | 'pending' | 'locked' | 'unavailable';
  /** Seconds until the next attempt; 0 when there is nothing to wait for. */
  readonly seconds: number;
}

function secondsOf(parameters: readonly string[], message: string): number {
  const found = Number(parameters[0] ?? /\d+/.exec(message)?.[0]);
  return Number.isFinite(found) && found > 0 ? Math.ceil(found) : PAUSE_SECONDS;
}

const KINDS: Readonly<Record<string, SignInProblem['kind']>> = {
  '2170': 'expired',
  '2450': 'pending',
  '2490': 'locked',
};

/** One answer for a wrong e-mail and a wrong password, so that nobody learns who has an account (AUTH-07, AUTH-08). */
export function signInProblem(error: unknown): SignInProblem {
  const failure = failureOf(error);
  if (!failure) return { kind: 'unavailable', seconds: 0 };
  const { status, errorCode, errorParameters, errorMessage } = failure;
  if (status === 429 || errorCode === 'RATE_LIMITED') {
    return { kind: 'wait', seconds: secondsOf(errorParameters, errorMessage) };
  }
  if (errorCode === '2300') return { kind: 'blocked', seconds: secondsOf(errorParameters, errorMessage) };
  const known = KINDS[errorCode];
  if (known) return { kind: known, seconds: 0 };
  if (status === 400 || status === 401) return { kind: 'wrong', seconds: PAUSE_SECONDS };
  return { kind: 'unavailable', seconds: 0 };
}
