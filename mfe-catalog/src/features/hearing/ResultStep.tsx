import type { TextKey } from '@sightline/shared-lib/contracts';
import { useServices, useTranslation } from '@sightline/shared-lib/runtime';
import { Button, ButtonLink, Note, Row } from '@sightline/shared-lib/ui';

import type { Ear, HearingGrade } from './hearingReference';
import { earGrade, heardNothing, meanLevel, RESULT_DAYS } from './hearingResult';
import type { HearingResult } from './hearingResult';
import { HEARING_STORES, SilenceNote } from './SilenceNote';
import { StepScreen } from './StepScreen';

const GRADE_KEYS: Readonly<Record<HearingGrade, TextKey>> = {
  typical: 'Hearing.Grade.Typical',
  mild: 'Hearing.Grade.Mild',
  moderate: 'Hearing.Grade.Moderate',
  marked: 'Hearing.Grade.Marked',
};

/** Ears further apart than this, in dB, are worth a look by somebody. */
const FAR_APART = 15;

interface ResultStepProps {
  readonly result: HearingResult;
  /** Erased on the device: nothing remains to show. */
  readonly onErase: () => void;
  readonly onRepeat: () => void;
}

/** What the audiogram says in words, carefully, and the way to somebody who can say more. */
export function ResultStep({ result, onErase, onRepeat }: ResultStepProps) {
  const { navigation, site } = useServices();
  const { t, tag } = useTranslation();
  const { levels, doubtful, takenAt } = result;
  const silent = heardNothing(result);
  const grades = { right: earGrade(levels.right), left: earGrade(levels.left) };
  const [right, left] = [meanLevel(levels.right), meanLevel(levels.left)];
  const apart = right !== null && left !== null && Math.abs(right - left) >= FAR_APART;
  const allTypical = grades.right === 'typical' && grades.left === 'typical';
  const line = (ear: Ear) => {
    const grade = grades[ear];
    return grade === null
      ? null
      : t('Hearing.Result.Ear', {
          ear: t(ear === 'right' ? 'Hearing.RightEar' : 'Hearing.LeftEar'),
          grade: t(GRADE_KEYS[grade]),
        });
  };
  return (
    <StepScreen
      title={t('Hearing.Result.Title')}
      place={t('Hearing.Result.Taken', {
        date: new Intl.DateTimeFormat(tag, { dateStyle: 'long' }).format(takenAt),
      })}
    >
      {silent ? (
        <SilenceNote why="unheard" />
      ) : (
        <>
          {doubtful ? (
            <Note tone="warn" title={t('Hearing.Result.Doubtful')}>
              {t('Hearing.Result.DoubtfulText')}
            </Note>
          ) : null}
          <ul className="list">
            <li>{line('right')}</li>
            <li>{line('left')}</li>
          </ul>
          <p className="soft">
            {t(allTypical ? 'Hearing.Result.Fine' : 'Hearing.Result.Further')}
            {apart ? ` ${t('Hearing.Result.Apart')}` : ''}
          </p>
        </>
      )}
      <p className="small soft">
        <span className="strong">{t('Hearing.Screening')}</span> {t('Hearing.Uncalibrated')}
      </p>
      <Row>
        {site.config.isStoreLocatorEnabled ? (
          <ButtonLink icon="arrow" href={navigation.localise(HEARING_STORES)}>
            {t('Hearing.Result.Book')}
          </ButtonLink>
        ) : null}
        <Button variant="outlined" onClick={onRepeat}>
          {t('Hearing.Result.Repeat')}
        </Button>
      </Row>
      <Row>
        <Button variant="text" onClick={() => window.print()}>
          {t('Hearing.Result.Print')}
        </Button>
        <Button variant="text" onClick={onErase}>
          {t('Hearing.Result.Erase')}
        </Button>
      </Row>
      <p className="small soft">{t('Hearing.Result.Kept', { days: RESULT_DAYS })}</p>
    </StepScreen>
  );
}
