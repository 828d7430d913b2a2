import type { FormFieldConfig, Translate } from '../contracts';
import { AddressFields } from '../ui';

import { addressLabel } from './addressRules';
import type { FieldForm } from './useFieldForm';

/** A country with its states, as the platform lists them. */
interface ListedCountry {
  readonly code: string;
  readonly displayName: string;
  readonly states: readonly { readonly code: string; readonly displayName: string }[];
}

interface AddressPartProps {
  readonly form: FieldForm;
  readonly fields: readonly FormFieldConfig[];
  /** Two letters, lower case. */
  readonly country: string;
  readonly t: Translate;
  /** Countries to choose from; empty while they load, or where there are none. */
  readonly countries: readonly ListedCountry[];
  readonly isLoading: boolean;
  /** So that the browser offers the right address. */
  readonly purpose?: 'shipping' | 'billing';
  /** A sentence below a field, by its name. */
  readonly help?: Readonly<Record<string, string>>;
}

const LISTED: ReadonlySet<string> = new Set(['state', 'country']);

/** Whether an address asks for something that the platform has a list of. */
export const asksForPlace = (fields: readonly FormFieldConfig[]): boolean =>
  fields.some(({ name }) => LISTED.has(name));

/** Fields of an address tied to a form, lists of states and countries with them (SITE-07, CHK-03, ACC-02). */
export function AddressPart({ form, fields, country, t, countries, isLoading, purpose, help }: AddressPartProps) {
  const states = countries.find(({ code }) => code.toLowerCase() === country)?.states ?? [];
  const listOf = (name: string) => ({
    options: (name === 'country' ? countries : states).map((one) => ({ value: one.code, label: one.displayName })),
    isLoading,
    emptyLabel: t('Form.Choose'),
  });
  return (
    <AddressFields
      fields={fields}
      propsOf={({ name }) => ({
        binding: { ...form.field(name), label: addressLabel(t, name, country), help: help?.[name] },
        list: LISTED.has(name) ? listOf(name) : undefined,
        purpose,
      })}
    />
  );
}
