import type { Cart } from '@sightline/shared-lib/domain/cart';
import { formatMoney } from '@sightline/shared-lib/domain/money';
import { useServices, useTranslation } from '@sightline/shared-lib/runtime';
import { Checkbox, RadioRows } from '@sightline/shared-lib/ui';
import type { ComponentProps, Ref } from 'react';

import { brandName, methodName } from '../../parts/methodName';
import { amountDue, cashFee } from './amountDue';
import { CardFields } from './CardFields';
import type { CardFieldsHandle } from './CardFields';
import { KlarnaWidget } from './KlarnaWidget';
import type { KlarnaWidgetHandle } from './KlarnaWidget';
import type { MethodChoice, Methods, SavedCard } from './useMethods';

/** More names than these do not fit beside the label on a narrow screen. */
const ASIDE_BRANDS = 3;

type Rows = ComponentProps<typeof RadioRows>['rows'];

interface MethodRowsProps {
  readonly cart: Cart;
  readonly methods: Methods;
  readonly card: Ref<CardFieldsHandle>;
  readonly klarna: Ref<KlarnaWidgetHandle>;
  readonly keeps: boolean;
  readonly onKeep: (keeps: boolean) => void;
  readonly onChoose: (choice: MethodChoice) => void;
  readonly onSubmit: () => void;
}

/** Ways to pay as joined rows; the chosen one opens in place (PAY-01, PAY-07, PAY-09). */
export function MethodRows({ cart, methods, card, klarna, keeps, onKeep, onChoose, onSubmit }: MethodRowsProps) {
  const { t, tag } = useTranslation();
  const { cards, saved, others, hasWallet, choice } = methods;
  const aside = (text: string) => <span className="small soft">{text}</span>;

  const savedRow = (one: SavedCard) => {
    const values = { month: one.expireMonth, year: one.expireYear };
    return {
      value: `saved:${one.cardId}`,
      label: t('Pay.SavedCard', { brand: brandName(one.brand), digits: one.lastFour }),
      hint: t(one.isGood ? 'Pay.SavedUntil' : 'Pay.SavedEnded', values),
      disabled: !one.isGood,
    };
  };
  const brands = cards.map(brandName);
  const cardRow = {
    value: 'card',
    label: t(saved.length > 0 ? 'Pay.NewCard' : 'Pay.Card'),
    ...(brands.length > ASIDE_BRANDS ? { hint: brands.join(', ') } : { aside: aside(brands.join(', ')) }),
    children: (
      <>
        <CardFields ref={card} onSubmit={onSubmit} />
        {hasWallet ? (
          <Checkbox label={t('Pay.KeepCard')} checked={keeps} onChange={(event) => onKeep(event.target.checked)} />
        ) : null}
      </>
    ),
  };
  const { site } = useServices();
  const fee = cashFee(site);
  const instalments = amountDue(cart, 'KLARNA', site);
  const rowOf: Readonly<Record<(typeof others)[number], Omit<Rows[number], 'value' | 'label'>>> = {
    PAYPAL: {
      hint: t(methods.isApproved('PAYPAL') ? 'Pay.PayPalReady' : 'Pay.PayPalHint'),
    },
    APPLE_PAY: { hint: t('Pay.ApplePayHint') },
    KLARNA: {
      hint: t('Pay.KlarnaHint'),
      aside: aside('Klarna'),
      // Asked for only when it is chosen: a partner learns of a shopper who wants it, not of every one.
      children:
        choice === 'KLARNA' ? (
          <KlarnaWidget ref={klarna} orderId={cart.orderId} totalMinor={instalments.minor} />
        ) : null,
    },
    AFFIRM: { hint: t('Pay.AffirmHint'), aside: aside('Affirm') },
    COD: {
      hint: fee.minor > 0 ? t('Pay.CashHintFee', { fee: formatMoney(fee, tag) }) : t('Pay.CashHint'),
    },
  };
  const rows: Rows = [
    ...saved.map(savedRow),
    ...(cards.length > 0 ? [cardRow] : []),
    ...others.map((method) => ({
      value: method,
      label: methodName(method, instalments, t, tag),
      ...rowOf[method],
    })),
  ];
  return (
    <RadioRows
      legend={t('Pay.How')}
      legendHidden
      name="payment"
      value={choice}
      onChange={(event) => onChoose(event.target.value as MethodChoice)}
      rows={rows}
    />
  );
}
