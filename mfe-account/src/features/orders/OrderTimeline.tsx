import { formatMoney } from '@sightline/shared-lib/domain/money';
import type { OrderEvent, TimedEvent } from '@sightline/shared-lib/domain/order';
import { labelled } from '@sightline/shared-lib/domain/typography';
import { useTranslation } from '@sightline/shared-lib/runtime';
import { Heading, media } from '@sightline/shared-lib/ui';
import { styled } from 'styled-components';

import { shownMoment } from '../../account/words/shownDay';

const Root = styled.section`
  & > ol {
    margin-top: 12px;
    border-top: 1px solid var(--line);
  }
  & li {
    display: grid;
    gap: 2px 16px;
    padding: 10px 0;
    border-bottom: 1px solid var(--line);
  }
  & time {
    font-variant-numeric: tabular-nums;
  }
  ${media.sm} {
    & li {
      grid-template-columns: minmax(0, 1fr) auto;
      align-items: baseline;
    }
  }
`;

/** What a parcel's track says too, with its day: that the order came, and where it is now. */
const TRACKED: ReadonlySet<OrderEvent> = new Set(['placed', 'prescriptionNeeded', 'shipped', 'delivered', 'cancelled']);
const TRACKED_DAYS = 2;

/** What really happened to an order, with its times, the newest first (ORD-02); nothing while the track above says as much. */
export function OrderTimeline({ events }: { readonly events: readonly TimedEvent[] }) {
  const { t, tag } = useTranslation();
  if (events.length <= TRACKED_DAYS && events.every(({ event }) => TRACKED.has(event))) return null;
  return (
    <Root>
      <Heading level={2} size="t1">
        {t('Orders.Events')}
      </Heading>
      <ol>
        {events.map(({ event, at, subject, amount }, index) => {
          const told = t(`Orders.Event.${event}`, { number: subject });
          return (
            // Two payments may have moved at once.
            <li key={`${event} ${subject} ${at} ${events.length - index}`}>
              <span>{amount ? labelled(told, formatMoney(amount, tag), tag) : told}</span>
              <time className="small soft" dateTime={at}>
                {shownMoment(at, tag)}
              </time>
            </li>
          );
        })}
      </ol>
    </Root>
  );
}
