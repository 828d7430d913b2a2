import { deleteContact, updateContact } from '@sightline/shared-lib/api/contact';
import { townLine } from '@sightline/shared-lib/domain/address';
import { contactTitle, type Contact } from '@sightline/shared-lib/domain/person';
import { labelled } from '@sightline/shared-lib/domain/typography';
import { useServices, useTranslation } from '@sightline/shared-lib/runtime';
import { useReading } from '@sightline/shared-lib/store';
import { Button, EmptyState, Heading, Skeleton, Stack } from '@sightline/shared-lib/ui';
import { useState } from 'react';

import { Failed } from '../../account/parts/Failed';
import { KeptEntry, KeptList } from '../../account/parts/KeptEntry';
import { useChanges } from '../../account/parts/useChanges';
import { contacts } from '../../account/reading/accountApi';
import { AddressForm } from './AddressForm';

type Mode = { readonly kind: 'list' } | { readonly kind: 'form'; readonly contact: Contact | null };

/** Saved addresses: add, change, remove, choose the default one (ACC-02, ACC-03). */
export function AddressBook() {
  const { client, identity, site, toasts, reportFailure } = useServices();
  const { t } = useTranslation();
  const [mode, setMode] = useState<Mode>({ kind: 'list' });
  const [chosen, setChosen] = useState<string | null>(null);
  const { reading, again } = useReading(contacts, { country: site.country });

  const { change, failed, forget } = useChanges(() => {
    again();
    identity.refresh().catch(reportFailure);
  });

  if (reading.state === 'loading') return <Skeleton fills="panel" />;
  if (reading.state === 'failed') return <Failed what={t('Address.Failed')} onAgain={again} />;
  if (mode.kind === 'form') {
    const back = () => setMode({ kind: 'list' });
    return (
      <Stack>
        <Heading level={2} size="t1">
          {mode.contact ? t('Address.Change', { name: contactTitle(mode.contact) }) : t('Address.New')}
        </Heading>
        <AddressForm
          contact={mode.contact}
          onCancel={back}
          onSaved={() => {
            back();
            again();
            toasts.show({ message: t('Address.Saved'), tone: 'good' });
          }}
        />
      </Stack>
    );
  }
  const known = reading.value;
  // Who comes back to the list has forgotten what was chosen before.
  const open = (contact: Contact | null) => {
    setChosen(null);
    setMode({ kind: 'form', contact });
  };
  const add = <Button onClick={() => open(null)}>{t('Address.Add')}</Button>;
  if (known.length === 0) {
    return (
      <EmptyState sign="oval" title={t('Address.None')} actions={add}>
        {t('Address.NoneText')}
      </EmptyState>
    );
  }
  return (
    <Stack gap={6}>
      {failed ? <Failed what={t('Address.ChangeFailed')} onAgain={forget} /> : null}
      <KeptList>
        {known.map((contact) => (
          <AddressEntry
            key={contact.addressId}
            contact={contact}
            takesFocus={contact.primary && contact.nickName === chosen}
            onEdit={() => open(contact)}
            onRemove={() =>
              change(
                () => deleteContact(client, { nickName: contact.nickName }, { skipErrorMessage: true }),
                'Address.Removed',
              )
            }
            onDefault={() => {
              setChosen(contact.nickName);
              change(
                () => updateContact(client, { nickName: contact.nickName, primary: true }, { skipErrorMessage: true }),
                'Address.DefaultSet',
              );
            }}
          />
        ))}
      </KeptList>
      <div>{add}</div>
    </Stack>
  );
}

/** A country by its code, in the words of the locale. */
function countryName(code: string, tag: string): string {
  if (!/^[A-Z]{2}$/.test(code)) return code;
  return new Intl.DisplayNames(tag, { type: 'region' }).of(code) ?? code;
}

interface AddressEntryProps {
  readonly contact: Contact;
  readonly onEdit: () => void;
  readonly onRemove: () => void;
  readonly onDefault: () => void;
  readonly takesFocus: boolean;
}

function AddressEntry({ contact, ...actions }: AddressEntryProps) {
  const { site } = useServices();
  const { t, tag } = useTranslation();
  const { firstName, lastName, addressLine, zipCode, city, state, country, phone1, fiscalCode } = contact;
  const lines = [
    `${firstName} ${lastName}`.trim(),
    ...addressLine,
    townLine({ city, zipCode, state, country: country || site.country }),
    countryName(country, tag),
    phone1,
    fiscalCode ? labelled(t('Form.Label.FiscalCode'), fiscalCode, tag) : '',
  ].filter(Boolean);
  return (
    <KeptEntry name={contactTitle(contact)} defaultMark={contact.primary ? t('Address.Default') : null} {...actions}>
      <address>
        {lines.map((line) => (
          <span key={line}>
            {line}
            <br />
          </span>
        ))}
      </address>
    </KeptEntry>
  );
}
