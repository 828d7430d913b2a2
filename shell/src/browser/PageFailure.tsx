import type { Translate } from '@sightline/shared-lib/contracts';
import { Button, Note } from '@sightline/shared-lib/ui';

/** A page that failed in the browser: it says so in its own place and offers another try (FED-03). */
export function PageFailure({ t, onRetry }: { readonly t: Translate; readonly onRetry: () => void }) {
  return (
    <main id="main" tabIndex={-1}>
      <Note tone="bad">{t('Shell.PartFailed')}</Note>
      <Button variant="outlined" onClick={onRetry}>
        {t('Shell.TryAgain')}
      </Button>
    </main>
  );
}
