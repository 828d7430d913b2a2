import type { RxPatient } from '@sightline/shared-lib/api/prescription';
import { prescriptionDaysIn } from '@sightline/shared-lib/domain/prescription';
import { isoFromLocal } from '@sightline/shared-lib/domain/validation';
import { patientSchema, useFieldForm } from '@sightline/shared-lib/forms';
import { useServices, useTranslation } from '@sightline/shared-lib/runtime';

/** What is said of a prescription besides its values; days are `yyyy-MM-dd`, and whatever nobody said is empty. */
export interface Wearer extends RxPatient {
  readonly telephone: string;
  readonly nickName: string;
  /** Day on the paper. */
  readonly issuedOn: string;
  readonly prescriber: string;
}

export const WEARER_FIELDS = [
  'firstName',
  'lastName',
  'dateOfBirth',
  'telephone',
  'nickName',
  'issuedOn',
  'prescriber',
] as const satisfies readonly (keyof Wearer)[];

const NOTHING = Object.fromEntries(WEARER_FIELDS.map((name) => [name, ''])) as unknown as Wearer;

/** Nothing was said. */
export const NO_PATIENT: RxPatient = { firstName: '', lastName: '', dateOfBirth: '' };

export const patientOf = ({ firstName, lastName, dateOfBirth }: Wearer): RxPatient => ({
  firstName,
  lastName,
  dateOfBirth,
});

/** Whose eyes a prescription is for and what else stands on its paper, as far as the shopper tells (RX-02). */
export function useWearer() {
  const { now, site } = useServices();
  const { t, tag } = useTranslation();
  const form = useFieldForm({
    t,
    schemaFor: () => patientSchema({ t, tag, now }, prescriptionDaysIn(site.country)),
    defaultValues: { ...NOTHING },
  });
  /** Null while a field is wrong, which the form then says. */
  const readWearer = async (): Promise<Wearer | null> => {
    if (!(await form.check())) return null;
    const values = form.values();
    const said = WEARER_FIELDS.map((name) => {
      const typed = (values[name] ?? '').trim();
      return [name, name === 'dateOfBirth' || name === 'issuedOn' ? (isoFromLocal(typed, tag) ?? '') : typed];
    });
    return Object.fromEntries(said) as unknown as Wearer;
  };
  return { form, readWearer };
}
