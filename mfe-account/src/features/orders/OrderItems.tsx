import { cartEntries } from '@sightline/shared-lib/domain/cart';
import { lensLookOf, readContactLens } from '@sightline/shared-lib/domain/lens';
import { formatMoney } from '@sightline/shared-lib/domain/money';
import { isFreeOfCharge, type Order } from '@sightline/shared-lib/domain/order';
import { isCard, paymentMethodOf, type PaymentMethod } from '@sightline/shared-lib/domain/payment';
import type { TextKey, Translate } from '@sightline/shared-lib/contracts';
import { dynamicKey, useTranslation } from '@sightline/shared-lib/runtime';
import { EyeRows, Heading, media } from '@sightline/shared-lib/ui';
import { styled } from 'styled-components';

import { GoodsName } from '../../account/parts/GoodsName';
import { GoodsPicture } from '../../account/parts/GoodsPicture';
import type { GoodsByPart } from '../../account/reading/lineGoods';
import { contactLensWords, lensesWords } from '../../account/words/lensesWords';
import { isExchange, lineReturns } from '../../account/reading/returnFacts';
import { DeliveredTo } from './DeliveredTo';
import { InsuredLines } from './InsuredLines';
import { lensStateOf } from './lensState';
import { OrderTotals } from './OrderTotals';
import { toned } from './StatusDot';

const Lines = styled.ul`
  display: grid;
  gap: 20px;
  margin: 20px 0 28px;
  & > li {
    display: grid;
    grid-template-columns: 84px minmax(0, 1fr) auto;
    align-items: start;
    gap: 0 14px;
  }
  /* Values of lenses need a line: they have the row below to themselves, or the room beside the picture. */
  & .values {
    grid-column: 1 / -1;
    margin-top: 8px;
  }
  ${media.sm} {
    & > li {
      grid-template-rows: auto 1fr;
    }
    & > li > :first-child {
      grid-row: 1 / span 2;
    }
    & .values {
      grid-column: 2 / -1;
      margin-top: 0;
    }
  }
  & .amount {
    font-variant-numeric: tabular-nums;
  }
  ${toned}
`;

const Facts = styled.div`
  margin-top: 16px;
`;

/** Every way of paying that the shop knows has its words. */
const PAYMENT: Readonly<Record<PaymentMethod, TextKey>> = {
  VISA: 'Orders.Payment.VISA',
  MASTERCARD: 'Orders.Payment.MASTERCARD',
  AMEX: 'Orders.Payment.AMEX',
  DISCOVER: 'Orders.Payment.DISCOVER',
  JCB: 'Orders.Payment.JCB',
  PAYPAL: 'Orders.Payment.PAYPAL',
  KLARNA: 'Orders.Payment.KLARNA',
  AFFIRM: 'Orders.Payment.AFFIRM',
  APPLE_PAY: 'Orders.Payment.APPLE_PAY',
  COD: 'Orders.Payment.COD',
};

function paidWith(order: Order, t: Translate): readonly string[] {
  if (isFreeOfCharge(order.orderStatus, order.timeline)) return [t('Orders.NotCharged')];
  // A card is charged when the order leaves; until then it is only how it will be paid.
  const card = order.timeline.some(({ event }) => event === 'paid') ? 'Orders.PaidCard' : 'Orders.PayCard';
  return order.paymentInstructions.map(({ payMethodId, maskedAccount, description }) => {
    const method = paymentMethodOf(payMethodId);
    const name = method ? t(PAYMENT[method]) : description || payMethodId;
    const digits = maskedAccount.replace(/\D/g, '').slice(-4);
    return method && isCard(method) && digits ? t(card, { name, digits }) : t('Orders.Paid', { name });
  });
}

interface OrderItemsProps {
  readonly order: Order;
  readonly goods: GoodsByPart;
  readonly onChanged: () => void;
}

/** What was bought, what it came to, how it was paid, where it goes (ORD-02). */
export function OrderItems({ order, goods, onChanged }: OrderItemsProps) {
  const { t, tag } = useTranslation();
  const entries = cartEntries(order.lines, () => null);
  return (
    <section>
      <Heading level={2} size="t1">
        {t('Orders.Items')}
      </Heading>
      <Lines>
        {entries.map((entry) => {
          const { line, rx } = entry;
          const lensState = lensStateOf(entry, entries, order, t, tag);
          const back = lineReturns(line, order);
          const known = goods[line.partNumber];
          const name = known ? `${known.brand} ${known.name}`.trim() : line.name || line.partNumber;
          const eyes = readContactLens(line);
          const detail = rx
            ? lensesWords(rx.lensesReview, t, tag)
            : line.prescription
              ? t('Orders.LensLine')
              : known?.detail;
          return (
            <li key={line.orderItemId}>
              <GoodsPicture goods={known} lenses={lensLookOf(rx?.lensesReview ?? null)} />
              <div>
                <p className="strong">
                  <GoodsName goods={known} name={name} />
                </p>
                {eyes ? null : (
                  <p className="small soft">
                    {[detail, line.quantity > 1 ? t('Orders.Pieces', { count: line.quantity }) : '']
                      .filter(Boolean)
                      .join(', ')}
                  </p>
                )}
                <InsuredLines entry={entry} currency={order.currency} />
                {isExchange(line) ? <p className="small">{t('Orders.Exchanged')}</p> : null}
                {back.map(({ state, pieces }) => (
                  <p className="small" data-tone={state === 'REF' ? 'good' : undefined} key={state}>
                    {[
                      t(dynamicKey(`Returns.State.${state}`)),
                      line.quantity > 1 ? t('Returns.Of', { count: pieces, all: line.quantity }) : '',
                    ]
                      .filter(Boolean)
                      .join(', ')}
                  </p>
                ))}
                {lensState ? (
                  <p className="small" data-tone={lensState.tone}>
                    {lensState.words}
                  </p>
                ) : null}
              </div>
              <span className="amount">{formatMoney(rx?.rxPrice ?? line.orderItemPrice, tag)}</span>
              {eyes ? (
                <div className="values">
                  <EyeRows eyes={contactLensWords(eyes, known?.boxDays ?? null, t, tag)} />
                </div>
              ) : null}
            </li>
          );
        })}
      </Lines>
      <OrderTotals order={order} />
      <Facts className="small soft">
        {paidWith(order, t).map((words) => (
          <p key={words}>{words}</p>
        ))}
        <DeliveredTo order={order} onChanged={onChanged} />
      </Facts>
    </section>
  );
}
