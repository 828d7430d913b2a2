import { readWallet, removeWalletCard, setDefaultWalletCard } from '@sightline/shared-lib/api';
import type { WalletCard } from '@sightline/shared-lib/domain';
import { isExpiryValid } from '@sightline/shared-lib/domain';
import { Fragment, useServices, useTranslation, useUser } from '@sightline/shared-lib/runtime';
import { Button, EmptyState, Heading, Note, Row, Skeleton, Stack } from '@sightline/shared-lib/ui';
import { useCallback, useState } from 'react';
import { styled } from 'styled-components';

import { Failed } from '../account/Failed';
import { useReading } from '../state/useReading';

const List = styled.ul`
  border-top: 1px solid var(--line);
  & > li {
    display: grid;
    gap: 4px;
    padding-block: 20px;
    border-bottom: 1px solid var(--line);
  }
`;

const BRANDS: Readonly<Record<string, string>> = {
  VISA: 'Visa',
  MASTERCARD: 'Mastercard',
  AMEX: 'American Express',
  DISCOVER: 'Discover',
  JCB: 'JCB',
};

/** Saved cards: add, remove, choose the one offered first. Numbers stay with the payment service (ACC-04, PAY-09). */
export function PaymentMethods() {
  const { client, toasts, reportFailure } = useServices();
  const { t } = useTranslation();
  const user = useUser();
  const [adding, setAdding] = useState(false);
  const [problem, setProblem] = useState(false);
  const read = useCallback(
    async (signal: AbortSignal) => (await readWallet(client, { skipErrorMessage: true, signal })).wallet,
    [client],
  );
  const { reading, again } = useReading(read);

  const change = async (work: () => Promise<unknown>, done: string) => {
    setProblem(false);
    try {
      await work();
      toasts.show({ message: t(done), tone: 'good' });
      again(true);
    } catch (error) {
      setProblem(true);
      reportFailure(error);
    }
  };

  if (reading.state === 'loading') return <Skeleton fills="panel" />;
  if (reading.state === 'failed') return <Failed what={t('Wallet.Failed')} onAgain={again} />;
  if (adding) {
    const { firstName = '', lastName = '' } = user?.details ?? {};
    return (
      <Stack>
        <Heading level={2} size="t1">
          {t('Wallet.New')}
        </Heading>
        <Fragment
          name="checkout.saveCard"
          props={{
            holder: `${firstName} ${lastName}`.trim() || t('Account.Title.Dashboard'),
            onCancel: () => setAdding(false),
            onSaved: () => {
              setAdding(false);
              again();
              toasts.show({ message: t('Wallet.Saved'), tone: 'good' });
            },
          }}
          fallback={<Note tone="warn">{t('Wallet.NoFields')}</Note>}
        />
      </Stack>
    );
  }
  const cards = reading.value;
  const add = <Button onClick={() => setAdding(true)}>{t('Wallet.Add')}</Button>;
  if (cards.length === 0) {
    return (
      <EmptyState title={t('Wallet.None')} actions={add}>
        {t('Wallet.NoneText')}
      </EmptyState>
    );
  }
  const quiet = { skipErrorMessage: true };
  return (
    <Stack gap={6}>
      {problem ? <Failed what={t('Wallet.ChangeFailed')} onAgain={() => setProblem(false)} /> : null}
      <List>
        {cards.map((card) => (
          <CardEntry
            key={card.cardId}
            card={card}
            onRemove={() =>
              void change(() => removeWalletCard(client, { cardId: card.cardId }, quiet), 'Wallet.Removed')
            }
            onDefault={() =>
              void change(() => setDefaultWalletCard(client, { cardId: card.cardId }, quiet), 'Wallet.DefaultSet')
            }
          />
        ))}
      </List>
      <div>{add}</div>
    </Stack>
  );
}

interface CardEntryProps {
  readonly card: WalletCard;
  readonly onRemove: () => void;
  readonly onDefault: () => void;
}

function CardEntry({ card, onRemove, onDefault }: CardEntryProps) {
  const { t } = useTranslation();
  const { now } = useServices();
  const [asking, setAsking] = useState(false);
  const name = t('Wallet.Card', { brand: BRANDS[card.brand] ?? card.brand, digits: card.maskedNumber.slice(-4) });
  const until = { month: card.expireMonth, year: card.expireYear };
  const of = (action: string) => `${action}: ${name}`;
  return (
    <li>
      <Heading level={2} size="t2">
        {name}
        {card.isDefault ? <span className="small soft"> · {t('Wallet.Default')}</span> : null}
      </Heading>
      <p className="soft">
        {t(isExpiryValid(card.expireMonth, card.expireYear, now) ? 'Wallet.Until' : 'Wallet.Ended', until)}
      </p>
      {asking ? (
        <Row>
          <span>{t('Wallet.RemoveSure', { name })}</span>
          <Button variant="text" onClick={onRemove}>
            {t('Address.RemoveYes')}
          </Button>
          <Button variant="text" onClick={() => setAsking(false)}>
            {t('Address.RemoveNo')}
          </Button>
        </Row>
      ) : (
        <Row>
          <Button variant="text" aria-label={of(t('Address.Remove'))} onClick={() => setAsking(true)}>
            {t('Address.Remove')}
          </Button>
          {card.isDefault ? null : (
            <Button variant="text" aria-label={of(t('Address.MakeDefault'))} onClick={onDefault}>
              {t('Address.MakeDefault')}
            </Button>
          )}
        </Row>
      )}
    </li>
  );
}
