import type { Thickness } from '@sightline/shared-lib/domain/lens';
import { hasPrism } from '@sightline/shared-lib/domain/prescription';
import { useTranslation } from '@sightline/shared-lib/runtime';

import { CodeQuestion, type CodeQuestionProps } from './CodeQuestion';
import type { LensAnswers } from './lensAnswers';
import type { LensFacts } from './lensFacts';
import { thicknessFacts, thicknessWords } from './thicknessFacts';

interface ThicknessQuestionProps extends Omit<CodeQuestionProps, 'step' | 'more'> {
  readonly answers: LensAnswers;
  readonly facts: LensFacts;
}

/** How thin, with millimetres, grams and advice where the values are known (RX-12). */
export function ThicknessQuestion({ answers, facts, ...rows }: ThicknessQuestionProps) {
  const { t, tag } = useTranslation();
  const thickness = thicknessFacts(answers, facts);
  const eyes = thickness?.eyes;
  return (
    <>
      {eyes && answers.values && hasPrism(answers.values) ? <p className="soft">{t('Lenses.DrawnPrism')}</p> : null}
      {eyes ? null : <p className="soft">{t('Lenses.NoValues')}</p>}
      <CodeQuestion
        {...rows}
        step="thickness"
        {...(thickness ? { more: (code) => thicknessWords(code as Thickness, thickness, { t, tag }) } : {})}
      />
    </>
  );
}
