import type { TextKey } from '@sightline/shared-lib/contracts';
import { useServices, useTranslation } from '@sightline/shared-lib/runtime';
import { Button, Note, Row } from '@sightline/shared-lib/ui';
import { useEffect, useRef, useState } from 'react';

import type { Ear } from './hearingReference';
import { SilenceNote } from './SilenceNote';
import type { Silence } from './SilenceNote';
import { toneAmplitude, USUAL_CALIBRATION } from './soundLevel';
import { StepScreen } from './StepScreen';
import type { TonePlayer } from './tonePlayer';

/** The sides in the order they are played: one cannot guess both by always answering the same. */
const SIDES: readonly Ear[] = ['left', 'right'];
const SAMPLE = { frequency: 1000, level: 45, milliseconds: 1200 } as const;

type Answer = Ear | 'both' | 'none';

interface HeadphonesStepProps {
  /** Answers null where the browser has no sound. */
  readonly getPlayer: () => TonePlayer | null;
  readonly onDone: () => void;
}

/** A tone in one ear, then in the other: headphones the wrong way round, one channel for both, or no sound are told apart. */
export function HeadphonesStep({ getPlayer, onDone }: HeadphonesStepProps) {
  const { reportFailure } = useServices();
  const { t } = useTranslation();
  const [round, setRound] = useState(0);
  const [asked, setAsked] = useState(false);
  const [trouble, setTrouble] = useState<Silence | 'swapped' | null>(null);
  const end = useRef<() => void>(() => undefined);
  useEffect(() => () => end.current(), []);

  const play = async () => {
    const player = getPlayer();
    if (!player) return setTrouble('missing');
    if ((await player.unlock()) === 'blocked') return setTrouble('blocked');
    end.current();
    setTrouble(null);
    const ear = SIDES[round] ?? 'right';
    const { frequency, level, milliseconds } = SAMPLE;
    const stop = player.tone({ frequency, ear, amplitude: toneAmplitude(level, frequency, USUAL_CALIBRATION) });
    const timer = setTimeout(stop, milliseconds);
    end.current = () => {
      clearTimeout(timer);
      stop();
      end.current = () => undefined;
    };
    return setAsked(true);
  };
  const answer = (heard: Answer) => {
    setAsked(false);
    if (heard === SIDES[round]) {
      setTrouble(null);
      if (round + 1 >= SIDES.length) onDone();
      else setRound(round + 1);
      return;
    }
    setRound(0);
    setTrouble(heard === 'both' ? 'mono' : heard === 'none' ? 'unheard' : 'swapped');
  };

  return (
    <StepScreen
      title={t('Hearing.Headphones.Title')}
      place={t('Hearing.Headphones.Place', { place: round + 1, total: SIDES.length })}
      text={t('Hearing.Headphones.Text')}
    >
      {trouble === 'swapped' ? (
        <Note tone="warn" live="status" title={t('Hearing.Headphones.Swapped')}>
          {t('Hearing.Headphones.SwappedText')}
        </Note>
      ) : trouble ? (
        <SilenceNote why={trouble} />
      ) : null}
      {asked ? (
        <fieldset className="answers">
          <legend className="strong">{t('Hearing.Headphones.Where')}</legend>
          <Row>
            {(['left', 'right', 'both', 'none'] as const).map((one) => (
              <Button key={one} variant="outlined" onClick={() => answer(one)}>
                {t(ANSWER_KEYS[one])}
              </Button>
            ))}
          </Row>
        </fieldset>
      ) : null}
      <div>
        <Button variant={asked ? 'text' : 'filled'} onClick={() => void play().catch(reportFailure)}>
          {t(asked ? 'Hearing.Headphones.Again' : 'Hearing.Headphones.Play')}
        </Button>
      </div>
    </StepScreen>
  );
}

const ANSWER_KEYS: Readonly<Record<Answer, TextKey>> = {
  left: 'Hearing.Headphones.Left',
  right: 'Hearing.Headphones.Right',
  both: 'Hearing.Headphones.Both',
  none: 'Hearing.Headphones.None',
};
