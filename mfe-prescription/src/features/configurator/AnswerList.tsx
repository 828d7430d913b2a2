import { useTranslation } from '@sightline/shared-lib/runtime';
import { Button, SummaryList } from '@sightline/shared-lib/ui';

import type { StandingAnswer } from './givenAnswers';
import type { Step } from './lensAnswers';

interface AnswerListProps {
  readonly answers: readonly StandingAnswer[];
  readonly onChange: (step: Step) => void;
}

/** Answers so far, each of which can be changed; drawn before the first one, so that a press has no style to add. */
export function AnswerList({ answers, onChange }: AnswerListProps) {
  const { t } = useTranslation();
  return (
    <SummaryList
      answers={answers.map(({ step, lines, amount, opens }, index) => {
        const term = t(`Lenses.Name.${step}`);
        const isFirst = answers.findIndex((one) => one.step === step) === index;
        return {
          id: `${step}-${index}`,
          term,
          value: lines.map((line) => <p key={line}>{line}</p>),
          amount,
          action:
            isFirst && opens ? (
              <Button
                variant="text"
                aria-label={t('Lenses.ChangeNamed', { name: term })}
                onClick={() => onChange(step)}
              >
                {t('Lenses.Change')}
              </Button>
            ) : null,
        };
      })}
    />
  );
}
