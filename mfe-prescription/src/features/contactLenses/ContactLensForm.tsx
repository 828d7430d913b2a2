import type { Fragments } from '@sightline/shared-lib/contracts';
import { formatMoney, multiply } from '@sightline/shared-lib/domain/money';
import { useServices, useTranslation } from '@sightline/shared-lib/runtime';
import { Button, Note } from '@sightline/shared-lib/ui';
import { useEffect, useState } from 'react';

import { EyeList } from './EyeList';
import { PaperDay } from './PaperDay';
import { lensDraft } from './lensDraft';
import { boxesOf, firstAnswers, SIDES, wornSides } from './lensAnswers';
import { Root, Year } from './lensFormStyle';
import { useLensBag } from './useLensBag';
import { useLensForm } from './useLensForm';
import { ValuesHelp } from './ValuesHelp';

/** Contact lenses for each eye: its values, its boxes, into the bag (RX-20, PDP-04). Values stay in this page until they go with their lines. */
export function ContactLensForm(props: Fragments['prescription.contactLenses']) {
  const { partNumber, choices, price, annualBoxes, boxDays, boxesLeft, onAdded } = props;
  const { t, tag } = useTranslation();
  const { identity, site } = useServices();
  const [draft] = useState(() => lensDraft(identity, partNumber));
  const { busy, failed, add } = useLensBag({
    ...props,
    onAdded: () => {
      draft.forget();
      onAdded?.();
    },
  });
  const form = useLensForm(choices, draft.answers ?? firstAnswers(choices), { boxesLeft, boxDays });
  const { answers, setAnswers } = form;
  useEffect(() => draft.keep(answers));

  const boxes = boxesOf(answers);
  const wornCount = wornSides(answers).length;
  const isYearLeft =
    (boxesLeft === undefined || (annualBoxes ?? 0) * wornCount <= boxesLeft) &&
    (form.supply === null || (annualBoxes ?? 0) <= form.supply.most);
  const isYear = SIDES.every((side) => !answers.wears[side] || answers.boxes[side] === annualBoxes);

  return (
    <Root
      method="post"
      data-enhanced=""
      noValidate
      aria-label={t('Prescription.Lenses.Title')}
      onSubmit={form.submitting(add)}
    >
      {form.summary}
      <PaperDay
        id={form.id}
        value={answers.issuedOn}
        error={form.errorOf('day')}
        supply={form.supply}
        onDay={(issuedOn) => setAnswers({ ...answers, issuedOn })}
      />
      <EyeList form={form} choices={choices} boxDays={boxDays} boxesLeft={boxesLeft} />
      {annualBoxes ? (
        <Year>
          <span className="small soft strong">{t('Prescription.Lenses.Year', { count: annualBoxes })}</span>
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
      {/* Seen on the button, heard when it changes. */}
      <output className="vh">
        {t('Prescription.Lenses.Total', { count: boxes, total: formatMoney(multiply(price, boxes), tag) })}
      </output>
      {site.config.asksPrescriber ? <p className="small">{t('Prescription.Lenses.AsksPrescriber')}</p> : null}
      <Button type="submit" wide busy={busy} amount={formatMoney(multiply(price, boxes), tag)}>
        {t('Prescription.Lenses.Add')}
      </Button>
      {failed ? (
        <Note tone="bad" live="alert">
          {t(failed)}
        </Note>
      ) : null}
      <p className="small soft">{t('Prescription.Privacy')}</p>
    </Root>
  );
}
