import { failureOf, hasStatus } from '@sightline/shared-lib/api/client';
import { cancelOrder, downloadInvoice } from '@sightline/shared-lib/api/order';
import { logFailure } from '@sightline/shared-lib/domain/log';
import { isCancellable, canServiceCancel, isFreeOfCharge, type Order } from '@sightline/shared-lib/domain/order';
import { hasWithdrawalForm, RETURN_WINDOW_DAYS } from '@sightline/shared-lib/domain/return';
import { dynamicKey, useServices, useTranslation } from '@sightline/shared-lib/runtime';
import { Button, Dialog, Note, Row, TextLink } from '@sightline/shared-lib/ui';
import { useState } from 'react';
import { styled } from 'styled-components';

import { lineReturns } from '../../account/reading/returnFacts';
import { saveFile } from '../../account/parts/saveFile';
import { bad, buyableAgain, pairsAgain, useBuyAgain, type Told } from '../../account/parts/useBuyAgain';

/** A row that wraps; what is pressed in it is as tall as a finger. */
const Ways = styled(Row)`
  row-gap: 0;
  & > a {
    margin-block: 0;
    padding-block: 10px;
  }
`;

/** Why it cannot be sent back, in the words of the platform's refusal. */
const WHY_NOT = { early: 'status', late: 'window', before: 'date' } as const;

interface OrderActionsProps {
  readonly order: Order;
  /** It became something else. */
  readonly onChanged: () => void;
}

/** Invoice, help, buying again, sending back, and cancelling while it still can be (ORD-04, ORD-06, RET-01). */
export function OrderActions({ order, onChanged }: OrderActionsProps) {
  const { client, navigation, reportFailure, site } = useServices();
  const { t } = useTranslation();
  const [busy, setBusy] = useState<'invoice' | 'cancel' | 'again' | null>(null);
  const [told, setTold] = useState<Told | null>(null);
  const [asking, setAsking] = useState(false);
  const { returnOffer: offer } = order;
  const buyAgain = useBuyAgain();

  const act = async (what: 'invoice' | 'cancel' | 'again', work: () => Promise<Told | null>) => {
    setBusy(what);
    setTold(null);
    setTold(await work().finally(() => setBusy(null)));
  };
  const invoice = () =>
    act('invoice', async () => {
      try {
        saveFile(
          await downloadInvoice(client, { orderId: order.orderId }, { skipErrorMessage: true }),
          `${order.orderId}.pdf`,
        );
        return null;
      } catch (error) {
        reportFailure(error);
        logFailure('error downloading invoice', failureOf(error));
        return bad(t(hasStatus(error, 404) ? 'Orders.Invoice.None' : 'Orders.Invoice.Failed'));
      }
    });
  const cancel = () =>
    act('cancel', async () => {
      setAsking(false);
      try {
        await cancelOrder(client, { orderId: order.orderId }, { skipErrorMessage: true });
        onChanged();
        return null;
      } catch (error) {
        reportFailure(error);
        if (!hasStatus(error, 409)) return bad(t('Orders.Cancel.NoAnswer'));
        // It went on meanwhile: the page shows where it is, beside the words.
        onChanged();
        return bad(t('Orders.Cancel.Failed', { phone: site.config.servicePhone }));
      }
    });
  const plain = order.lookedUp ? [] : buyableAgain(order.lines);
  const pairs = order.lookedUp ? [] : pairsAgain(order.lines);
  const again = () =>
    act('again', () => {
      if (pairs.length === 0) return buyAgain.add(plain);
      const orderItemIds = [...plain.map((line) => line.orderItemId), ...pairs];
      return buyAgain.copy({ fromOrderId: order.orderId, orderItemIds }, order.lines);
    });
  const said = [
    ...(offer.can || offer.why === 'never' || offer.why === 'all'
      ? []
      : [t(dynamicKey(`Returns.Refused.${WHY_NOT[offer.why]}`), { days: RETURN_WINDOW_DAYS })]),
    ...(canServiceCancel(order.orderStatus) ? [t('Orders.Cancel.Ask')] : []),
  ];

  return (
    <>
      <div className="screen-only">
        <Ways>
          {order.lookedUp || isFreeOfCharge(order.orderStatus, order.timeline) ? null : (
            <Button variant="text" busy={busy === 'invoice'} onClick={() => void invoice()}>
              {t('Orders.Invoice')}
            </Button>
          )}
          {plain.length + pairs.length > 0 ? (
            <Button variant="text" busy={busy === 'again'} onClick={() => void again()}>
              {t('Orders.Again')}
            </Button>
          ) : null}
          {order.lines.some((line) => lineReturns(line, order).length > 0) ? (
            <TextLink href={navigation.href({ page: 'order-return-confirm', params: { orderId: order.orderId } })}>
              {t('Orders.Returned')}
            </TextLink>
          ) : null}
          {offer.can ? (
            <TextLink href={navigation.href({ page: 'order-return-select', params: { orderId: order.orderId } })}>
              {t('Orders.Return', { count: offer.days })}
            </TextLink>
          ) : null}
          {hasWithdrawalForm(site.country) && offer.can ? (
            <TextLink href={navigation.localise('/c/withdrawal')}>{t('Orders.Withdrawal')}</TextLink>
          ) : null}
          <TextLink href={navigation.href({ page: 'contact' })}>{t('Orders.Help')}</TextLink>
          {isCancellable(order.orderStatus) && !order.lookedUp ? (
            <Button variant="text" busy={busy === 'cancel'} onClick={() => setAsking(true)}>
              {t('Orders.Cancel')}
            </Button>
          ) : null}
        </Ways>
        {said.length > 0 ? <p className="small soft">{said.join(' ')}</p> : null}
      </div>
      {told ? (
        <Note tone={told.tone} live="alert">
          {told.words}
        </Note>
      ) : null}
      <Dialog
        open={asking}
        title={t('Orders.Cancel.Title')}
        onDismiss={() => setAsking(false)}
        footer={
          <Row>
            <Button onClick={() => void cancel()}>{t('Orders.Cancel.Yes')}</Button>
            <Button variant="outlined" onClick={() => setAsking(false)}>
              {t('Orders.Cancel.No')}
            </Button>
          </Row>
        }
      >
        <p>{t('Orders.Cancel.Text')}</p>
      </Dialog>
    </>
  );
}
