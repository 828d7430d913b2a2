import type { TextKey } from '@sightline/shared-lib/contracts';
import { useTranslation } from '@sightline/shared-lib/runtime';
import { Button, FileDrop, Note, Row } from '@sightline/shared-lib/ui';

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

interface SourceChoiceProps {
  readonly trouble?: Trouble | undefined;
  readonly onCamera: () => void;
  readonly onFile: (file: File) => void;
  readonly onSample: () => void;
}

/** Three ways to a face: the camera, a photo, or the studio head; all of them stay on the device. */
export function SourceChoice({ trouble, onCamera, onFile, onSample }: SourceChoiceProps) {
  const { t } = useTranslation();
  return (
    <div className="sources">
      {trouble ? <TroubleNote why={trouble} /> : null}
      <div className="ways">
        <div className="way">
          <p className="t2">{t('TryOn.Camera.Title')}</p>
          <p className="soft">{t('TryOn.Camera.Text')}</p>
          <Row>
            <Button variant="outlined" icon="arrow" onClick={onCamera}>
              {t('TryOn.Camera.Open')}
            </Button>
            <Button variant="text" onClick={onSample}>
              {t('TryOn.Sample')}
            </Button>
          </Row>
        </div>
        <FileDrop
          title={t('TryOn.Photo.Title')}
          hint={t('TryOn.Photo.Hint')}
          choose={t('TryOn.Photo.Choose')}
          accept="image/*"
          onAdd={([file]) => file && onFile(file)}
        />
      </div>
      <Note title={t('TryOn.Private')}>{t('TryOn.PrivateText')}</Note>
    </div>
  );
}
