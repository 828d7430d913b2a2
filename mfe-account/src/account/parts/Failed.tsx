import { useTranslation } from '@sightline/shared-lib/runtime';
import { Button, Note } from '@sightline/shared-lib/ui';

/** A part that did not load, in its own place, with the way to try again (look, section 8). */
export function Failed({ what, onAgain }: { readonly what: string; readonly onAgain: () => void }) {
  const { t } = useTranslation();
  return (
    <Note
      tone="bad"
      live="alert"
      action={
        <Button variant="text" onClick={onAgain}>
          {t('Account.TryAgain')}
        </Button>
      }
    >
      {what}
    </Note>
  );
}
