import type { FormFieldConfig } from '@sightline/shared-lib/contracts';
import { AddressPart, asksForPlace, useOpenPostcode, useTownFill, type FieldForm } from '@sightline/shared-lib/forms';
import { useTranslation } from '@sightline/shared-lib/runtime';
import { usePostcodeTown } from '@sightline/shared-lib/store';

import { cartApi, useCountriesQuery } from '../state/api';

interface CheckoutAddressProps {
  readonly form: FieldForm;
  readonly fields: readonly FormFieldConfig[];
  /** Two letters, lower case. */
  readonly country: string;
  readonly purpose: 'shipping' | 'billing';
}

/** Fields of an address in the checkout: with the platform's lists, completed from the postal code where the store wants that (SITE-07, CHK-03). */
export function CheckoutAddress({ form, fields, country, purpose }: CheckoutAddressProps) {
  const { t } = useTranslation();
  const postalCode = useOpenPostcode(form, country);
  const asked = fields.some(({ name }) => name === 'zipCode') ? purpose : null;
  useTownFill(form, usePostcodeTown(cartApi.endpoints.places, { country, postalCode, purpose: asked }));
  const { data: countries = [], isLoading } = useCountriesQuery(
    { countryCode: country.toUpperCase() },
    { skip: !asksForPlace(fields) },
  );
  const help = { email1: t('Form.Help.Email'), phone1: t('Form.Help.Phone') };
  return <AddressPart {...{ form, fields, country, t, countries, isLoading, purpose, help }} />;
}
