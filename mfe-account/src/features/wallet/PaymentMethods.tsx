import { removeWalletCard, setDefaultWalletCard } from '@sightline/shared-lib/api/wallet';
import type { TextKey } from '@sightline/shared-lib/contracts';
import type { WalletCard } from '@sightline/shared-lib/domain/person';
import { isExpiryValid } from '@sightline/shared-lib/domain/payment';
import { Fragment, useServices, useTranslation, useUser } from '@sightline/shared-lib/runtime';
import { useReading } from '@sightline/shared-lib/store';
import { Button, EmptyState, Heading, Note, Skeleton, Stack } from '@sightline/shared-lib/ui';
import { useEffect, useRef, useState } from 'react';

import { Failed } from '../../account/parts/Failed';
import { KeptEntry, KeptList } from '../../account/parts/KeptEntry';
import { useChanges } from '../../account/parts/useChanges';
import { wallet } from '../../account/reading/accountApi';

const BRANDS: Readonly<Record<string, string>> = {
  VISA: 'Visa',
  MASTERCARD: 'Mastercard',
  AMEX: 'American Express',
  DISCOVER: 'Discover',
  JCB: 'JCB',
};

/** Saved cards: add, remove, choose the one offered first. Numbers stay with the payment service (ACC-04, PAY-09). */
export function PaymentMethods() {
  const { client, toasts } = useServices();
  const { t } = useTranslation();
  const user = useUser();
  const [adding, setAdding] = useState<boolean | null>(null);
  const [chosen, setChosen] = useState<string | null>(null);
  const { reading, again } = useReading(wallet, undefined);

  const { change, failed, forget } = useChanges(again);
  const title = useRef<HTMLHeadingElement>(null);
  const way = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (adding !== null) (adding ? title : way).current?.focus();
  }, [adding]);

  if (reading.state === 'loading') return <Skeleton fills="panel" />;
  if (reading.state === 'failed') return <Failed what={t('Wallet.Failed')} onAgain={again} />;
  if (adding) {
    const { firstName = '', lastName = '' } = user?.details ?? {};
    return (
      <Stack>
        <Heading ref={title} tabIndex={-1} level={2} size="t1">
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
  const open = () => {
    setChosen(null);
    setAdding(true);
  };
  const add = (
    <Button ref={way} onClick={open}>
      {t('Wallet.Add')}
    </Button>
  );
  if (cards.length === 0) {
    return (
      <EmptyState sign="aviator" title={t('Wallet.None')} actions={add}>
        {t('Wallet.NoneText')}
      </EmptyState>
    );
  }
  const quiet = { skipErrorMessage: true };
  return (
    <Stack gap={6}>
      {failed ? <Failed what={t('Wallet.ChangeFailed')} onAgain={forget} /> : null}
      <KeptList>
        {cards.map((card) => (
          <CardEntry
            key={card.cardId}
            card={card}
            takesFocus={card.isDefault && card.cardId === chosen}
            onRemove={() => change(() => removeWalletCard(client, { cardId: card.cardId }, quiet), 'Wallet.Removed')}
            onDefault={() => {
              setChosen(card.cardId);
              change(() => setDefaultWalletCard(client, { cardId: card.cardId }, quiet), 'Wallet.DefaultSet');
            }}
          />
        ))}
      </KeptList>
      <div>{add}</div>
    </Stack>
  );
}

interface CardEntryProps {
  readonly card: WalletCard;
  readonly onRemove: () => void;
  readonly onDefault: () => void;
  readonly takesFocus: boolean;
}

/** Whether it ended, ends this month, or is good for longer. */
function expiryKey({ expireMonth, expireYear }: WalletCard, now: number): TextKey {
  if (!isExpiryValid(expireMonth, expireYear, now)) return 'Wallet.Ended';
  const next = new Date(now);
  next.setUTCMonth(next.getUTCMonth() + 1, 1);
  return isExpiryValid(expireMonth, expireYear, next.getTime()) ? 'Wallet.Until' : 'Wallet.Ending';
}

function CardEntry({ card, ...actions }: CardEntryProps) {
  const { t } = useTranslation();
  const { now } = useServices();
  const name = t('Wallet.Card', { brand: BRANDS[card.brand] ?? card.brand, digits: card.maskedNumber.slice(-4) });
  const until = { month: card.expireMonth, year: card.expireYear };
  return (
    <KeptEntry
      name={name}
      defaultMark={card.isDefault ? t('Wallet.Default') : null}
      makeDefault="Wallet.MakeDefault"
      {...actions}
    >
      <p className="soft">{t(expiryKey(card, now), until)}</p>
    </KeptEntry>
  );
}
