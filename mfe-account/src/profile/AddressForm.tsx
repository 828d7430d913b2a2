import { failureOf } from '@sightline/shared-lib/api/client';
import { createContact, updateContact } from '@sightline/shared-lib/api/contact';
import { readCountryStates } from '@sightline/shared-lib/api/country';
import { placesOfPostcode } from '@sightline/shared-lib/api/place';
import type { Contact } from '@sightline/shared-lib/domain/person';
import {
  addressSchema,
  AddressPart,
  asksForPlace,
  mistakeWords,
  useFieldForm,
  usePostcodeFill,
} from '@sightline/shared-lib/forms';
import { useServices, useTranslation } from '@sightline/shared-lib/runtime';
import { Button, Form, Row, Stack, TextField } from '@sightline/shared-lib/ui';
import { useCallback, useState } from 'react';

import { Unavailable } from '../account/Unavailable';
import { useReading } from '../state/useReading';
import { addressFields, addressInput, addressValues } from './addressValues';

interface AddressFormProps {
  /** The address to change; null for a new one. */
  readonly contact: Contact | null;
  readonly onSaved: () => void;
  readonly onCancel: () => void;
}

/** An address with the fields the store asks for (ACC-02, SITE-07). */
export function AddressForm({ contact, onSaved, onCancel }: AddressFormProps) {
  const { client, identity, site, reportFailure } = useServices();
  const { t } = useTranslation();
  const { country } = site;
  const { isEnabled, isEnabledOnAddressBook } = site.config.GOOGLE_API_ENABLED;
  const fields = addressFields(site.config.shippingAddressFieldsList, country);
  const details = identity.state.details;
  const form = useFieldForm({
    t,
    // The international store asks for the country: its codes are judged by that one's rules.
    schemaFor: (values) => addressSchema(fields, (values['country'] || country).toLowerCase(), t, contact === null),
    defaultValues: contact
      ? addressValues(contact)
      : { firstName: details?.firstName ?? '', lastName: details?.lastName ?? '', email1: details?.email1 ?? '' },
  });
  const places = usePlaceLists(asksForPlace(fields));
  usePostcodeFill(form, {
    country,
    isOn: isEnabled && isEnabledOnAddressBook,
    placesOf: (postalCode, signal) =>
      placesOfPostcode(client, { country, postalCode }, { skipErrorMessage: true, signal }),
  });
  const [failed, setFailed] = useState(false);
  const send = form.submit(async (values) => {
    setFailed(false);
    const input = addressInput(values, country, contact);
    try {
      if (contact) await updateContact(client, input, { skipErrorMessage: true });
      else await createContact(client, input, { skipErrorMessage: true });
      onSaved();
      identity.refresh().catch(reportFailure);
    } catch (error) {
      if (failureOf(error)?.errorKey === '_ERR_NICKNAME_ALREDY_EXIST') {
        form.refuse('nickName', mistakeWords(t, 'nickNameTaken'));
      } else {
        setFailed(true);
        reportFailure(error);
      }
    }
  });
  return (
    <Form onSubmit={send}>
      {form.summary}
      <Stack>
        {contact ? null : <TextField {...form.field('nickName')} label={t('Form.NickName')} autoComplete="off" />}
        <AddressPart form={form} fields={fields} country={country} t={t} {...places} />
      </Stack>
      <Row>
        <Button type="submit" busy={form.busy}>
          {t('Address.Save')}
        </Button>
        <Button variant="outlined" onClick={onCancel}>
          {t('Address.Cancel')}
        </Button>
      </Row>
      {failed ? <Unavailable /> : null}
    </Form>
  );
}

/** States and countries from the platform's lists; typed by hand where there is none or it does not load. */
function usePlaceLists(isAsked: boolean) {
  const { client, site } = useServices();
  const countryCode = site.country.toUpperCase();
  const read = useCallback(
    async (signal: AbortSignal) =>
      isAsked ? readCountryStates(client, { countryCode }, { skipErrorMessage: true, signal }).catch(() => []) : [],
    [client, countryCode, isAsked],
  );
  const { reading } = useReading(read);
  return { countries: reading.state === 'ready' ? reading.value : [], isLoading: reading.state === 'loading' };
}
