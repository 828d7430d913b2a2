import { useTranslation } from '@sightline/shared-lib/runtime';
import { Button, Note, RadioGroup } from '@sightline/shared-lib/ui';
import { useState } from 'react';

import type { Ear } from './hearingReference';
import { StepScreen } from './StepScreen';

/** A quiet room, headphones, and which ear begins: the better one first (ISO 8253-1). */
export function RoomStep({ onDone }: { readonly onDone: (first: Ear) => void }) {
  const { t } = useTranslation();
  const [better, setBetter] = useState('same');
  return (
    <StepScreen first title={t('Hearing.Room.Title')} text={t('Hearing.Room.Text')}>
      <ul className="list">
        {['Hearing.Room.Headphones', 'Hearing.Room.Quiet', 'Hearing.Room.Time'].map((key) => (
          <li key={key}>{t(key)}</li>
        ))}
      </ul>
      <RadioGroup
        legend={t('Hearing.Room.Better')}
        name="better-ear"
        value={better}
        onChange={(event) => setBetter(event.target.value)}
        options={[
          { value: 'same', label: t('Hearing.Room.Same') },
          { value: 'right', label: t('Hearing.RightEar') },
          { value: 'left', label: t('Hearing.LeftEar') },
        ]}
      />
      <Note title={t('Hearing.Screening')}>{t('Hearing.Urgent')}</Note>
      <div>
        <Button icon="arrow" onClick={() => onDone(better === 'left' ? 'left' : 'right')}>
          {t('Hearing.Room.Go')}
        </Button>
      </div>
    </StepScreen>
  );
}
