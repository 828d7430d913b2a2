import type { Fragments } from '@sightline/shared-lib/contracts';
import { useServices, useTranslation } from '@sightline/shared-lib/runtime';
import { Button, Drawer, Note } from '@sightline/shared-lib/ui';
import { useState } from 'react';

import { PaperDay } from './PaperDay';
import { EyeList } from './EyeList';
import { answersOf, changedLine, wornSides, type LensAnswers } from './lensAnswers';
import { Root } from './lensFormStyle';
import { useLensForm } from './useLensForm';
import { ValuesHelp } from './ValuesHelp';

/** The values of lenses that are in the bag already, in a drawer over it; the bag keeps them (RX-20, CART-03). */
export function LensValues(props: Fragments['prescription.lensValues']) {
  const { name, eyes, choices, boxDays, boxesLeft, onKeep, onClose } = props;
  const { reportFailure } = useServices();
  const { t } = useTranslation();
  const form = useLensForm(choices, answersOf(eyes, choices), { boxDays });
  const [state, setState] = useState<'open' | 'busy' | 'failed'>('open');
  const isOneEye = wornSides(form.answers).length === 1;

  const keep = async (answers: LensAnswers) => {
    if (state === 'busy') return;
    setState('busy');
    try {
      if (await onKeep(changedLine(answers, choices))) return onClose();
    } catch (error) {
      reportFailure(error);
    }
    setState('failed');
  };

  return (
    <Drawer open touched title={name} onDismiss={onClose}>
      <Root noValidate aria-label={t('Prescription.Lenses.Change')} onSubmit={form.submitting(keep)}>
        {form.summary}
        <PaperDay
          id={form.id}
          value={form.answers.issuedOn}
          error={form.errorOf('day')}
          supply={form.supply}
          onDay={(issuedOn) => form.setAnswers({ ...form.answers, issuedOn })}
        />
        <EyeList form={form} choices={choices} boxDays={boxDays} boxesLeft={boxesLeft} fixed asksBoxes={isOneEye} />
        <ValuesHelp choices={choices} />
        <Button type="submit" wide busy={state === 'busy'}>
          {t('Prescription.Lenses.Keep')}
        </Button>
        {state === 'failed' ? (
          <Note tone="bad" live="alert">
            {t('Prescription.Lenses.KeepFailed')}
          </Note>
        ) : null}
        <p className="small soft">{t('Prescription.Privacy')}</p>
      </Root>
    </Drawer>
  );
}
