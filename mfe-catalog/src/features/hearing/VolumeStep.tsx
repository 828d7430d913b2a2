import { useTranslation } from '@sightline/shared-lib/runtime';
import { Button, Row } from '@sightline/shared-lib/ui';
import { useEffect, useId, useRef, useState } from 'react';

import {
  LOUDEST_CALIBRATION,
  palmsAmplitude,
  SOFTEST_CALIBRATION,
  toneAmplitude,
  USUAL_CALIBRATION,
} from './soundLevel';
import type { Calibration } from './soundLevel';
import { StepScreen } from './StepScreen';
import type { TonePlayer } from './tonePlayer';

interface VolumeStepProps {
  readonly player: TonePlayer;
  readonly onDone: (calibration: Calibration) => void;
}

/** A faint tone that shows what is to be listened for. */
const SAMPLE = { frequency: 1000, level: 30, ear: 'right', milliseconds: 1200 } as const;

/** The shopper rubs the palms, whose loudness is roughly known, and sets the sample to the same: from then on levels mean something. */
export function VolumeStep({ player, onDone }: VolumeStepProps) {
  const { t } = useTranslation();
  const [calibration, setCalibration] = useState<Calibration>(USUAL_CALIBRATION);
  const [playing, setPlaying] = useState(false);
  const sound = useRef<ReturnType<TonePlayer['palms']> | null>(null);
  const id = useId();
  const stop = () => {
    sound.current?.stop();
    sound.current = null;
    setPlaying(false);
  };
  useEffect(() => () => sound.current?.stop(), []);
  const toggle = () => {
    if (sound.current) return stop();
    sound.current = player.palms(palmsAmplitude(calibration));
    return setPlaying(true);
  };
  const change = (next: number) => {
    setCalibration(next);
    sound.current?.setAmplitude(palmsAmplitude(next));
  };
  const sample = () => {
    stop();
    const { frequency, level, ear, milliseconds } = SAMPLE;
    setTimeout(player.tone({ frequency, ear, amplitude: toneAmplitude(level, frequency, calibration) }), milliseconds);
  };
  return (
    <StepScreen title={t('Hearing.Volume.Title')} text={t('Hearing.Volume.Text')}>
      <ol className="list">
        {(['Hearing.Volume.Rub', 'Hearing.Volume.Match', 'Hearing.Volume.Leave'] as const).map((key) => (
          <li key={key}>{t(key)}</li>
        ))}
      </ol>
      <div>
        <Button variant={playing ? 'outlined' : 'filled'} aria-pressed={playing} onClick={toggle}>
          {t(playing ? 'Hearing.Volume.Stop' : 'Hearing.Volume.Play')}
        </Button>
      </div>
      <div className="volume">
        <label htmlFor={id} className="strong">
          {t('Hearing.Volume.Level')}
        </label>
        <input
          id={id}
          type="range"
          min={SOFTEST_CALIBRATION}
          max={LOUDEST_CALIBRATION}
          step={2}
          value={calibration}
          aria-valuetext={t('Hearing.Volume.Value', { level: calibration - SOFTEST_CALIBRATION })}
          onChange={(event) => change(Number(event.target.value))}
        />
        <p className="ends small soft" aria-hidden="true">
          <span>{t('Hearing.Volume.Softer')}</span>
          <span>{t('Hearing.Volume.Louder')}</span>
        </p>
      </div>
      <Row>
        <Button
          icon="arrow"
          variant={playing ? 'filled' : 'outlined'}
          onClick={() => {
            stop();
            onDone(calibration);
          }}
        >
          {t('Hearing.Volume.Done')}
        </Button>
        <Button variant="text" onClick={sample}>
          {t('Hearing.Volume.Sample')}
        </Button>
      </Row>
    </StepScreen>
  );
}
