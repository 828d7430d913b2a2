import type { RxPatient } from '@sightline/shared-lib/api/prescription';
import { isoFromLocal } from '@sightline/shared-lib/domain/validation';
import { patientSchema, useFieldForm } from '@sightline/shared-lib/forms';
import { useServices, useTranslation } from '@sightline/shared-lib/runtime';

/** Whose eyes a prescription is for, as far as the shopper tells (RX-02). */
export function usePatient() {
  const { now } = useServices();
  const { t, tag } = useTranslation();
  const form = useFieldForm({
    t,
    schemaFor: () => patientSchema({ t, tag, now }),
    defaultValues: { firstName: '', lastName: '', dateOfBirth: '' },
  });
  /** Null while a field is wrong, which the form then says. */
  const readPatient = async (): Promise<RxPatient | null> => {
    if (!(await form.check())) return null;
    const { firstName = '', lastName = '', dateOfBirth = '' } = form.values();
    return {
      firstName: firstName.trim(),
      lastName: lastName.trim(),
      dateOfBirth: isoFromLocal(dateOfBirth, tag) ?? '',
    };
  };
  return { form, readPatient };
}
