import { useTranslation } from '@sightline/shared-lib/runtime';
import { Button, Note, RadioGroup } from '@sightline/shared-lib/ui';
import { useState } from 'react';

import type { Ear } from './hearingReference';
import { measureRoom, QUIET_ENOUGH } from './roomNoise';
import type { RoomNoise } from './roomNoise';
import { StepScreen } from './StepScreen';

interface RoomStepProps {
  readonly onDone: (first: Ear) => void;
  readonly measure?: typeof measureRoom;
}

/** A quiet room, headphones, and which ear begins: the better one first (ISO 8253-1). */
export function RoomStep({ onDone, measure = measureRoom }: RoomStepProps) {
  const { t } = useTranslation();
  const [noise, setNoise] = useState<RoomNoise | 'unknown' | 'measuring'>('unknown');
  const listen = async () => {
    setNoise('measuring');
    setNoise(await measure());
  };
  const [better, setBetter] = useState('same');
  return (
    <StepScreen first title={t('Hearing.Room.Title')} text={t('Hearing.Room.Text')}>
      <ul className="list">
        {(['Hearing.Room.Headphones', 'Hearing.Room.Quiet', 'Hearing.Room.Time'] as const).map((key) => (
          <li key={key}>{t(key)}</li>
        ))}
      </ul>
      {noise === 'unknown' || noise === 'measuring' ? (
        <div>
          <Button variant="outlined" size="small" busy={noise === 'measuring'} onClick={() => void listen()}>
            {t('Hearing.Room.Measure')}
          </Button>
        </div>
      ) : (
        <RoomAnswer noise={noise} />
      )}
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

/** How loud the room is, in words and roughly in dB. */
function RoomAnswer({ noise }: { readonly noise: RoomNoise }) {
  const { t } = useTranslation();
  if (!noise.heard) return <Note live="status">{t('Hearing.Room.Unheard')}</Note>;
  const { level } = noise;
  const isQuiet = level <= QUIET_ENOUGH;
  return (
    <Note tone={isQuiet ? 'good' : 'warn'} live="status">
      {t(isQuiet ? 'Hearing.Room.IsQuiet' : 'Hearing.Room.IsLoud', { level })}
    </Note>
  );
}
