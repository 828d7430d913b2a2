import { useServices, useTranslation } from '@sightline/shared-lib/runtime';
import { Steps } from '@sightline/shared-lib/ui';
import { useEffect, useRef, useState } from 'react';

import { Audiogram } from './Audiogram';
import { HeadphonesStep } from './HeadphonesStep';
import { currentEar, nextTrial } from './hearingProcedure';
import type { Procedure } from './procedure';
import { HearingLayout } from './HearingLayout';
import type { Ear } from './hearingReference';
import { forgetResult, keepResult, levelsOf, resultOf } from './hearingResult';
import type { HearingResult } from './hearingResult';
import { ListenStep } from './ListenStep';
import { ResultStep } from './ResultStep';
import { RoomStep } from './RoomStep';
import { SoFar } from './SoFar';
import type { Calibration } from './soundLevel';
import { createTonePlayer } from './tonePlayer';
import type { TonePlayer } from './tonePlayer';
import { VolumeStep } from './VolumeStep';

/** Where in the check one is. */
export type Stage =
  | { readonly step: 'room' }
  | { readonly step: 'headphones'; readonly first: Ear }
  | { readonly step: 'volume'; readonly first: Ear; readonly player: TonePlayer }
  | { readonly step: 'listen'; readonly first: Ear; readonly player: TonePlayer; readonly calibration: Calibration }
  | { readonly step: 'result'; readonly result: HearingResult };

const IN_THE_ROOM: Stage = { step: 'room' };

const STEP_KEYS = ['Hearing.Step.Room', 'Hearing.Step.Headphones', 'Hearing.Step.Volume'] as const;
const EARS = ['Hearing.Right', 'Hearing.Left'] as const;

function stepIndex(stage: Stage, progress: Procedure | null): number {
  if (stage.step === 'listen') return 3 + (progress?.earIndex ?? 0);
  return { room: 0, headphones: 1, volume: 2, result: 5 }[stage.step];
}

interface HearingCheckProps {
  /** Where it begins: in the room unless told, or with a result kept on this device. */
  readonly begin?: Stage;
  /** Leaves the check. */
  readonly onLeave: () => void;
  readonly makePlayer?: () => TonePlayer | null;
}

/** The hearing check from the quiet room to the audiogram (ADV-03). Nothing of it leaves the device. */
export function HearingCheck({ begin = IN_THE_ROOM, onLeave, makePlayer = createTonePlayer }: HearingCheckProps) {
  const { storage } = useServices();
  const { t } = useTranslation();
  const [stage, setStage] = useState<Stage>(begin);
  const [progress, setProgress] = useState<Procedure | null>(null);
  const player = useRef<TonePlayer | null>(null);
  useEffect(() => () => player.current?.close(), []);
  const getPlayer = () => (player.current ??= makePlayer());

  const first = 'first' in stage ? stage.first : (progress?.ears[0] ?? 'right');
  const ears = first === 'right' ? EARS : EARS.toReversed();
  const labels = [...STEP_KEYS, ...ears, 'Hearing.Step.Result' as const].map((key) => ({ label: t(key) }));
  const listens = stage.step === 'listen' && progress;
  const trial = listens && progress.status === 'running' ? nextTrial(progress) : null;
  const tone = trial?.kind === 'tone' ? trial.frequency : undefined;

  return (
    <HearingLayout data-wide={stage.step === 'listen' || stage.step === 'result' ? '' : undefined}>
      {stage.step === 'room' ? (
        <RoomStep onDone={(ear) => setStage({ step: 'headphones', first: ear })} />
      ) : stage.step === 'headphones' ? (
        <HeadphonesStep
          getPlayer={getPlayer}
          onDone={() => player.current && setStage({ step: 'volume', first, player: player.current })}
        />
      ) : stage.step === 'volume' ? (
        <VolumeStep
          player={stage.player}
          onDone={(calibration) => setStage({ step: 'listen', first, player: stage.player, calibration })}
        />
      ) : stage.step === 'listen' ? (
        <ListenStep
          first={stage.first}
          player={stage.player}
          calibration={stage.calibration}
          onProgress={setProgress}
          onDone={(done) => {
            const result = resultOf(done, Date.now());
            keepResult(storage, result);
            setStage({ step: 'result', result });
          }}
        />
      ) : (
        <ResultStep
          result={stage.result}
          onErase={() => {
            forgetResult(storage);
            onLeave();
          }}
          onRepeat={() => {
            setProgress(null);
            setStage({ step: 'room' });
          }}
        />
      )}
      {listens ? (
        <SoFar levels={levelsOf(progress)} now={tone} key={currentEar(progress)} />
      ) : stage.step === 'result' ? (
        <Audiogram title={t('Hearing.Audiogram.Title')} levels={stage.result.levels} withTable />
      ) : null}
      <div className="progress">
        <Steps label={t('Hearing.Steps')} steps={labels} current={stepIndex(stage, progress)} numbered={false} />
      </div>
    </HearingLayout>
  );
}
