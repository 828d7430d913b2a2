import { exampleDate } from '@sightline/shared-lib/domain/validation';
import { useTranslation } from '@sightline/shared-lib/runtime';
import { FieldRow, TextField } from '@sightline/shared-lib/ui';
import { styled } from 'styled-components';

import type { usePatient } from './usePatient';

const Fields = styled.fieldset`
  display: grid;
  gap: 16px;
  & > legend {
    float: left;
    width: 100%;
    font: var(--t2);
  }
`;

/** Whose eyes the prescription is for; nobody has to say. */
export function PatientFields({ form }: Pick<ReturnType<typeof usePatient>, 'form'>) {
  const { t, tag } = useTranslation();
  return (
    <Fields>
      <legend>{t('Prescription.Whose')}</legend>
      {form.summary}
      <FieldRow>
        <TextField {...form.field('firstName')} label={t('Form.Label.firstName')} optional autoComplete="given-name" />
        <TextField {...form.field('lastName')} label={t('Form.Label.lastName')} optional autoComplete="family-name" />
        <TextField
          {...form.field('dateOfBirth')}
          label={t('Prescription.BirthDate')}
          optional
          autoComplete="bday"
          example={exampleDate(tag)}
        />
      </FieldRow>
    </Fields>
  );
}
