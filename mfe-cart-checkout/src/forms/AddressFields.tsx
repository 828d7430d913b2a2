import type { FormFieldConfig } from '@sightline/shared-lib/contracts';
import { useTranslation } from '@sightline/shared-lib/runtime';
import { FieldRow, Select, TextField, media } from '@sightline/shared-lib/ui';
import type { FieldFormat } from '@sightline/shared-lib/ui';
import { Fragment, type FocusEvent } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { styled } from 'styled-components';

import { useCountriesQuery } from '../state/api';
import type { AddressValues } from './addressSchema';
import { labelKey } from './addressSchema';
import { usePostcodeCompletion } from './usePostcodeCompletion';

/** Postal code and town share a line on small screens, the state follows. */
const PlaceRow = styled.div`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: 20px;
  ${media.sm} {
    &[data-count='3'] {
      grid-template-columns: minmax(0, 10.4fr) minmax(0, 13.5fr) minmax(0, 13.5fr);
    }
    &[data-count='2'] {
      grid-template-columns: minmax(0, 10.4fr) minmax(0, 27fr);
    }
  }
`;

const FORMATS: Readonly<Record<string, FieldFormat>> = {
  email1: 'email',
  phone1: 'phone',
  zipCode: 'postcode',
  fiscalCode: 'code',
};

const AUTOCOMPLETE: Readonly<Record<string, string>> = {
  firstName: 'given-name',
  lastName: 'family-name',
  addressLine1: 'address-line1',
  addressLine2: 'address-line2',
  city: 'address-level2',
  state: 'address-level1',
  zipCode: 'postal-code',
  country: 'country',
  phone1: 'tel',
  email1: 'email',
};

const NAME = ['firstName', 'lastName'];
const PLACE = ['zipCode', 'city', 'state'];

export interface AddressFieldsProps {
  readonly form: UseFormReturn<AddressValues>;
  readonly fields: readonly FormFieldConfig[];
  /** Two letters, lower case. */
  readonly country: string;
  /** `shipping` or `billing`, so that the browser offers the right address. */
  readonly purpose: 'shipping' | 'billing';
}

/** Fields of an address as the store configures them; names and places share lines (SITE-07, CHK-03). */
export function AddressFields({ form, fields, country, purpose }: AddressFieldsProps) {
  usePostcodeCompletion(form, country, purpose);
  const one = (name: string) => {
    const field = fields.find((each) => each.name === name);
    return field ? <AddressField key={name} {...{ form, field, country, purpose }} /> : null;
  };
  const ordered = fields.toSorted((a, b) => a.order - b.order);
  const places = PLACE.filter((name) => fields.some((field) => field.name === name));
  const firstOf = (names: readonly string[]) => ordered.find((field) => names.includes(field.name))?.name;
  return ordered.map(({ name }) => {
    if (NAME.includes(name)) return name === firstOf(NAME) ? <FieldRow key={name}>{NAME.map(one)}</FieldRow> : null;
    if (!PLACE.includes(name)) return <Fragment key={name}>{one(name)}</Fragment>;
    if (name !== firstOf(PLACE)) return null;
    return (
      <PlaceRow key={name} data-count={places.length}>
        {places.map(one)}
      </PlaceRow>
    );
  });
}

interface AddressFieldProps extends Omit<AddressFieldsProps, 'fields'> {
  readonly field: FormFieldConfig;
}

/** One field; a list where the country has one. */
export function AddressField({ form, field, country, purpose }: AddressFieldProps) {
  const { t } = useTranslation();
  const { name, required, maxLength } = field;
  const listed = name === 'state' || name === 'country';
  const { data: countries = [], isLoading } = useCountriesQuery(
    { countryCode: country.toUpperCase() },
    { skip: !listed },
  );
  const registered = form.register(name);
  const common = {
    ...registered,
    id: `${purpose}-${name}`,
    label: t(labelKey(name, country)),
    optional: !required,
    error: form.formState.errors[name]?.message,
    autoComplete: AUTOCOMPLETE[name] ? `${purpose} ${AUTOCOMPLETE[name]}` : 'off',
    onBlur: (event: FocusEvent<HTMLInputElement | HTMLSelectElement>) => {
      void registered.onBlur(event);
      if (event.target.value.trim() !== '') void form.trigger(name);
    },
  };
  const states = countries.find((one) => one.code.toLowerCase() === country)?.states ?? [];
  const options = (name === 'country' ? countries : states).map((one) => ({ value: one.code, label: one.displayName }));
  // A list from the start: a field that turned into one while it is used would lose what was typed, and the focus.
  if (listed && (options.length > 0 || isLoading))
    return <Select {...common} emptyLabel={t('Form.Choose')} options={options} />;
  return <TextField {...common} format={FORMATS[name]} maxLength={maxLength} help={helpOf(name, t)} />;
}

function helpOf(name: string, t: (key: string) => string): string | undefined {
  if (name === 'email1') return t('Form.Help.Email');
  return name === 'phone1' ? t('Form.Help.Phone') : undefined;
}
