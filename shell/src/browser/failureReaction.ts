import { failureOf } from '@sightline/shared-lib/api/client';
import type { EventBus, PlatformFailure, Toasts, Translate } from '@sightline/shared-lib/contracts';
import { sessionReaction } from '@sightline/shared-lib/domain/session';
import { ownValue } from '@sightline/shared-lib/domain/validation';

export interface ReactionOptions {
  readonly toasts: Toasts;
  readonly bus: EventBus;
  readonly t: Translate;
  /** The shop is closed for a while: its page takes the place of whatever is open (SITE-14). */
  readonly showCourtesy: () => void;
  /** Asks a shopper whose session ended to sign in again. */
  readonly signIn: () => Promise<void>;
  readonly now?: () => number;
}

const DEBOUNCE_MS = 1000;
/** A session is over, and a new one is all that is missing. */
const ENDED: ReadonlySet<PlatformFailure['category']> = new Set(['expired', 'invalid']);
const SIGN_IN = 'Shell.SignInOrRegister';
const LOGOUT_PATH = /\/(guest|login)identity\/@self/;
const PROMOTION_PATH = /assigned_promotion_code/;

/** A limit of the platform is reached; its parameters say of what, and how many there may be. */
const FULL = '_ERR_LIMIT_EXCEEDED';
/** Sign-in counts the seconds down by itself; suggestions and places come while somebody types. */
const OWN_WORDS = /\/loginidentity|\/1\/indexes\/|\/geo\//;

/** What can be full, with words of its own. */
const FULL_WORDS = {
  cartLines: 'Shell.Full.cartLines',
  carts: 'Shell.Full.carts',
  addresses: 'Shell.Full.addresses',
  walletCards: 'Shell.Full.walletCards',
  paymentInstructions: 'Shell.Full.paymentInstructions',
  storedFiles: 'Shell.Full.storedFiles',
} as const;
/** When an answer does not say how long to wait. */
const USUAL_SECONDS = 10;

/** Limits are told whatever a call asked for: its form would only say that something went wrong. */
const isAboveLimit = ({ category, errorKey, url }: PlatformFailure) =>
  (category === 'throttled' || errorKey === FULL) && !OWN_WORDS.test(url);

/** True when the shopper is not told: signing out, missing things, promotion codes, calls that asked for silence (ERR-02). */
export function isSilent(failure: PlatformFailure, skipErrorMessage = false): boolean {
  if (LOGOUT_PATH.test(failure.url)) return true;
  // Whoever called, the shopper has to hear why everything of theirs is gone (AUTH-10).
  if (sessionReaction(failure.category).logsOut || isAboveLimit(failure)) return false;
  if (PROMOTION_PATH.test(failure.url)) return true;
  return failure.status === 404 || (skipErrorMessage && failure.status < 500);
}

/**
 * What the shell does with a failure: an analytics event always, a message at most once a second (ERR-01, ERR-02). The client has told of its calls
 * before their callers report them: whoever has words of its own for an answer asked the call for silence, and reporting it adds none.
 */
export function createFailureReaction({ toasts, bus, t, showCourtesy, signIn, now = Date.now }: ReactionOptions) {
  let lastShown = Number.NEGATIVE_INFINITY;
  const told = new WeakSet<PlatformFailure>();

  return (error: unknown, skipErrorMessage = false, isGuest = false): void => {
    const failure = failureOf(error);
    if (failure && told.has(failure)) return;
    if (failure) told.add(failure);
    bus.emit('serverError', {
      source: 'server',
      status: failure?.status || 500,
      errorCode: failure?.errorCode ?? '',
      errorKey: failure?.errorKey ?? '',
    });
    if (failure?.category === 'maintenance') return showCourtesy();
    if (!failure || isSilent(failure, skipErrorMessage)) return;
    if (now() - lastShown < DEBOUNCE_MS) return;
    lastShown = now();
    const action = !isGuest && ENDED.has(failure.category) && { label: t(SIGN_IN), run: () => void signIn() };
    toasts.show({ tone: 'bad', message: messageOf(failure, t, isGuest), ...(action && { action }) });
  };
}

const parametersOf = ({ errorParameters }: PlatformFailure) => errorParameters.join(',').split(',');

function messageOf(failure: PlatformFailure, t: Translate, isGuest: boolean): string {
  if (failure.errorKey === FULL) {
    const [what = '', count = ''] = parametersOf(failure);
    return t(ownValue(FULL_WORDS, what) ?? 'Shell.Full.other', { count });
  }
  switch (failure.category) {
    case 'network':
      // The address alone: what was asked is long, and the shopper's own.
      return t('Shell.NetworkError', { url: failure.url.replace(/\?.*/, '') });
    case 'throttled':
      return t('Shell.TooMany.Calls', { seconds: Number(parametersOf(failure)[0]) || USUAL_SECONDS });
    default:
      return sessionWords(failure, t, isGuest);
  }
}

function sessionWords({ category }: PlatformFailure, t: Translate, isGuest: boolean): string {
  const { titleKey, messageKey, logsOut } = sessionReaction(category);
  // Guests have signed in nowhere; their bag says what became of it.
  if (logsOut && isGuest) return t('SessionError.InvalidTitle');
  return messageKey ? `${t(titleKey)} ${t(messageKey)}` : t(titleKey);
}
