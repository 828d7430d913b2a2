import type { Fragments, Translate } from '@sightline/shared-lib/contracts';
import { formatMoney, multiply } from '@sightline/shared-lib/domain/money';
import { jointSchema, mistakeWords, useFieldForm, useFieldValue } from '@sightline/shared-lib/forms';
import { useTranslation } from '@sightline/shared-lib/runtime';
import { Badge, Button, Checkbox, Note, RadioGroup } from '@sightline/shared-lib/ui';
import { useId } from 'react';

import { EyeFields } from './EyeFields';
import {
  boxesOf,
  firstAnswers,
  isShared,
  missingOf,
  mostBoxes,
  SIDES,
  valuesOf,
  withEye,
  withSame,
  withValue,
  type LensAnswers,
  type Missing,
  type Side,
} from './lensAnswers';
import { Root, Year } from './lensFormStyle';
import { useLensBag } from './useLensBag';
import { ValuesHelp } from './ValuesHelp';

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

/** Contact lenses for each eye: its values, its boxes, into the bag (RX-20, PDP-04). Values stay in this form until they go with their lines. */
export function ContactLensForm(props: Fragments['prescription.contactLenses']) {
  const { choices, price, annualBoxes, boxDays, boxesLeft } = props;
  const { t, tag } = useTranslation();
  const id = useId();
  const { busy, failed, add } = useLensBag(props);
  const eyeName = (side: Side) => t(side === 'right' ? 'Prescription.Eye.Right' : 'Prescription.Eye.Left');
  const form = useFieldForm<LensFormValues>({
    t,
    id,
    schemaFor: ({ answers }) =>
      jointSchema(() => Object.fromEntries(missingOf(answers, choices).map((one) => [fieldOf(one), wordsOf(one, t)]))),
    defaultValues: { answers: firstAnswers(choices, boxesLeft) },
    lineOf: (name, message, { answers: told }) => {
      const one = missingOf(told, choices).find((missing) => fieldOf(missing) === name);
      if (one?.what !== 'value') return message;
      const value = t(`Prescription.Lenses.${one.field}`);
      return isShared(told)
        ? t('Prescription.Lenses.MissingBoth', { value })
        : t('Prescription.Lenses.MissingOf', { value, eye: eyeName(one.side) });
    },
  });
  const answers = useFieldValue<LensFormValues, 'answers'>(form, 'answers');
  const setAnswers = (next: LensAnswers) => form.set('answers', next);
  const submit = form.submit(({ answers: told }) => add(told));

  const boxes = boxesOf(answers);
  const wornCount = SIDES.filter((side) => answers.wears[side]).length;
  const isYearLeft = boxesLeft === undefined || (annualBoxes ?? 0) * wornCount <= boxesLeft;
  const isYear = SIDES.every((side) => !answers.wears[side] || answers.boxes[side] === annualBoxes);
  const eye = (side: Side) => (
    <EyeFields
      key={side}
      id={id}
      side={side}
      choices={choices}
      values={valuesOf(answers, side)}
      boxes={answers.boxes[side]}
      most={mostBoxes(answers, side, boxesLeft)}
      boxDays={boxDays}
      worn={answers.wears[side]}
      told={side === 'left' && isShared(answers)}
      errorOf={(field) => form.errorOf(`${side}-${field}`)}
      onWorn={(worn) => setAnswers(withEye(answers, side, worn))}
      onValue={(field, code) => setAnswers(withValue(answers, side, field, code))}
      onBoxes={(count) => setAnswers({ ...answers, boxes: { ...answers.boxes, [side]: count } })}
    />
  );

  return (
    <Root method="post" data-enhanced="" noValidate aria-label={t('Prescription.Lenses.Title')} onSubmit={submit}>
      {form.summary}
      {eye('right')}
      {answers.wears.right && answers.wears.left ? (
        <Checkbox
          label={t('Prescription.Lenses.Same')}
          checked={answers.same}
          onChange={(event) => setAnswers(withSame(answers, event.target.checked))}
        />
      ) : null}
      {eye('left')}
      {choices.asksDominance ? (
        <RadioGroup
          id={`${id}-dominance`}
          name={`${id}-dominance`}
          legend={t('Prescription.Lenses.Dominance')}
          inline
          value={answers.dominance}
          error={form.errorOf('dominance')}
          options={SIDES.map((side) => ({ value: side, label: eyeName(side) }))}
          onChange={(event) => setAnswers({ ...answers, dominance: event.target.value === 'left' ? 'left' : 'right' })}
        />
      ) : null}
      {annualBoxes ? (
        <Year>
          <Badge text={t('Prescription.Lenses.Year', { count: annualBoxes })} />
          {isYear || !isYearLeft ? null : (
            <Button
              variant="text"
              onClick={() => setAnswers({ ...answers, boxes: { right: annualBoxes, left: annualBoxes } })}
            >
              {t('Prescription.Lenses.TakeYear')}
            </Button>
          )}
        </Year>
      ) : null}
      <ValuesHelp choices={choices} />
      <output className="small soft">
        {t('Prescription.Lenses.Total', { count: boxes, total: formatMoney(multiply(price, boxes), tag) })}
      </output>
      <Button type="submit" wide busy={busy} amount={formatMoney(multiply(price, boxes), tag)}>
        {t('Prescription.Lenses.Add')}
      </Button>
      {failed ? (
        <Note tone="bad" live="alert">
          {t('Prescription.Lenses.AddFailed')}
        </Note>
      ) : null}
      <p className="small soft">{t('Prescription.Privacy')}</p>
    </Root>
  );
}
