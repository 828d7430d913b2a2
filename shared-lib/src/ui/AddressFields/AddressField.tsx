import type { FormFieldConfig } from '../../contracts';
import type { ComponentPropsWithRef } from 'react';
import { MOST_TYPED } from '../Field/mostTyped';
import { Select, type SelectOption } from '../Select/Select';
import { TextField } from '../TextField/TextField';
import type { FieldFormat } from '../TextField/fieldFormats';

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

type Control = HTMLInputElement | HTMLSelectElement;

/** Ties a field to its form and says what it is called. */
export interface AddressBinding extends Pick<ComponentPropsWithRef<'input'>, 'id' | 'name'> {
  readonly ref?: (element: Control | null) => void;
  readonly onChange?: (event: React.ChangeEvent<Control>) => void;
  readonly onBlur?: (event: React.FocusEvent<Control>) => void;
  readonly label: string;
  readonly help?: string | undefined;
  readonly error?: string | undefined;
}

/** A list to choose from; it may still be on its way. */
export interface AddressList {
  readonly options: readonly SelectOption[];
  readonly isLoading: boolean;
  readonly emptyLabel: string;
}

export interface AddressFieldProps {
  readonly field: FormFieldConfig;
  readonly binding: AddressBinding;
  /** Places that this store has a list of. */
  readonly list?: AddressList | undefined;
  /** So that the browser offers the right address. */
  readonly purpose?: 'shipping' | 'billing' | undefined;
}

/** One field of an address with the keyboard and the suggestions it asks for; a list where there is one. */
export function AddressField({ field, binding, list, purpose }: AddressFieldProps) {
  const { name, required } = field;
  const suggested = AUTOCOMPLETE[name];
  const common = {
    ...binding,
    optional: !required,
    autoComplete: suggested ? [purpose, suggested].filter(Boolean).join(' ') : 'off',
  };
  // A list from the start: a field that turned into one while it is used would lose what was typed, and the focus.
  if (list && (list.options.length > 0 || list.isLoading)) {
    const { options, emptyLabel } = list;
    // An uncontrolled list takes its value when it appears, and has none that is not among its options yet.
    return <Select key={options.length > 0 ? 'full' : 'awaited'} {...common} {...{ options, emptyLabel }} />;
  }
  return <TextField {...common} format={FORMATS[name]} maxLength={MOST_TYPED} />;
}
