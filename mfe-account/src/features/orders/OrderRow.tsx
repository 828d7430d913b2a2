import { formatMoney } from '@sightline/shared-lib/domain/money';
import { needsPrescription, shownOrderNumber, type OrderSummary } from '@sightline/shared-lib/domain/order';
import { useServices, useTranslation } from '@sightline/shared-lib/runtime';
import { Icon, TextLink } from '@sightline/shared-lib/ui';
import { styled } from 'styled-components';

import { GoodsPicture } from '../../account/parts/GoodsPicture';
import type { LineGoods } from '../../account/reading/lineGoods';
import { StatusDot } from './StatusDot';
import { shownDay } from '../../account/words/shownDay';

/** Orders below each other, each as the list's own width allows, which is less than the screen's beside the sections. */
export const OrderList = styled.ul`
  border-top: 1px solid var(--line);
  container-type: inline-size;
  &:not(:empty) {
    border-bottom: 1px solid var(--line);
  }
`;

/** Width of the list from which everything about an order stands in one line. */
const ONE_LINE_FROM = 860;

/** Pictures a row has room for, in most widths and in those between; the others are counted. */
const PICTURES = 3;
const FEWER = 2;

const Root = styled.li`
  position: relative;
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto 24px;
  gap: 0 12px;
  padding-block: 20px;
  border-bottom: 1px solid var(--line);
  &:last-child {
    border-bottom: 0;
  }
  & > .row-number a::after {
    content: '';
    position: absolute;
    inset: 0;
  }
  & > .row-number a {
    font-weight: 600;
    font-variant-numeric: tabular-nums;
  }
  & > .row-pictures {
    display: flex;
    gap: 6px;
    min-height: 56px;
    margin-block: 8px;
    grid-column: 1 / -1;
  }
  & > .row-pictures > * {
    flex: none;
  }
  & .row-rest {
    align-self: end;
    color: var(--ink-2);
    font: var(--small);
  }
  & .row-rest[data-beside='${FEWER}'] {
    display: none;
  }
  & > .row-total {
    grid-area: 1 / 2;
    font-variant-numeric: tabular-nums;
  }
  & > .row-open {
    grid-area: 1 / 3;
  }
  & > .row-status,
  & > .row-action {
    grid-column: 1 / -1;
  }
  & > .row-action a {
    position: relative;
    display: inline-block;
  }
  & > .row-action:not(:empty) {
    margin-top: 4px;
  }
  @container (min-width: 610px) {
    grid-template-columns: 126px minmax(0, 1fr) auto 24px;
    gap: 8px 20px;
    & > .row-pictures {
      grid-area: 1 / 2;
      margin-block: 0;
    }
    & > .row-total {
      grid-area: 1 / 3;
    }
    & > .row-open {
      grid-area: 1 / 4;
    }
    & > .row-status {
      grid-area: 2 / 1 / auto / span 2;
    }
    & > .row-action {
      grid-area: 2 / 3 / auto / -1;
    }
    & > .row-action:not(:empty) {
      margin: 0;
    }
    & > .row-total,
    & > .row-action {
      text-align: end;
    }
  }
  @container (max-width: 299px) or ((min-width: ${ONE_LINE_FROM}px) and (max-width: 1029px)) {
    & > .row-pictures > :nth-child(${PICTURES}),
    & .row-rest[data-beside='${PICTURES}'] {
      display: none;
    }
    & .row-rest[data-beside='${FEWER}'] {
      display: block;
    }
  }
  @container (min-width: ${ONE_LINE_FROM}px) {
    grid-template-columns: 116px minmax(204px, 1fr) minmax(0, 250px) 90px 150px 24px;
    align-items: center;
    gap: 20px;
    & > .row-number,
    & > .row-pictures,
    & > .row-status,
    & > .row-total,
    & > .row-action,
    & > .row-open {
      grid-area: auto;
      margin: 0;
    }
  }
`;

interface OrderRowProps {
  readonly order: OrderSummary;
  /** Absent while they are being read. */
  readonly goods: readonly LineGoods[] | undefined;
}

/** One order: number and day, what is in it, where it is, what it cost, one likely action (ORD-02). */
export function OrderRow({ order, goods }: OrderRowProps) {
  const { navigation } = useServices();
  const { t, tag } = useTranslation();
  const href = navigation.href({ page: 'account', params: { section: 'my-orders', id: order.orderId } });
  // Two sizes of one frame look the same.
  const distinct = [...new Map((goods ?? []).map((one) => [one.url, one])).values()];
  return (
    <Root>
      <div className="row-number">
        <a href={href}>
          <span className="vh">{t('Orders.Order')} </span>
          {shownOrderNumber(order.orderId)}
        </a>
        <p className="soft">{shownDay(order.placedDate, tag)}</p>
      </div>
      <div className="row-pictures">
        {distinct.slice(0, PICTURES).map((one) => (
          <GoodsPicture key={one.url} goods={one} />
        ))}
        {[FEWER, PICTURES].map((pictures) =>
          distinct.length > pictures ? (
            <span key={pictures} className="row-rest" data-beside={pictures} aria-hidden>
              +{distinct.length - pictures}
            </span>
          ) : null,
        )}
      </div>
      <div className="row-status">
        <StatusDot order={order} />
      </div>
      <div className="row-total">{formatMoney(order.grandTotal, tag)}</div>
      <div className="row-action">
        {needsPrescription(order.orderStatus) ? (
          <TextLink href={`${href}#prescription`}>
            {t(order.asksPrescriber ? 'Orders.Prescriber.Open' : 'Orders.EnterPrescription')}
          </TextLink>
        ) : null}
      </div>
      <span className="row-open">
        <Icon name="chevronRight" />
      </span>
    </Root>
  );
}
