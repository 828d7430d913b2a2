import type { PlatformClientConfig } from './config';

/** A 401 this soon after a token update may belong to a call that still carried the old tokens (AUTH-06). */
const RETRY_WINDOW_MS = 10_000;

const MAX_RETRIES = 2;

/** Safari-like browsers need a moment until new tokens are used everywhere (AUTH-06). */
const SAFARI_WAIT_MS = 50;

/** Safari and everything on iOS, which is Safari inside; other browsers name themselves too. */
export function isSafariLike(userAgent: string): boolean {
  if (/iP(hone|ad|od)/.test(userAgent)) return true;
  return /Safari\//.test(userAgent) && !/(Chrome|Chromium|Edg|OPR|Android|jsdom)\//.test(userAgent);
}

function pause(ms: number): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve, ms);
  });
}

/** Repeats an attempt answered 401 within ten seconds of a token update, at most twice (AUTH-06, contract 3.5). */
export async function retryAfterTokenChange<Answer extends { readonly status: number }>(
  config: PlatformClientConfig,
  attempt: () => Promise<Answer>,
): Promise<Answer> {
  const now = config.now ?? Date.now;
  const wait = config.wait ?? pause;
  const userAgent = config.userAgent ?? (typeof navigator === 'undefined' ? '' : navigator.userAgent);
  let answer = await attempt();
  for (let retry = 0; retry < MAX_RETRIES && answer.status === 401; retry += 1) {
    const updated = config.session?.lastTokenUpdate() ?? 0;
    if (updated === 0 || now() - updated >= RETRY_WINDOW_MS) break;
    if (isSafariLike(userAgent)) await wait(SAFARI_WAIT_MS);
    answer = await attempt();
  }
  return answer;
}
