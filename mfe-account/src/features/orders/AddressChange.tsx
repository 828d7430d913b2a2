import { failureOf } from '@sightline/shared-lib/api/client';
import { amendAddress } from '@sightline/shared-lib/api/order';
import { cleanPostcode } from '@sightline/shared-lib/domain/address';
import type { PostalAddress } from '@sightline/shared-lib/domain/cart';
import {
  addressSchema,
  AddressPart,
  asksForPlace,
  useFieldForm,
  useOpenPostcode,
  useTownFill,
} from '@sightline/shared-lib/forms';
import { dynamicKey, useServices, useTranslation } from '@sightline/shared-lib/runtime';
import { usePostcodeTown } from '@sightline/shared-lib/store';
import { Button, Form, Note, Row, Stack } from '@sightline/shared-lib/ui';
import { useState } from 'react';

import { addressFields, addressValues } from '../../account/address/addressValues';
import { usePlaceLists } from '../../account/address/usePlaceLists';
import { places } from '../../account/reading/accountApi';

/** Why an address is refused, where the shopper can do something about it; everything else is said alike. */
const REFUSALS = ['tax', 'address'] as const;

interface AddressChangeProps {
  readonly orderId: string;
  readonly address: PostalAddress;
  readonly onChanged: () => void;
  readonly onCancel: () => void;
}

/** Where an order goes, written anew; the country stays, and so does the e-mail address (ORD-01). */
export function AddressChange({ orderId, address, onChanged, onCancel }: AddressChangeProps) {
  const { client, site, reportFailure, toasts } = useServices();
  const { t } = useTranslation();
  const country = (address.country || site.country).toLowerCase();
  const fields = addressFields(site.config.shippingAddressFieldsList, '').filter(
    ({ name }) => name !== 'email1' && name !== 'country' && name !== 'fiscalCode',
  );
  const form = useFieldForm({
    t,
    id: 'order-address',
    schemaFor: () => addressSchema(fields, country, t),
    defaultValues: addressValues(address),
  });
  const lists = usePlaceLists(asksForPlace(fields));
  const postalCode = useOpenPostcode(form, country);
  useTownFill(form, usePostcodeTown(places, { country, postalCode, purpose: 'addressBook' }));
  const [problem, setProblem] = useState('');
  const send = form.submit(async (values) => {
    const of = (name: string) => values[name]?.trim() ?? '';
    setProblem('');
    try {
      await amendAddress(
        client,
        {
          orderId,
          address: {
            firstName: of('firstName'),
            lastName: of('lastName'),
            addressLine: [of('addressLine1'), of('addressLine2')],
            city: of('city'),
            state: of('state'),
            zipCode: cleanPostcode(country, of('zipCode')),
            phone1: of('phone1'),
          },
        },
        { skipErrorMessage: true },
      );
      toasts.show({ message: t('Orders.Address.Changed'), tone: 'good' });
      onChanged();
    } catch (error) {
      const parameters = failureOf(error)?.errorParameters ?? [];
      const why = REFUSALS.find((one) => parameters.includes(one)) ?? 'other';
      setProblem(t(dynamicKey(`Orders.Address.Refused.${why}`), { phone: site.config.servicePhone }));
      if (why === 'other') reportFailure(error);
    }
  });
  return (
    <Form onSubmit={send}>
      {form.summary}
      <Stack>
        <AddressPart form={form} fields={fields} country={country} t={t} {...lists} />
      </Stack>
      {problem ? (
        <Note tone="bad" live="alert">
          {problem}
        </Note>
      ) : null}
      <Row>
        <Button type="submit" busy={form.busy}>
          {t('Orders.Address.Save')}
        </Button>
        <Button variant="outlined" onClick={onCancel}>
          {t('Address.Cancel')}
        </Button>
      </Row>
    </Form>
  );
}
