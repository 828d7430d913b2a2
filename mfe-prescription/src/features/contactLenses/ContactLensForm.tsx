import type { Fragments } from '@sightline/shared-lib/contracts';
import { formatMoney, multiply } from '@sightline/shared-lib/domain/money';
import { useTranslation } from '@sightline/shared-lib/runtime';
import { Badge, Button, Checkbox, ErrorSummary, Note, RadioGroup } from '@sightline/shared-lib/ui';
import { useId, useState, type FormEvent } from 'react';

import { EyeFields } from './EyeFields';
import {
  boxesOf,
  firstAnswers,
  isShared,
  missingOf,
  SIDES,
  valuesOf,
  withEye,
  withSame,
  withValue,
  type Missing,
  type Side,
} from './lensAnswers';
import { Root, Year } from './lensFormStyle';
import { useLensBag } from './useLensBag';
import { ValuesHelp } from './ValuesHelp';

/** Contact lenses for each eye: its values, its boxes, into the bag (RX-20, PDP-04). Values stay in this form until they go with their lines. */
export function ContactLensForm(props: Fragments['prescription.contactLenses']) {
  const { choices, price, annualBoxes } = props;
  const { t, tag } = useTranslation();
  const id = useId();
  const [answers, setAnswers] = useState(() => firstAnswers(choices));
  const [submitted, setSubmitted] = useState(false);
  const { busy, failed, add } = useLensBag(props);

  const missing = missingOf(answers, choices);
  const eyeName = (side: Side) => t(side === 'right' ? 'Prescription.Eye.Right' : 'Prescription.Eye.Left');
  const isMissing = (what: Missing['what']) => submitted && missing.some((one) => one.what === what);
  const lineOf = (one: Missing) => {
    if (one.what === 'eyes') return { fieldId: `${id}-right`, message: t('Prescription.Lenses.NoEye') };
    if (one.what === 'dominance') return { fieldId: `${id}-dominance`, message: t('Prescription.Lenses.NoDominance') };
    const value = t(`Prescription.Lenses.${one.field}`);
    const message = isShared(answers)
      ? t('Prescription.Lenses.MissingBoth', { value })
      : t('Prescription.Lenses.MissingOf', { value, eye: eyeName(one.side) });
    return { fieldId: `${id}-${one.side}-${one.field}`, message };
  };

  const submit = (event: FormEvent) => {
    event.preventDefault();
    setSubmitted(true);
    if (missing.length === 0) void add(answers);
  };

  const boxes = boxesOf(answers);
  const isYear = SIDES.every((side) => !answers.wears[side] || answers.boxes[side] === annualBoxes);
  const eye = (side: Side) => (
    <EyeFields
      key={side}
      id={id}
      side={side}
      choices={choices}
      values={valuesOf(answers, side)}
      boxes={answers.boxes[side]}
      worn={answers.wears[side]}
      told={side === 'left' && isShared(answers)}
      errorOf={(field) =>
        submitted && missing.some((one) => one.what === 'value' && one.side === side && one.field === field)
          ? t('Prescription.Lenses.Missing')
          : undefined
      }
      onWorn={(worn) => setAnswers(withEye(answers, side, worn))}
      onValue={(field, code) => setAnswers(withValue(answers, side, field, code))}
      onBoxes={(count) => setAnswers({ ...answers, boxes: { ...answers.boxes, [side]: count } })}
    />
  );

  return (
    <Root method="post" data-enhanced="" noValidate aria-label={t('Prescription.Lenses.Title')} onSubmit={submit}>
      <ErrorSummary
        title={t('Prescription.ToFix', { count: missing.length })}
        errors={submitted ? missing.map(lineOf) : []}
      />
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
          error={isMissing('dominance') ? t('Prescription.Lenses.NoDominance') : undefined}
          options={SIDES.map((side) => ({ value: side, label: eyeName(side) }))}
          onChange={(event) => setAnswers({ ...answers, dominance: event.target.value === 'left' ? 'left' : 'right' })}
        />
      ) : null}
      {annualBoxes ? (
        <Year>
          <Badge text={t('Prescription.Lenses.Year', { count: annualBoxes })} />
          {isYear ? null : (
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
