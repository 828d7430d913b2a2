import type { PlatformCall } from '../../contracts';
import { needsIdentity } from '../../domain/session/failureTable';
import type { PlatformClientConfig } from './config';
import { failureOfAnswer } from './failure';
import { retryAfterTokenChange } from './retry';
import { bodyText, isSuccess } from './transport';
import type { WireAnswer } from './transport';

/** Calls that make or end an identity cannot wait for one. */
const OF_IDENTITY = /\/(guest|login)identity(\/@self)?$/;

/**
 * True when the call is to be repeated as a guest (contract 3.3): it would change something, and was sent without tokens. A visitor who
 * only looks has nothing to read, and stays nobody: robots never become guests (AUTH-01).
 */
function wantsGuest(call: PlatformCall, answer: WireAnswer): boolean {
  if (call.method === 'GET' || OF_IDENTITY.test(call.path) || isSuccess(answer)) return false;
  return needsIdentity(failureOfAnswer(answer.status, bodyText(answer), ''));
}

/** Sends a call with the shopper's tokens: again while tokens change (AUTH-06), and once more as a guest where it takes one (AUTH-01). */
export async function sendAsShopper(
  call: PlatformCall,
  config: PlatformClientConfig,
  once: () => Promise<WireAnswer>,
): Promise<WireAnswer> {
  const { session } = config;
  const isNobody = !session?.headers()['WCToken'];
  const answer = await retryAfterTokenChange(config, once);
  if (!session?.ensureIdentity || !isNobody || !wantsGuest(call, answer)) return answer;
  const isGuest = await session.ensureIdentity().then(
    () => true,
    // Whoever creates the guest has told of that failure; the call's own is told by its caller.
    () => false,
  );
  return isGuest ? retryAfterTokenChange(config, once) : answer;
}
