import { Button, Note } from '@sightline/shared-lib/ui';
import { useTranslation } from '@sightline/shared-lib/runtime';

/** A page that failed in the browser: it says so in its own place and offers another try (FED-03). */
export function PageFailure({ onRetry }: { readonly onRetry: () => void }) {
  const { t } = useTranslation();
  return (
    <main id="main" tabIndex={-1}>
      <Note tone="bad">{t('Shell.PartFailed')}</Note>
      <Button variant="outlined" onClick={onRetry}>
        {t('Shell.TryAgain')}
      </Button>
    </main>
  );
}
