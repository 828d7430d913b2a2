import { failureOf } from '@sightline/shared-lib/api/client';
import { createReturn } from '@sightline/shared-lib/api/return';
import type { Translate } from '@sightline/shared-lib/contracts';
import type { OrderLine } from '@sightline/shared-lib/domain/cart';
import { add, formatMoney } from '@sightline/shared-lib/domain/money';
import { promisedDay, shownOrderNumber, type Order } from '@sightline/shared-lib/domain/order';
import { RETURN_WINDOW_DAYS } from '@sightline/shared-lib/domain/return';
import { useFieldForm } from '@sightline/shared-lib/forms';
import { dynamicKey, useServices, useTranslation } from '@sightline/shared-lib/runtime';
import { useReading } from '@sightline/shared-lib/store';
import {
  Button,
  ButtonLink,
  Columns,
  EmptyState,
  Form,
  Note,
  RadioRows,
  Row,
  Skeleton,
  Stack,
  TextLink,
} from '@sightline/shared-lib/ui';
import { useState } from 'react';

import { Failed } from '../../account/parts/Failed';
import { returnable, returnReasons } from '../../account/reading/accountApi';
import { isPaidInCash } from '../../account/reading/returnFacts';
import { thingsOf } from '../../account/reading/orderLines';
import type { Returnable } from '../../account/reading/returnLines';
import type { WholeOrder } from '../../account/reading/wholeOrder';
import { lineName } from './lineName';
import { isRestForMoney, itemsOf, refundOf, returnSchema, swapsOf } from './returnForm';
import { orderAddress } from '../../account/words/orderAddress';
import { shownDay } from '../../account/words/shownDay';
import { HandOver } from './HandOver';
import { RefusedOrder } from './RefusedOrder';
import { ReturnLine } from './ReturnLine';

/** Refusals of the platform that have words of their own, by key and first parameter. */
function refusalKey(error: unknown): string {
  const failure = failureOf(error);
  if (failure?.errorKey === 'RMA_ALREADY_EXISTS') return 'Returns.Refused.exists';
  if (failure?.errorKey !== 'RMA_NOT_ELIGIBLE') return 'Returns.Failed';
  const [why = ''] = failure.errorParameters;
  return ['status', 'window', 'date', 'exchange'].includes(why) ? `Returns.Refused.${why}` : 'Returns.Refused.line';
}

/** How long it can be sent back once it is there, and when that is by the platform's promise; a day that has passed is not told as one to come. */
function daysFrom({ deliveryPromise }: Order, now: number, t: Translate, tag: string): string {
  const day = promisedDay(deliveryPromise, 'total');
  const days = RETURN_WINDOW_DAYS;
  if (!day || day.getTime() < now) return t('Returns.Days', { days });
  return t('Returns.DaysFrom', { days, day: shownDay(day.toISOString(), tag) });
}

interface ReturnSelectProps extends Pick<WholeOrder, 'order' | 'goods'> {
  readonly onAnnounced: () => void;
}

/** What comes back, why, and how it is sent (RET-01, RET-02). */
export function ReturnSelect({ order, goods, onAnnounced }: ReturnSelectProps) {
  const { navigation, site, now } = useServices();
  const { catalogId, currency } = site;
  const { t, tag } = useTranslation();
  const { reading: lines, again: linesAgain } = useReading(
    returnable,
    { orderId: order.orderId, catalogId, currency },
    { skip: !order.returnOffer.can },
  );
  const { reading, again } = useReading(returnReasons, undefined);
  const { returnOffer: offer } = order;
  const things = thingsOf(order).filter((line) => !line.freeGift);
  const isLeft = (line: OrderLine) => lines.state !== 'ready' || lines.value.lines[line.orderItemId]?.left !== 0;
  const left = things.filter(isLeft);
  const toOrder = navigation.href(orderAddress(order));

  if (!offer.can || left.length === 0) {
    const why = offer.can ? 'all' : offer.why;
    return (
      <Columns layout="summary">
        <EmptyState
          title={t(dynamicKey(`Returns.Cannot.${why}`), { days: RETURN_WINDOW_DAYS })}
          actions={
            <Row>
              <ButtonLink href={toOrder}>{t('Returns.ToOrder')}</ButtonLink>
              {why === 'all' ? (
                <TextLink href={navigation.href({ page: 'order-return-confirm', params: { orderId: order.orderId } })}>
                  {t('Orders.Returned')}
                </TextLink>
              ) : (
                <TextLink href={navigation.href({ page: 'contact' })}>{t('Orders.Help')}</TextLink>
              )}
            </Row>
          }
        >
          {why === 'early' ? daysFrom(order, now, t, tag) : null}
        </EmptyState>
        <RefusedOrder {...{ order, goods, things }} />
      </Columns>
    );
  }
  if (reading.state === 'failed') return <Failed what={t('Returns.NotLoaded')} onAgain={again} />;
  if (lines.state === 'failed') return <Failed what={t('Returns.NotLoaded')} onAgain={linesAgain} />;
  if (reading.state !== 'ready' || lines.state !== 'ready') return <Skeleton fills="panel" />;
  return (
    <Stack gap={6}>
      <p className="soft">{t('Returns.Lead', { order: shownOrderNumber(order.orderId), count: offer.days })}</p>
      <ReturnForm {...{ order, goods, things, onAnnounced }} reasons={reading.value} {...lines.value} />
    </Stack>
  );
}

interface ReturnFormProps extends ReturnSelectProps, Returnable {
  readonly order: Order;
  readonly things: readonly OrderLine[];
  readonly reasons: Parameters<typeof returnSchema>[2];
}

function ReturnForm({
  order,
  goods,
  things,
  reasons,
  lines,
  collectionDays,
  deliveryRefund,
  onAnnounced,
}: ReturnFormProps) {
  const { client, site, reportFailure } = useServices();
  const { t, tag } = useTranslation();
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const [problem, setProblem] = useState('');
  const [labelType, setLabelType] = useState<'PDF' | 'QR'>('PDF');
  const [collectOn, setCollectOn] = useState('');
  const inCash = isPaidInCash(order);
  const picked = things.filter((line) => chosen.has(line.orderItemId));
  const nameOf = (line: OrderLine) =>
    lineName(line, goods[line.partNumber], lines[line.orderItemId]?.eyes ?? [], t, tag);
  const form = useFieldForm({ t, schemaFor: (values) => returnSchema(picked, values, reasons, nameOf, t) });
  const toggle = (id: string, on: boolean) => {
    const next = new Set(chosen);
    if (on) next.add(id);
    else next.delete(id);
    setChosen(next);
    setProblem('');
  };
  const values = form.methods.watch();
  const goodsRefund = refundOf(picked, values, lines);
  const withDelivery = deliveryRefund && isRestForMoney(things, picked, values, lines) ? deliveryRefund : null;
  const refund = goodsRefund && withDelivery ? add(goodsRefund, withDelivery) : goodsRefund;
  const send = async () => {
    setProblem('');
    const address = order.lines.find((line) => line.address)?.address;
    try {
      await createReturn(
        client,
        {
          orderId: order.orderId,
          storeId: site.storeId,
          // Who collects a parcel prints nothing.
          labelType: collectOn ? 'PDF' : labelType,
          locale: site.locale,
          ...(collectOn ? { collectOn } : {}),
          items: itemsOf(picked, form.values(), lines),
          contact: { email: address?.email1 ?? '', phone: address?.phone1 ?? '' },
        },
        { skipErrorMessage: true },
      );
      onAnnounced();
    } catch (error) {
      reportFailure(error);
      setProblem(t(dynamicKey(refusalKey(error)), { days: RETURN_WINDOW_DAYS }));
    }
  };

  return (
    <Form onSubmit={form.submit(send)}>
      {form.summary}
      <fieldset>
        <legend className="strong">{t('Returns.Which')}</legend>
        <ul>
          {things.map((line) => (
            <ReturnLine
              key={line.orderItemId}
              line={line}
              goods={goods[line.partNumber]}
              hasLenses={order.lines.some(
                (other) => other !== line && line.groupKey !== '' && other.groupKey === line.groupKey,
              )}
              reasons={reasons}
              known={lines[line.orderItemId]}
              form={form}
              chosen={chosen.has(line.orderItemId)}
              onChoose={(on) => toggle(line.orderItemId, on)}
            />
          ))}
        </ul>
      </fieldset>
      {deliveryRefund && !withDelivery ? (
        <p className="soft">{t('Returns.DeliveryToo', { amount: formatMoney(deliveryRefund, tag) })}</p>
      ) : null}
      <HandOver days={collectionDays} value={collectOn} onChange={setCollectOn} />
      {collectOn ? null : (
        <RadioRows
          legend={t('Returns.How')}
          name="label"
          value={labelType}
          rows={[
            { value: 'PDF', label: t('Returns.How.PDF'), hint: t('Returns.How.PDF.Text') },
            { value: 'QR', label: t('Returns.How.QR'), hint: t('Returns.How.QR.Text') },
          ]}
          onChange={(event) => setLabelType(event.target.value === 'QR' ? 'QR' : 'PDF')}
        />
      )}
      {swapsOf(picked, values, lines).map(({ line, label, amount }) => (
        <p key={line.orderItemId}>
          {t(inCash ? 'Returns.Exchanges.Cash' : 'Returns.Exchanges', {
            article: `${nameOf(line)}, ${label}`,
            amount: formatMoney(amount, tag),
          })}
        </p>
      ))}
      {refund ? (
        <p>
          {t(inCash ? 'Returns.PaysBack.Cash' : 'Returns.PaysBack', { amount: formatMoney(refund, tag) })}
          {withDelivery ? ` ${t('Returns.WithDelivery', { amount: formatMoney(withDelivery, tag) })}` : null}
        </p>
      ) : null}
      {problem ? (
        <Note tone="bad" live="alert">
          {problem}
        </Note>
      ) : null}
      <Row>
        <Button type="submit" busy={form.busy} unavailable={picked.length === 0 ? t('Returns.ChooseOne') : undefined}>
          {t('Returns.Announce')}
        </Button>
      </Row>
    </Form>
  );
}
