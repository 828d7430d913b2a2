import { useTranslation } from '@sightline/shared-lib/runtime';
import { Note } from '@sightline/shared-lib/ui';

/** A form that did not arrive: nothing changed, what was typed is still there. */
export function Unavailable() {
  const { t } = useTranslation();
  return (
    <Note tone="bad" live="alert">
      {t('Form.Unavailable')}
    </Note>
  );
}
