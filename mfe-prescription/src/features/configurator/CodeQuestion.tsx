import type { LensRefusal } from '@sightline/shared-lib/domain/lens';
import { formatMoney } from '@sightline/shared-lib/domain/money';
import { useTranslation } from '@sightline/shared-lib/runtime';
import { Note, RadioRows, type RadioRow } from '@sightline/shared-lib/ui';
import { useState } from 'react';

import type { CodeStep } from './lensAnswers';
import type { LensOption } from './lensOptions';
import { limitWords, optionHint, optionName, refusalWords } from './lensWords';

export interface CodeQuestionProps {
  readonly step: CodeStep;
  readonly options: readonly LensOption[];
  readonly chosen: string | undefined;
  /** Facts and advice of a row, where the question has more to say than the row's own sentence. */
  readonly more?: (code: string) => Pick<RadioRow, 'hint' | 'advice'>;
  readonly later: (work: () => void) => void;
  readonly onChoose: (code: string) => void;
}

/**
 * Rows to choose from, each with its price; what cannot be made says why (RX-10, RX-12). A press marks its row; what follows from the choice
 * comes a frame later.
 */
export function CodeQuestion({ step, options, chosen, more, later, onChoose }: CodeQuestionProps) {
  const { t, tag } = useTranslation();
  const [pressed, setPressed] = useState<string | null>(null);
  const choose = (code: string) => {
    setPressed(code);
    later(() => {
      setPressed(null);
      onChoose(code);
    });
  };
  const speech = { t, tag };
  const [first] = options;
  const stuck = options.every(({ refusal }) => refusal !== null) ? first?.refusal : undefined;
  const why = (refusal: LensRefusal) => (stuck && limitWords(refusal, speech)) ?? refusalWords(refusal, step, speech);
  const rowOf = (option: LensOption): RadioRow => {
    const label = optionName(step, option, speech);
    if (option.refusal) {
      return { value: option.code, label, disabled: true, hint: why(option.refusal) };
    }
    return {
      value: option.code,
      label,
      aside: option.extra.minor === 0 ? t('Lenses.Included') : formatMoney(option.extra, tag),
      hint: optionHint(step, option.code, speech) || undefined,
      ...more?.(option.code),
    };
  };
  return (
    <>
      {stuck && !limitWords(stuck, speech) ? <Note tone="warn">{why(stuck)}</Note> : null}
      <RadioRows
        key={step}
        legend={t(`Lenses.Ask.${step}`)}
        legendHidden
        name={`lenses-${step}`}
        value={pressed ?? chosen ?? ''}
        rows={options.map(rowOf)}
        onChange={(event) => choose(event.target.value)}
      />
    </>
  );
}
