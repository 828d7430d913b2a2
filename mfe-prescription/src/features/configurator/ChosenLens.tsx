import type { Thickness } from '@sightline/shared-lib/domain/lens';
import { useTranslation } from '@sightline/shared-lib/runtime';
import { memo } from 'react';

import type { LensAnswers, Step } from './lensAnswers';
import type { LensFacts } from './lensFacts';
import { optionChosen } from './lensOptions';
import { LensSection } from './LensSection';
import { shownIndex, shownMillimetres } from './lensWords';
import { thicknessFacts } from './thicknessFacts';

interface ChosenLensProps {
  readonly step: Step;
  readonly answers: LensAnswers;
  readonly facts: LensFacts;
}

/** The lens that will be cut for the frame, as chosen or advised, beside the standard one where that is another (RX-12); nothing while it cannot be told. */
export const ChosenLens = memo(function ChosenLens({ step, answers, facts }: ChosenLensProps) {
  const { t, tag } = useTranslation();
  const thickness = thicknessFacts(answers, facts);
  const chosen = optionChosen('thickness', answers, facts)?.code as Thickness | undefined;
  const drawnAs = step === 'thickness' || step === 'review' ? (chosen ?? thickness?.advised) : chosen;
  const pair = thickness && drawnAs ? thickness.bodyOf(drawnAs) : null;
  if (!pair) return null;
  const standard = drawnAs === '1.50' ? null : thickness?.bodyOf('1.50');
  const mm = (value: number) => shownMillimetres(value, tag);
  return (
    <div className="section">
      <LensSection body={pair.body} thickest={pair.thickest} other={standard?.body} />
      <div>
        <p>{t(`Lenses.Only.${pair.thickest}`, { mm: mm(pair.mm) })}</p>
        {standard ? (
          <p className="soft">{t('Lenses.Would', { index: shownIndex('1.50', tag), mm: mm(standard.mm) })}</p>
        ) : null}
      </div>
    </div>
  );
});
