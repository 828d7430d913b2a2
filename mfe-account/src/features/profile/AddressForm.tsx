import { failureOf } from '@sightline/shared-lib/api/client';
import { createContact, updateContact } from '@sightline/shared-lib/api/contact';
import type { Contact } from '@sightline/shared-lib/domain/person';
import {
  addressSchema,
  AddressPart,
  asksForPlace,
  mistakeWords,
  useFieldForm,
  useOpenPostcode,
  useTownFill,
} from '@sightline/shared-lib/forms';
import { useServices, useTranslation } from '@sightline/shared-lib/runtime';
import { usePostcodeTown } from '@sightline/shared-lib/store';
import { Button, Form, Row, Stack, TextField } from '@sightline/shared-lib/ui';
import { useState } from 'react';

import { addressFields, addressInput, addressValues } from '../../account/address/addressValues';
import { usePlaceLists } from '../../account/address/usePlaceLists';
import { Unavailable } from '../../account/parts/Unavailable';
import { places } from '../../account/reading/accountApi';

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
  const lists = usePlaceLists(asksForPlace(fields));
  const postalCode = useOpenPostcode(form, country);
  useTownFill(form, usePostcodeTown(places, { country, postalCode, purpose: 'addressBook' }));
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
        <AddressPart form={form} fields={fields} country={country} t={t} {...lists} />
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
