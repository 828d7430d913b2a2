import type { TextKey } from '@sightline/shared-lib/contracts';
import { useTranslation } from '@sightline/shared-lib/runtime';
import { Note } from '@sightline/shared-lib/ui';

import { LARGEST_FILE_MB } from './pictureInput';
import type { Trouble } from './useTryOn';

const TROUBLES: Readonly<Record<Trouble, readonly [title: TextKey, text: TextKey]>> = {
  refused: ['TryOn.Trouble.Refused', 'TryOn.Trouble.RefusedText'],
  none: ['TryOn.Trouble.NoCamera', 'TryOn.Trouble.NoCameraText'],
  busy: ['TryOn.Trouble.Busy', 'TryOn.Trouble.BusyText'],
  'no-face': ['TryOn.Trouble.NoFace', 'TryOn.Trouble.NoFaceText'],
  unreadable: ['TryOn.Trouble.Unreadable', 'TryOn.Trouble.UnreadableText'],
  failed: ['TryOn.Trouble.Failed', 'TryOn.Trouble.FailedText'],
};

/** Why it did not work, and what does. */
export function TroubleNote({ why }: { readonly why: Trouble }) {
  const { t } = useTranslation();
  const [title, text] = TROUBLES[why];
  return (
    <Note tone="warn" live="alert" title={t(title)}>
      {t(text, { megabytes: LARGEST_FILE_MB })}
    </Note>
  );
}
