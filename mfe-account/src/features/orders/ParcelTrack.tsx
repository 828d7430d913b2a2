import type { TextKey } from '@sightline/shared-lib/contracts';
import type { OrderLine } from '@sightline/shared-lib/domain/cart';
import { lineAttributes, type Order, shownOrderNumber } from '@sightline/shared-lib/domain/order';
import { useServices, useTranslation } from '@sightline/shared-lib/runtime';
import { EmptyState, Stack, TextLink } from '@sightline/shared-lib/ui';
import { styled } from 'styled-components';

import { isExchange } from '../../account/reading/returnFacts';
import { orderAddress } from '../../account/words/orderAddress';
import { shownMoment } from '../../account/words/shownDay';

const Events = styled.ol`
  max-width: 640px;
  border-top: 1px solid var(--line);
  & > li {
    display: grid;
    grid-template-columns: minmax(0, 1fr) auto;
    gap: 2px 16px;
    padding: 14px 0;
    border-bottom: 1px solid var(--line);
  }
  & > li[aria-current] .what {
    font-weight: 600;
  }
  & .place {
    grid-column: 1;
  }
  & time {
    font-variant-numeric: tabular-nums;
  }
`;

interface Told {
  readonly key: TextKey;
  readonly place: string;
  readonly at: string;
}

const ownNumbers = ({ extendedAttributes }: OrderLine, { currency }: Order): readonly string[] =>
  lineAttributes(extendedAttributes, currency).trackingNumbers;

/** What happened to one parcel: what its carrier told, and before it that the order left, the newest first. */
function toldOf(order: Order, number: string): readonly Told[] | null {
  const parcel = order.parcels.find((one) => one.number === number);
  if (!parcel) return null;
  const carrier = parcel.events.map(({ event, place, at }) => ({ key: `Parcel.Event.${event}` as const, place, at }));
  const isOfExchange = order.lines.some((line) => isExchange(line) && ownNumbers(line, order).includes(number));
  const left = order.timeline.find(({ event }) => event === (isOfExchange ? 'exchangeSent' : 'shipped'));
  return left ? [...carrier, { key: 'Parcel.Event.left', place: '', at: left.at }] : carrier;
}

/** One parcel of an order, by its number: real events with their times (ORD-02). */
export function ParcelTrack({ order, number }: { readonly order: Order; readonly number: string }) {
  const { navigation } = useServices();
  const { t, tag } = useTranslation();
  const told = toldOf(order, number);
  const toOrder = (
    <TextLink href={navigation.href(orderAddress(order))}>
      {t('Parcel.ToOrder', { number: shownOrderNumber(order.orderId) })}
    </TextLink>
  );
  if (!told) {
    return (
      <EmptyState title={t('Parcel.Unknown')} actions={toOrder}>
        {t('Parcel.UnknownText')}
      </EmptyState>
    );
  }
  return (
    <Stack gap={6}>
      <p className="soft">{t('Parcel.Number', { number })}</p>
      <Events>
        {told.map(({ key, place, at }, index) => (
          <li key={`${key} ${at}`} aria-current={index === 0 ? 'step' : undefined}>
            <span className="what">{t(key)}</span>
            <time className="small soft" dateTime={at}>
              {shownMoment(at, tag)}
            </time>
            {place ? <span className="place small soft">{place}</span> : null}
          </li>
        ))}
      </Events>
      <p>{toOrder}</p>
    </Stack>
  );
}
