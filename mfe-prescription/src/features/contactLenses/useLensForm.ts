import type { Translate } from '@sightline/shared-lib/contracts';
import type { LensChoices } from '@sightline/shared-lib/domain/lens';
import { jointSchema, mistakeWords, useFieldForm, useFieldValue } from '@sightline/shared-lib/forms';
import { useTranslation } from '@sightline/shared-lib/runtime';
import { useId } from 'react';

import { isShared, missingOf, withinStock, type LensAnswers, type Missing } from './lensAnswers';

interface LensFormValues {
  readonly answers: LensAnswers;
}

/** The field that something missing belongs to. */
function fieldOf(one: Missing): string {
  if (one.what === 'value') return `${one.side}-${one.field}`;
  return one.what === 'eyes' ? 'right' : 'dominance';
}

function wordsOf({ what }: Missing, t: Translate): string {
  if (what === 'value') return mistakeWords(t, 'value');
  return t(what === 'eyes' ? 'Prescription.Lenses.NoEye' : 'Prescription.Lenses.NoDominance');
}

/** The state of the values of both eyes, and what is still missing among them (RX-20). */
export function useLensForm(choices: LensChoices, first: LensAnswers, boxesLeft?: number) {
  const { t } = useTranslation();
  const id = useId();
  const missing = (answers: LensAnswers) => missingOf(withinStock(answers, boxesLeft), choices);
  const form = useFieldForm<LensFormValues>({
    t,
    id,
    schemaFor: ({ answers }) =>
      jointSchema(() => Object.fromEntries(missing(answers).map((one) => [fieldOf(one), wordsOf(one, t)]))),
    defaultValues: { answers: first },
    lineOf: (name, message, { answers: told }) => {
      const one = missing(told).find((each) => fieldOf(each) === name);
      if (one?.what !== 'value') return message;
      const value = t(`Prescription.Lenses.${one.field}`);
      const eye = t(one.side === 'right' ? 'Prescription.Eye.Right' : 'Prescription.Eye.Left');
      return isShared(told)
        ? t('Prescription.Lenses.MissingBoth', { value })
        : t('Prescription.Lenses.MissingOf', { value, eye });
    },
  });
  return {
    id,
    summary: form.summary,
    errorOf: form.errorOf,
    answers: withinStock(useFieldValue<LensFormValues, 'answers'>(form, 'answers'), boxesLeft),
    setAnswers: (next: LensAnswers) => form.set('answers', next),
    submitting: (send: (answers: LensAnswers) => Promise<void>) =>
      form.submit(({ answers: told }) => send(withinStock(told, boxesLeft))),
  };
}

export type LensForm = ReturnType<typeof useLensForm>;
