import type { EventBus, PlatformFailure, Toasts, Translate } from '@sightline/shared-lib/contracts';

interface ReactionOptions {
  readonly toasts: Toasts;
  readonly bus: EventBus;
  readonly t: Translate;
  /** The shop is closed for a while: its page takes the place of whatever is open (SITE-14). */
  readonly showCourtesy: () => void;
  readonly now?: () => number;
}

const DEBOUNCE_MS = 1000;
const LOGOUT_PATH = /\/(guest|login)identity\/@self/;
const PROMOTION_PATH = /assigned_promotion_code/;

function failureIn(error: unknown): PlatformFailure | null {
  return error instanceof Error && 'failure' in error ? (error.failure as PlatformFailure) : null;
}

/** Failures that end the session: whoever called, the shopper has to hear why everything of theirs is gone (AUTH-10). */
const ENDS_SESSION: ReadonlySet<PlatformFailure['category']> = new Set(['expired', 'invalid', 'reset']);

/** True when the shopper is not told: signing out, missing things, promotion codes, calls that asked for silence (ERR-02). */
export function isSilent(failure: PlatformFailure, skipErrorMessage = false): boolean {
  if (LOGOUT_PATH.test(failure.url)) return true;
  if (ENDS_SESSION.has(failure.category)) return false;
  if (PROMOTION_PATH.test(failure.url)) return true;
  return failure.status === 404 || (skipErrorMessage && failure.status < 500);
}

/** What the shell does with a failure: an analytics event always, a message at most once a second (ERR-01, ERR-02). */
export function createFailureReaction({ toasts, bus, t, showCourtesy, now = Date.now }: ReactionOptions) {
  let lastShown = Number.NEGATIVE_INFINITY;

  return (error: unknown, skipErrorMessage = false): void => {
    const failure = failureIn(error);
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
    toasts.show({ tone: 'bad', message: messageOf(failure, t) });
  };
}

function messageOf(failure: PlatformFailure, t: Translate): string {
  switch (failure.category) {
    case 'expired':
      return `${t('SessionError.TimeoutTitle')} ${t('SessionError.TimeoutMsg')}`;
    case 'invalid':
      return `${t('SessionError.InvalidTitle')} ${t('SessionError.InvalidMsgB2C')}`;
    case 'reset':
      return `${t('reset.title')} ${t('reset.errorMsg')}`;
    case 'network':
      return t('Shell.NetworkError', { url: failure.url });
    case 'throttled':
      return failure.errorMessage;
    default:
      return t('SessionError.GenericTitle');
  }
}
