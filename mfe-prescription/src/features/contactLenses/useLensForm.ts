import type { Translate } from '@sightline/shared-lib/contracts';
import type { LensChoices } from '@sightline/shared-lib/domain/lens';
import { exampleRecentDate } from '@sightline/shared-lib/domain/validation';
import { jointSchema, mistakeWords, useFieldForm, useFieldValue } from '@sightline/shared-lib/forms';
import { useServices, useTranslation } from '@sightline/shared-lib/runtime';
import { useId } from 'react';

import { isShared, missingOf, withinStock, withinSupply, type LensAnswers, type Missing } from './lensAnswers';
import { dayMistakes, paperSupply, type PaperSupply } from './paperSupply';
import { shownUntil } from './shownPaperDay';

interface LensFormValues {
  readonly answers: LensAnswers;
}

/** The field that something missing belongs to. */
function fieldOf(one: Missing): string {
  if (one.what === 'value') return `${one.side}-${one.field}`;
  if (one.what === 'eyes') return 'right';
  return one.what === 'dominance' ? 'dominance' : 'day';
}

interface Speech {
  readonly t: Translate;
  readonly tag: string;
  readonly now: number;
}

function wordsOf({ what }: Missing, { t, tag, now }: Speech, supply: PaperSupply | null): string {
  if (what === 'value') return mistakeWords(t, 'value');
  if (what === 'noDay') return mistakeWords(t, 'date', { example: exampleRecentDate(tag, now) });
  if (what === 'laterDay') return mistakeWords(t, 'paperDate');
  if (what === 'expired') return t('Prescription.Lenses.Expired', { date: shownUntil(supply?.until ?? '', tag) });
  return t(what === 'eyes' ? 'Prescription.Lenses.NoEye' : 'Prescription.Lenses.NoDominance');
}

interface LensLimits {
  readonly boxesLeft?: number | undefined;
  /** Days that a box lasts one eye. */
  readonly boxDays?: number | undefined;
}

/** The state of the values of both eyes, and what is still missing among them (RX-20). */
export function useLensForm(choices: LensChoices, first: LensAnswers, { boxesLeft, boxDays }: LensLimits) {
  const { site, now } = useServices();
  const { t, tag } = useTranslation();
  const id = useId();
  const supplyOf = (answers: LensAnswers) => paperSupply(answers, { boxDays, country: site.country, now });
  const fitted = (answers: LensAnswers) => withinStock(withinSupply(answers, supplyOf(answers)?.most), boxesLeft);
  const missing = (answers: LensAnswers): readonly Missing[] => [
    ...dayMistakes(answers, supplyOf(answers), now),
    ...missingOf(fitted(answers), choices),
  ];
  const form = useFieldForm<LensFormValues>({
    t,
    id,
    schemaFor: ({ answers }) =>
      jointSchema(() =>
        Object.fromEntries(
          missing(answers).map((one) => [fieldOf(one), wordsOf(one, { t, tag, now }, supplyOf(answers))]),
        ),
      ),
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
  const answers = fitted(useFieldValue<LensFormValues, 'answers'>(form, 'answers'));
  return {
    id,
    summary: form.summary,
    errorOf: form.errorOf,
    answers,
    supply: supplyOf(answers),
    setAnswers: (next: LensAnswers) => form.set('answers', next),
    submitting: (send: (answers: LensAnswers) => Promise<void>) =>
      form.submit(({ answers: told }) => send(fitted(told))),
  };
}

export type LensForm = ReturnType<typeof useLensForm>;
