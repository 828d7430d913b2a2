import { useTranslation } from '@sightline/shared-lib/runtime';
import { Note } from '@sightline/shared-lib/ui';

/** What became of the data that a form sent; nothing before it is sent. */
export function SaveOutcome({ outcome }: { readonly outcome: 'saved' | 'failed' | null }) {
  const { t } = useTranslation();
  if (!outcome) return null;
  return (
    <Note tone={outcome === 'saved' ? 'good' : 'bad'} live={outcome === 'saved' ? 'status' : 'alert'}>
      {t(outcome === 'saved' ? 'Profile.Saved' : 'Form.Unavailable')}
    </Note>
  );
}
