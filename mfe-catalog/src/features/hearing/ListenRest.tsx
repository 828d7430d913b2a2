import { useTranslation } from '@sightline/shared-lib/runtime';
import { Button } from '@sightline/shared-lib/ui';

import type { Ear } from './hearingReference';
import { StepScreen } from './StepScreen';

/** Too many silences were answered: the same ear again. */
export function OnceMore({ ear, onGo }: { readonly ear: Ear; readonly onGo: () => void }) {
  const { t } = useTranslation();
  return (
    <StepScreen
      title={t('Hearing.False.Title')}
      place={t(ear === 'right' ? 'Hearing.RightEar' : 'Hearing.LeftEar')}
      text={t('Hearing.False.Text')}
    >
      <div>
        <Button icon="arrow" onClick={onGo}>
          {t('Hearing.False.Repeat')}
        </Button>
      </div>
    </StepScreen>
  );
}

/** One ear is done, the next one waits. */
export function BetweenEars({ next, onGo }: { readonly next: Ear; readonly onGo: () => void }) {
  const { t } = useTranslation();
  return (
    <StepScreen
      title={t(next === 'left' ? 'Hearing.Between.Left' : 'Hearing.Between.Right')}
      place={t('Hearing.Between.Place')}
      text={t('Hearing.Between.Text')}
    >
      <div>
        <Button icon="arrow" onClick={onGo}>
          {t('Hearing.Between.Go')}
        </Button>
      </div>
    </StepScreen>
  );
}
