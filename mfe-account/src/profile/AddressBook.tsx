import { deleteContact, listContacts, updateContact } from '@sightline/shared-lib/api';
import type { Contact } from '@sightline/shared-lib/domain';
import { useServices, useTranslation } from '@sightline/shared-lib/runtime';
import { Button, EmptyState, Heading, Row, Skeleton, Stack } from '@sightline/shared-lib/ui';
import { useCallback, useState } from 'react';
import { styled } from 'styled-components';

import { Failed } from '../account/Failed';
import { useReading } from '../state/useReading';
import { AddressForm } from './AddressForm';

const List = styled.ul`
  border-top: 1px solid var(--line);
  & > li {
    display: grid;
    gap: 4px;
    padding-block: 20px;
    border-bottom: 1px solid var(--line);
  }
  & address {
    font-style: normal;
  }
`;

type Mode = { readonly kind: 'list' } | { readonly kind: 'form'; readonly contact: Contact | null };

/** Saved addresses: add, change, remove, choose the default one (ACC-02, ACC-03). */
export function AddressBook() {
  const { client, identity, toasts, reportFailure } = useServices();
  const { t } = useTranslation();
  const [mode, setMode] = useState<Mode>({ kind: 'list' });
  const [problem, setProblem] = useState(false);
  const read = useCallback(
    (signal: AbortSignal) => listContacts(client, {}, { skipErrorMessage: true, signal }),
    [client],
  );
  const { reading, again } = useReading(read);

  const change = async (work: () => Promise<unknown>, done: string) => {
    setProblem(false);
    try {
      await work();
      toasts.show({ message: t(done), tone: 'good' });
      again(true);
      identity.refresh().catch(reportFailure);
    } catch (error) {
      setProblem(true);
      reportFailure(error);
    }
  };

  if (reading.state === 'loading') return <Skeleton fills="panel" />;
  if (reading.state === 'failed') return <Failed what={t('Address.Failed')} onAgain={again} />;
  if (mode.kind === 'form') {
    const back = () => setMode({ kind: 'list' });
    return (
      <Stack>
        <Heading level={2} size="t1">
          {mode.contact ? t('Address.Change', { name: mode.contact.nickName }) : t('Address.New')}
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
  const contacts = reading.value;
  const add = <Button onClick={() => setMode({ kind: 'form', contact: null })}>{t('Address.Add')}</Button>;
  if (contacts.length === 0) {
    return (
      <EmptyState title={t('Address.None')} actions={add}>
        {t('Address.NoneText')}
      </EmptyState>
    );
  }
  return (
    <Stack gap={6}>
      {problem ? <Failed what={t('Address.ChangeFailed')} onAgain={() => setProblem(false)} /> : null}
      <List>
        {contacts.map((contact) => (
          <AddressEntry
            key={contact.addressId}
            contact={contact}
            onEdit={() => setMode({ kind: 'form', contact })}
            onRemove={() =>
              void change(
                () => deleteContact(client, { nickName: contact.nickName }, { skipErrorMessage: true }),
                'Address.Removed',
              )
            }
            onDefault={() =>
              void change(
                () => updateContact(client, { nickName: contact.nickName, primary: true }, { skipErrorMessage: true }),
                'Address.DefaultSet',
              )
            }
          />
        ))}
      </List>
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
}

function AddressEntry({ contact, onEdit, onRemove, onDefault }: AddressEntryProps) {
  const { t, tag } = useTranslation();
  const [asking, setAsking] = useState(false);
  const { nickName, firstName, lastName, addressLine, zipCode, city, state, country, phone1, fiscalCode } = contact;
  const of = (action: string) => `${action}: ${nickName}`;
  return (
    <li>
      <Heading level={2} size="t2">
        {nickName}
        {contact.primary ? <span className="small soft"> · {t('Address.Default')}</span> : null}
      </Heading>
      <address>
        {[
          `${firstName} ${lastName}`.trim(),
          ...addressLine,
          [zipCode, city, state].filter(Boolean).join(' '),
          countryName(country, tag),
          phone1,
          fiscalCode ? `${t('Form.FiscalCode')}: ${fiscalCode}` : '',
        ]
          .filter(Boolean)
          .map((line) => (
            <span key={line}>
              {line}
              <br />
            </span>
          ))}
      </address>
      {asking ? (
        <Row>
          <span>{t('Address.RemoveSure', { name: nickName })}</span>
          <Button variant="text" onClick={onRemove}>
            {t('Address.RemoveYes')}
          </Button>
          <Button variant="text" onClick={() => setAsking(false)}>
            {t('Address.RemoveNo')}
          </Button>
        </Row>
      ) : (
        <Row>
          <Button variant="text" aria-label={of(t('Address.Edit'))} onClick={onEdit}>
            {t('Address.Edit')}
          </Button>
          <Button variant="text" aria-label={of(t('Address.Remove'))} onClick={() => setAsking(true)}>
            {t('Address.Remove')}
          </Button>
          {contact.primary ? null : (
            <Button variant="text" aria-label={of(t('Address.MakeDefault'))} onClick={onDefault}>
              {t('Address.MakeDefault')}
            </Button>
          )}
        </Row>
      )}
    </li>
  );
}
