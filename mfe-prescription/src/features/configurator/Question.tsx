import { useTranslation } from '@sightline/shared-lib/runtime';
import { Heading } from '@sightline/shared-lib/ui';
import { useId, type ReactNode } from 'react';

import type { Step } from './lensAnswers';

interface QuestionProps {
  readonly step: Step;
  readonly steps: readonly Step[];
  /** Some of them may fall away: their number is the most there can be. */
  readonly mayBeFewer: boolean;
  /** A fact beside the place of the question. */
  readonly note?: string | undefined;
  readonly children: ReactNode;
}

/** A question with its place among the others. */
export function Question({ step, steps, mayBeFewer, note, children }: QuestionProps) {
  const { t } = useTranslation();
  const id = useId();
  const place = t(mayBeFewer ? 'Lenses.StepAtMost' : 'Lenses.Step', {
    step: steps.indexOf(step) + 1,
    of: steps.length,
  });
  return (
    <section className="question" aria-labelledby={id}>
      <div className="ask">
        <Heading id={id} level={2} tabIndex={-1}>
          {t(`Lenses.Ask.${step}`)}
        </Heading>
        <p className="soft">{[place, note].filter(Boolean).join(' ')}</p>
      </div>
      {children}
    </section>
  );
}
