import { placesOfPostcode } from '@sightline/shared-lib/api/place';
import type { FormFieldConfig } from '@sightline/shared-lib/contracts';
import { AddressPart, asksForPlace, usePostcodeFill, type FieldForm } from '@sightline/shared-lib/forms';
import { useServices, useTranslation } from '@sightline/shared-lib/runtime';

import { useCountriesQuery } from '../state/api';

interface CheckoutAddressProps {
  readonly form: FieldForm;
  readonly fields: readonly FormFieldConfig[];
  /** Two letters, lower case. */
  readonly country: string;
  readonly purpose: 'shipping' | 'billing';
}

/** Fields of an address in the checkout: with the platform's lists, completed from the postal code where the store wants that (SITE-07, CHK-03). */
export function CheckoutAddress({ form, fields, country, purpose }: CheckoutAddressProps) {
  const { client, site } = useServices();
  const { t } = useTranslation();
  const { isEnabled, isEnabledOnShipping, isEnabledOnBilling } = site.config.GOOGLE_API_ENABLED;
  const enabledOn = { shipping: isEnabledOnShipping, billing: isEnabledOnBilling };
  usePostcodeFill(form, {
    country,
    isOn: isEnabled && enabledOn[purpose] && fields.some(({ name }) => name === 'zipCode'),
    placesOf: (postalCode, signal) =>
      placesOfPostcode(client, { country, postalCode }, { skipErrorMessage: true, signal }),
  });
  const { data: countries = [], isLoading } = useCountriesQuery(
    { countryCode: country.toUpperCase() },
    { skip: !asksForPlace(fields) },
  );
  const help = { email1: t('Form.Help.Email'), phone1: t('Form.Help.Phone') };
  return <AddressPart {...{ form, fields, country, t, countries, isLoading, purpose, help }} />;
}
