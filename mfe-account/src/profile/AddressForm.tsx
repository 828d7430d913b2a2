import { failureOf } from '@sightline/shared-lib/api/client';
import { createContact, updateContact } from '@sightline/shared-lib/api/contact';
import { readCountryStates } from '@sightline/shared-lib/api/country';
import type { Contact } from '@sightline/shared-lib/domain/person';
import { useServices, useTranslation } from '@sightline/shared-lib/runtime';
import { AddressFields, Button, Form, Row, Stack, TextField } from '@sightline/shared-lib/ui';
import { useCallback, useState } from 'react';

import { Unavailable } from '../forms/Unavailable';
import { useTextForm } from '../forms/useTextForm';
import { useReading } from '../state/useReading';
import { addressFields, addressInput, addressLabel, addressRules, addressValues } from './addressRules';
import { usePostcodeFill } from './usePostcodeFill';

interface AddressFormProps {
  /** The address to change; null for a new one. */
  readonly contact: Contact | null;
  readonly onSaved: () => void;
  readonly onCancel: () => void;
}

const isListed = (name: string) => name === 'state' || name === 'country';

/** An address with the fields the store asks for (ACC-02, SITE-07). */
export function AddressForm({ contact, onSaved, onCancel }: AddressFormProps) {
  const { client, identity, site, now, reportFailure } = useServices();
  const { t, tag } = useTranslation();
  const { country } = site;
  const fields = addressFields(site.config.shippingAddressFieldsList, country);
  const details = identity.state.details;
  const form = useTextForm(
    addressRules(fields, { t, tag, now, country }),
    contact
      ? addressValues(contact)
      : { firstName: details?.firstName ?? '', lastName: details?.lastName ?? '', email1: details?.email1 ?? '' },
  );
  const listOf = usePlaceLists(fields.some(({ name }) => isListed(name)));
  const fillTown = usePostcodeFill(form, country);
  const bind = (name: string) => {
    const field = form.field(name);
    if (name !== 'zipCode') return field;
    return {
      ...field,
      onChange: (event: Parameters<typeof field.onChange>[0]) => {
        field.onChange(event);
        fillTown(event.target.value);
      },
    };
  };
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
        form.refuse('nickName', t('Form.Wrong.NickNameTaken'));
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
        <AddressFields
          fields={fields}
          propsOf={({ name }) => ({
            binding: { ...bind(name), label: t(addressLabel(name, country)) },
            list: isListed(name) ? listOf(name) : undefined,
          })}
        />
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
  const { t } = useTranslation();
  const countryCode = site.country.toUpperCase();
  const read = useCallback(
    async (signal: AbortSignal) =>
      isAsked ? readCountryStates(client, { countryCode }, { skipErrorMessage: true, signal }).catch(() => []) : [],
    [client, countryCode, isAsked],
  );
  const { reading } = useReading(read);
  const countries = reading.state === 'ready' ? reading.value : [];
  const states = countries.find(({ code }) => code.toUpperCase() === countryCode)?.states ?? [];
  return (name: string) => ({
    options: (name === 'country' ? countries : states).map((one) => ({ value: one.code, label: one.displayName })),
    isLoading: reading.state === 'loading',
    emptyLabel: t('Form.Choose'),
  });
}
