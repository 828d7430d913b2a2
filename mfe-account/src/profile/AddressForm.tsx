import { createContact, failureOf, readCountryStates, updateContact } from '@sightline/shared-lib/api';
import type { FormFieldConfig } from '@sightline/shared-lib/contracts';
import type { Contact } from '@sightline/shared-lib/domain';
import { useServices, useTranslation } from '@sightline/shared-lib/runtime';
import { Button, Form, Note, Row, Select, Stack, TextField, type FieldFormat } from '@sightline/shared-lib/ui';
import { useCallback, useState } from 'react';

import { useTextForm, type TextForm } from '../forms/useTextForm';
import { useReading } from '../state/useReading';
import { addressFields, addressInput, addressLabel, addressRules, addressValues } from './addressRules';

interface AddressFormProps {
  /** The address to change; null for a new one. */
  readonly contact: Contact | null;
  readonly onSaved: () => void;
  readonly onCancel: () => void;
}

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
  zipCode: 'postal-code',
};

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
        {fields.map((field) => (
          <AddressField key={field.name} form={form} field={field} />
        ))}
      </Stack>
      <Row>
        <Button type="submit" busy={form.busy}>
          {t('Address.Save')}
        </Button>
        <Button variant="outlined" onClick={onCancel}>
          {t('Address.Cancel')}
        </Button>
      </Row>
      {failed ? (
        <Note tone="bad" live="alert">
          {t('Form.Unavailable')}
        </Note>
      ) : null}
    </Form>
  );
}

function AddressField({ form, field }: { readonly form: TextForm; readonly field: FormFieldConfig }) {
  const { site } = useServices();
  const { t } = useTranslation();
  const { name, required, maxLength } = field;
  const common = {
    ...form.field(name),
    label: t(addressLabel(name, site.country)),
    optional: !required,
    autoComplete: AUTOCOMPLETE[name],
  };
  if (name === 'state' || name === 'country') return <ListedField common={common} name={name} />;
  return <TextField {...common} format={FORMATS[name]} maxLength={maxLength} />;
}

interface ListedFieldProps {
  readonly name: 'state' | 'country';
  readonly common: ReturnType<TextForm['field']> & { readonly label: string; readonly optional: boolean };
}

/** A state or country from the platform's list; typed by hand where there is none or it does not load. */
function ListedField({ common, name }: ListedFieldProps) {
  const { client, site } = useServices();
  const { t } = useTranslation();
  const countryCode = site.country.toUpperCase();
  const read = useCallback(
    async (signal: AbortSignal) => {
      const options = { skipErrorMessage: true, signal };
      const countries = await readCountryStates(client, { countryCode }, options).catch(() => []);
      if (name === 'country') return countries;
      return countries.find(({ code }) => code.toUpperCase() === countryCode)?.states ?? [];
    },
    [client, countryCode, name],
  );
  const { reading } = useReading(read);
  const options = reading.state === 'ready' ? reading.value : [];
  if (options.length === 0) return <TextField {...common} />;
  return (
    <Select
      {...common}
      emptyLabel={t('Form.Choose')}
      options={options.map(({ code, displayName }) => ({ value: code, label: displayName }))}
    />
  );
}
