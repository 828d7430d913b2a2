import { useTranslation } from '@sightline/shared-lib/runtime';
import { RetryNote } from '@sightline/shared-lib/ui';

/** A part of the account that did not load. */
export function Failed({ what, onAgain }: { readonly what: string; readonly onAgain: () => void }) {
  const { t } = useTranslation();
  return (
    <RetryNote retryText={t('Account.TryAgain')} onRetry={onAgain}>
      {what}
    </RetryNote>
  );
}
