import type { PlatformFailure } from '@sightline/shared-lib/contracts';
import { useTranslation } from '@sightline/shared-lib/runtime';
import { RetryNote } from '@sightline/shared-lib/ui';

interface CartFailureProps {
  readonly failure: PlatformFailure | null;
  readonly onRetry: () => void;
  /** The bag that was read before is on the screen. */
  readonly isShown?: boolean;
}

/** The bag could not be read: nothing is lost, and one press tries again. */
export function CartFailure({ failure, onRetry, isShown = false }: CartFailureProps) {
  const { t } = useTranslation();
  const offline = failure?.category === 'network' || failure?.status === 0;
  return (
    <RetryNote
      tone="warn"
      title={t(offline ? 'Cart.Offline.Title' : 'Cart.Failed.Title')}
      retryText={t('Cart.TryAgain')}
      onRetry={onRetry}
    >
      {t(offline && !isShown ? 'Cart.Offline.Text' : 'Cart.Failed.Text')}
    </RetryNote>
  );
}
