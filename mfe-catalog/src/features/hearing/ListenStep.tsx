import { useTranslation } from '@sightline/shared-lib/runtime';
import { Button, Note } from '@sightline/shared-lib/ui';
import { useEffect, useEffectEvent } from 'react';

import { AnswerButton } from './AnswerButton';
import { currentEar, toneCount } from './hearingProcedure';
import type { Procedure } from './procedure';
import { BetweenEars, OnceMore } from './ListenRest';
import { StepScreen } from './StepScreen';
import { useListening } from './useListening';
import type { ListeningPlan } from './useListening';

interface ListenStepProps extends ListeningPlan {
  /** Told of every answer, so that the audiogram can grow beside it. */
  readonly onProgress: (state: Procedure) => void;
  readonly onDone: (state: Procedure) => void;
}

/** Tones, silences and one large button; between the ears and after too many false answers it waits. */
export function ListenStep({ onProgress, onDone, ...options }: ListenStepProps) {
  const { t } = useTranslation();
  const { state, pause, press, goOn, setPaused } = useListening(options);
  const ear = currentEar(state);
  const tell = useEffectEvent((now: Procedure) => {
    onProgress(now);
    if (now.status === 'done') onDone(now);
  });
  useEffect(() => tell(state), [state]);

  if (state.status === 'too-many-false') return <OnceMore ear={ear} onGo={goOn} />;
  if (state.status === 'ear-done') return <BetweenEars next={state.ears[state.earIndex + 1] ?? 'left'} onGo={goOn} />;
  const earName = t(ear === 'right' ? 'Hearing.RightEar' : 'Hearing.LeftEar');
  return (
    <StepScreen
      title={t('Hearing.Listen.Title')}
      place={t('Hearing.Listen.Place', {
        ear: earName,
        place: Math.min(state.toneIndex + 1, toneCount(state)),
        total: toneCount(state),
      })}
      text={t('Hearing.Listen.Text')}
    >
      {pause ? (
        <Note
          live="status"
          title={t('Hearing.Listen.Paused')}
          action={
            <Button size="small" onClick={() => setPaused(false)}>
              {t('Hearing.Listen.Resume')}
            </Button>
          }
        >
          {t(pause === 'hidden' ? 'Hearing.Listen.Hidden' : 'Hearing.Listen.PausedText')}
        </Note>
      ) : (
        <>
          <AnswerButton onPress={press} />
          <div className="below">
            <Button variant="text" onClick={() => setPaused(true)}>
              {t('Hearing.Listen.Pause')}
            </Button>
          </div>
        </>
      )}
    </StepScreen>
  );
}
