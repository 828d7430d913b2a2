import type { FormFieldConfig } from '@sightline/shared-lib/contracts';
import { addressWord } from '@sightline/shared-lib/domain/address';
import { useTranslation } from '@sightline/shared-lib/runtime';
import { AddressFields as KitAddressFields } from '@sightline/shared-lib/ui';
import type { FocusEvent } from 'react';
import type { UseFormReturn } from 'react-hook-form';

import { useCountriesQuery } from '../state/api';
import type { AddressValues } from './addressSchema';
import { usePostcodeCompletion } from './usePostcodeCompletion';

export interface AddressFieldsProps {
  readonly form: UseFormReturn<AddressValues>;
  readonly fields: readonly FormFieldConfig[];
  /** Two letters, lower case. */
  readonly country: string;
  /** `shipping` or `billing`, so that the browser offers the right address. */
  readonly purpose: 'shipping' | 'billing';
}

const HELP: Readonly<Record<string, string>> = { email1: 'Form.Help.Email', phone1: 'Form.Help.Phone' };
const LISTED: ReadonlySet<string> = new Set(['state', 'country']);

/** Fields of an address tied to a form, lists of states and countries with them (SITE-07, CHK-03). */
export function AddressFields({ form, fields, country, purpose }: AddressFieldsProps) {
  const { t } = useTranslation();
  usePostcodeCompletion(form, country, fields.some(({ name }) => name === 'zipCode') ? purpose : null);
  const { data: countries = [], isLoading } = useCountriesQuery(
    { countryCode: country.toUpperCase() },
    { skip: !fields.some(({ name }) => LISTED.has(name)) },
  );
  const states = countries.find((one) => one.code.toLowerCase() === country)?.states ?? [];
  const listOf = (name: string) => ({
    options: (name === 'country' ? countries : states).map((one) => ({ value: one.code, label: one.displayName })),
    isLoading,
    emptyLabel: t('Form.Choose'),
  });
  return (
    <KitAddressFields
      fields={fields}
      propsOf={({ name }) => {
        const registered = form.register(name);
        return {
          binding: {
            ...registered,
            id: `${purpose}-${name}`,
            label: t(`Form.Label.${addressWord(name, country)}`),
            help: HELP[name] ? t(HELP[name]) : undefined,
            error: form.formState.errors[name]?.message,
            onBlur: (event: FocusEvent<HTMLInputElement | HTMLSelectElement>) => {
              void registered.onBlur(event);
              if (event.target.value.trim() !== '') void form.trigger(name);
            },
          },
          list: LISTED.has(name) ? listOf(name) : undefined,
          purpose,
        };
      }}
    />
  );
}
