import type { TextKey, Translate } from '@sightline/shared-lib/contracts';
import { type Order, shownDays } from '@sightline/shared-lib/domain/order';
import { useServices, useTranslation } from '@sightline/shared-lib/runtime';
import { Heading, TextLink } from '@sightline/shared-lib/ui';
import { styled } from 'styled-components';

import type { GoodsByPart } from '../../account/reading/lineGoods';
import { goodsNames } from '../../account/words/goodsNames';
import type { Parcel } from './parcels';
import { shownDay } from '../../account/words/shownDay';
import { keyPart } from '../../account/words/keyPart';

const Root = styled.section`
  container-type: inline-size;
  & > ol {
    margin-top: 16px;
  }
  & li {
    position: relative;
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    min-height: 44px;
    padding-block: 0 20px;
    padding-inline: 28px 0;
  }
  & li::before {
    content: '';
    position: absolute;
    z-index: 1;
    inset-inline-start: 0;
    top: 5px;
    width: 13px;
    height: 13px;
    border: 1px solid var(--ink);
    border-radius: 50%;
    background: var(--ink);
  }
  & li[data-state='now']::before {
    inset-inline-start: -1px;
    top: 4px;
    width: 15px;
    height: 15px;
    border: 0;
    background: var(--sight);
    outline: 2px solid var(--sight);
    outline-offset: 3px;
  }
  & li[data-state='next']::before {
    border-color: var(--line-2);
    background: var(--ground);
  }
  & li:not(:last-child)::after {
    content: '';
    position: absolute;
    inset-inline-start: 6px;
    top: 12px;
    height: 100%;
    border-inline-start: 1px solid var(--line-2);
  }
  & li[data-state='now'] .what {
    font-weight: 600;
  }
  @container (min-width: 360px) {
    & li {
      grid-template-columns: 150px minmax(0, 1fr);
      column-gap: 20px;
      padding-bottom: 8px;
    }
    & .what {
      grid-column: 2;
    }
  }
`;

interface ParcelViewProps {
  readonly order: Pick<Order, 'orderId' | 'parcels'>;
  readonly parcel: Parcel;
  readonly number: number;
  readonly count: number;
  readonly goods: GoodsByPart;
}

/** Words of a step: the prescription's change with time, those of the way with where it leads. */
function stepKey({ key, state, next }: Parcel['steps'][number], collected: boolean): TextKey {
  if (collected && (key === 'sent' || key === 'delivered')) return `Orders.Step.Store.${keyPart(key)}`;
  if (next === 'optician') return 'Orders.Step.Prescription.Next';
  if (next === 'returned') return 'Orders.Step.Prescription.Returned';
  return key === 'prescription' ? `Orders.Step.Prescription.${keyPart(state)}` : `Orders.Step.${keyPart(key)}`;
}

function whenOf({ date, after, state }: Parcel['steps'][number], t: Translate, tag: string): string {
  if (date) return shownDay(date, tag);
  return after
    ? t('Orders.When.After', { days: shownDays(after), count: after.to })
    : t(`Orders.When.${keyPart(state)}`);
}

/** A parcel as a vertical line with what was, is and comes (look, order). */
export function ParcelView({ order: { orderId, parcels }, parcel, number, count, goods }: ParcelViewProps) {
  const { navigation } = useServices();
  const { t, tag } = useTranslation();
  const names = goodsNames(parcel.lines, goods);
  // Numbers of lines that the order itself does not know have no page.
  const isFollowed = (one: string) => parcels.some((known) => known.number === one);
  const followed = parcel.trackingNumbers.filter(isFollowed);
  const untold = parcel.trackingNumbers.filter((one) => !isFollowed(one));
  return (
    <Root>
      <Heading level={2} size="t1">
        {count > 1 ? t('Orders.Parcel', { number, count }) : t('Orders.ParcelOnly')}
      </Heading>
      <p className="soft">
        {new Intl.ListFormat(tag, { style: 'short', type: 'unit' }).format(names)}
        {untold.length > 0 ? `. ${t('Orders.Tracking', { numbers: untold.join(', ') })}` : ''}
      </p>
      {followed.map((one) => (
        <p key={one}>
          <TextLink href={navigation.href({ page: 'order-lookup', params: { orderId, parcel: one } })}>
            {t('Parcel.Follow', { number: one })}
          </TextLink>
        </p>
      ))}
      <ol>
        {parcel.steps.map((step) => (
          <li key={step.key} data-state={step.state} aria-current={step.state === 'now' ? 'step' : undefined}>
            {/* Its ring says that a step is still to come; who does not see it hears so. */}
            <span className={step.state === 'next' && !step.date && !step.after ? 'vh' : 'small soft'}>
              {whenOf(step, t, tag)}
            </span>
            <span className="what">{t(stepKey(step, parcel.collected))}</span>
          </li>
        ))}
      </ol>
    </Root>
  );
}
