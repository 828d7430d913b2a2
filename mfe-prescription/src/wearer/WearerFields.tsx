import { exampleDate, exampleRecentDate } from '@sightline/shared-lib/domain/validation';
import { useServices, useTranslation } from '@sightline/shared-lib/runtime';
import { Accordion, FieldRow, TextField } from '@sightline/shared-lib/ui';
import { useState } from 'react';
import { styled } from 'styled-components';

import type { useWearer } from './useWearer';

const Fields = styled.fieldset`
  display: grid;
  gap: 16px;
  & > legend {
    float: left;
    width: 100%;
    font: var(--t2);
  }
  & .more {
    display: grid;
    gap: 16px;
  }
`;

interface WearerFieldsProps extends Pick<ReturnType<typeof useWearer>, 'form'> {
  /** An order may be asked about; what is saved in an account is not. */
  readonly asksPhone?: boolean;
  /** A prescription that is saved gets a name. */
  readonly asksName?: boolean;
}

const FROM_PAPER = ['dateOfBirth', 'issuedOn', 'prescriber', 'telephone'] as const;

/** Whose eyes the prescription is for; nobody has to say, and each thing says what it is asked for (RX-02). */
export function WearerFields({ form, asksPhone = false, asksName = false }: WearerFieldsProps) {
  const { t, tag } = useTranslation();
  const { now } = useServices();
  const [isOpened, setOpened] = useState(false);
  const isWrong = FROM_PAPER.some((name) => form.errorOf(name) !== undefined);
  return (
    <Fields>
      <legend>{t('Prescription.Whose')}</legend>
      {form.summary}
      <FieldRow>
        <TextField {...form.field('firstName')} label={t('Form.Label.firstName')} optional autoComplete="given-name" />
        <TextField {...form.field('lastName')} label={t('Form.Label.lastName')} optional autoComplete="family-name" />
      </FieldRow>
      {asksName ? (
        <TextField
          {...form.field('nickName')}
          label={t('Lenses.Keep.Name')}
          optional
          autoComplete="off"
          maxLength={60}
        />
      ) : null}
      <Accordion
        title={t('Prescription.More')}
        open={isOpened || isWrong}
        onToggle={(event) => setOpened(event.currentTarget.open)}
      >
        <div className="more">
          <FieldRow>
            <TextField
              {...form.field('dateOfBirth')}
              label={t('Prescription.BirthDate')}
              help={t('Prescription.BirthDate.Why')}
              optional
              autoComplete="bday"
              example={exampleDate(tag)}
            />
            <TextField
              {...form.field('issuedOn')}
              label={t('Prescription.IssuedOn')}
              help={t('Prescription.IssuedOn.Why')}
              optional
              autoComplete="off"
              example={exampleRecentDate(tag, now)}
            />
          </FieldRow>
          <FieldRow>
            <TextField
              {...form.field('prescriber')}
              label={t('Prescription.Prescriber')}
              help={t('Prescription.Prescriber.Why')}
              optional
              autoComplete="off"
              maxLength={128}
            />
            {asksPhone ? (
              <TextField
                {...form.field('telephone')}
                label={t('Form.Label.phone1')}
                help={t('Prescription.Phone.Why')}
                optional
                autoComplete="tel"
                format="phone"
              />
            ) : null}
          </FieldRow>
        </div>
      </Accordion>
    </Fields>
  );
}
