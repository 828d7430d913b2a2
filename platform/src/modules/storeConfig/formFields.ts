import type { FormFieldConfig } from '@sightline/shared-lib/contracts';

import { storeById } from './stores';

type Field = Omit<FormFieldConfig, 'order'>;

const required = (name: string, maxLength: number): Field => ({ name, maxLength, required: true });
const optional = (name: string, maxLength: number): Field => ({ name, maxLength, required: false });

const names = [required('firstName', 40), required('lastName', 40)];
const phone = required('phone1', 20);
const email = required('email1', 100);

/** Lines of a postal address in the order the country writes them. */
const PLACE: Readonly<Record<string, readonly Field[]>> = {
  us: [...lines(), required('city', 40), required('state', 2), required('zipCode', 10)],
  it: [...lines(), required('zipCode', 5), required('city', 40), required('state', 2)],
  fr: [...lines(), required('zipCode', 5), required('city', 40)],
  de: [...lines(), required('zipCode', 5), required('city', 40)],
  es: [...lines(), required('zipCode', 5), required('city', 40), required('state', 2)],
  pt: [...lines(), required('zipCode', 8), required('city', 40)],
  ch: [...lines(), required('zipCode', 4), required('city', 40), required('state', 2)],
  gb: [...lines(), required('city', 40), optional('state', 40), required('zipCode', 8)],
  ww: [...lines(), required('city', 40), optional('state', 40), optional('zipCode', 12), required('country', 2)],
};

function lines(): Field[] {
  return [required('addressLine1', 50), optional('addressLine2', 50)];
}

function numbered(fields: readonly Field[]): FormFieldConfig[] {
  return fields.map((field, index) => ({ ...field, order: index + 1 }));
}

function place(country: string): readonly Field[] {
  return PLACE[country] ?? PLACE['ww'] ?? [];
}

/** Fields of the registration form (SITE-07). */
export function registrationFields(country: string): FormFieldConfig[] {
  const birth = country === 'us' || country === 'gb' || country === 'ww' ? [optional('dateOfBirth', 10)] : [];
  return numbered([
    ...names,
    required('logonId', 100),
    required('logonPassword', 60),
    optional('phone1', 20),
    ...birth,
  ]);
}

/** Fields of a shipping address (SITE-07). */
export function shippingFields(country: string): FormFieldConfig[] {
  return numbered([...names, ...place(country), phone, email]);
}

/** Whether a store cannot do without the state of an address: one in its own country, where its forms ask for it. */
export function demandsState(storeId: string, country: string): boolean {
  const own = storeById(storeId)?.country;
  return (
    own === country.toLowerCase() &&
    shippingFields(own).some(({ name, required: needed }) => name === 'state' && needed)
  );
}

/** Fields of a billing address; Italy asks for the fiscal code (SITE-07). */
export function billingFields(country: string): FormFieldConfig[] {
  const fiscal = country === 'it' ? [required('fiscalCode', 16)] : [];
  const taxNumber = country === 'es' || country === 'pt' ? [optional('fiscalCode', 9)] : [];
  return numbered([...names, ...fiscal, ...taxNumber, ...place(country), phone, email]);
}
