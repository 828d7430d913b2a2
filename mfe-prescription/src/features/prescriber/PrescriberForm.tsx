import { prescriberSchema, useFieldForm } from '@sightline/shared-lib/forms';
import type { Prescriber } from '@sightline/shared-lib/domain/prescription';
import { useTranslation } from '@sightline/shared-lib/runtime';
import { useReading } from '@sightline/shared-lib/store';
import { Button, FieldRow, Note, Row, Select, Stack, TextField } from '@sightline/shared-lib/ui';
import type { ReactNode } from 'react';

import { states } from '../../state/prescriptionApi';
import { NOBODY, useNaming } from './useNaming';

export interface PrescriberFormProps {
  readonly orderId: string;
  /** The order has the name. */
  readonly onNamed: () => void;
  /** Another way on, beside the button. */
  readonly otherwise?: ReactNode;
}

/** Who prescribed the contact lenses of an order, and how to reach the practice (RX-20). */
export function PrescriberForm({ orderId, onNamed, otherwise }: PrescriberFormProps) {
  const { t } = useTranslation();
  const { reading } = useReading(states, undefined);
  const { failed, name } = useNaming(orderId, onNamed);
  const form = useFieldForm<Record<keyof Prescriber, string>>({
    t,
    schemaFor: (typed) => prescriberSchema(t, typed),
    defaultValues: NOBODY,
  });
  const options = reading.state === 'ready' ? reading.value : [];
  return (
    <form noValidate aria-label={t('Prescription.Prescriber.Way')} onSubmit={form.submit(name)}>
      <Stack gap={5}>
        {form.summary}
        <TextField
          {...form.field('patient')}
          label={t('Prescription.Prescriber.Patient')}
          help={t('Prescription.Prescriber.Patient.Why')}
          autoComplete="name"
          maxLength={128}
        />
        <FieldRow>
          <TextField
            {...form.field('name')}
            label={t('Prescription.Prescriber.Name')}
            autoComplete="off"
            maxLength={128}
          />
          <TextField
            {...form.field('practice')}
            label={t('Prescription.Prescriber.Practice')}
            autoComplete="off"
            maxLength={128}
          />
        </FieldRow>
        <Select
          {...form.field('state')}
          label={t('Form.Label.State')}
          emptyLabel={t('Form.Choose')}
          options={options.map(({ code, displayName }) => ({ value: code, label: displayName }))}
        />
        <div>
          <p className="strong">{t('Prescription.Prescriber.Reach')}</p>
          <p className="small soft">{t('Prescription.Prescriber.ReachText')}</p>
        </div>
        <FieldRow>
          <TextField
            {...form.field('telephone')}
            label={t('Form.Label.phone1')}
            optional
            autoComplete="off"
            format="phone"
          />
          <TextField
            {...form.field('fax')}
            label={t('Prescription.Prescriber.Fax')}
            optional
            autoComplete="off"
            format="phone"
          />
        </FieldRow>
        <TextField {...form.field('email')} label={t('Form.Label.email1')} optional autoComplete="off" format="email" />
        <Row>
          <Button type="submit" icon="arrow" busy={form.busy}>
            {t('Prescription.Prescriber.Send')}
          </Button>
          {otherwise}
        </Row>
        {failed ? (
          <Note tone="bad" live="alert">
            {failed}
          </Note>
        ) : null}
      </Stack>
    </form>
  );
}
