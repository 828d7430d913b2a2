import type { RouteTarget, TextKey, Translate } from '@sightline/shared-lib/contracts';
import { shownOrderNumber } from '@sightline/shared-lib/domain/order';
import { useServices, useTranslation } from '@sightline/shared-lib/runtime';
import { Heading, TextLink } from '@sightline/shared-lib/ui';
import { styled } from 'styled-components';

import { shownCalendarDay } from '../../account/words/shownDay';
import type { WaitingThing } from './waitingThings';

const Root = styled.section`
  & > ul {
    margin-top: 12px;
    border-block: 1px solid var(--line);
  }
  & li {
    display: flex;
    flex-wrap: wrap;
    justify-content: space-between;
    gap: 4px 24px;
    padding-block: 14px;
    padding-inline-start: 14px;
    border-inline-start: 3px solid var(--warn);
  }
  & li[data-what='appointment'] {
    border-inline-start-color: var(--line-2);
  }
  & li + li {
    border-top: 1px solid var(--line);
  }
`;

interface WaitingLine {
  readonly key: string;
  readonly words: string;
  readonly action: TextKey;
  readonly target: RouteTarget;
}

function lineOf(thing: WaitingThing, t: Translate, tag: string): WaitingLine {
  if (thing.what === 'appointment') {
    const { key, service, startsAt, timeZone, storeName: store } = thing.appointment;
    const styles = { dateStyle: 'full', timeStyle: 'short', timeZone } as const;
    const when = new Intl.DateTimeFormat(tag, styles).format(Date.parse(startsAt));
    return {
      key,
      words: t(`Account.Waiting.Visit.${service}`, { when, store }),
      action: 'Account.Waiting.Visit.Open',
      target: { page: 'appointment', query: { key } },
    };
  }
  if (thing.what === 'reminder') {
    const { orderId, reminderDate } = thing.reminder;
    return {
      key: `reminder ${orderId}`,
      words: t('Account.Waiting.Reminder', { date: shownCalendarDay(reminderDate, tag) }),
      action: 'Account.Waiting.Reminder.Open',
      target: { page: 'account', params: { section: 'order-reminder' } },
    };
  }
  const { orderId, what } = thing;
  const number = shownOrderNumber(orderId);
  const key = `${what} ${orderId}`;
  if (what === 'return')
    return {
      key,
      words: t('Account.Waiting.Return', { number }),
      action: 'Account.Waiting.Return.Open',
      target: { page: 'order-return-confirm', params: { orderId } },
    };
  if (thing.asksPrescriber)
    return {
      key,
      words: t(thing.isRejected ? 'Account.Waiting.NotConfirmed' : 'Account.Waiting.Prescriber', { number }),
      action: 'Orders.Prescriber.Open',
      target: { page: 'checkout-upload-prescription', params: { orderId } },
    };
  return {
    key,
    words: t(thing.isRejected ? 'Account.Waiting.Rejected' : 'Account.Waiting.Prescription', { number }),
    action: 'Orders.EnterPrescription',
    target: { page: 'checkout-upload-prescription', params: { orderId } },
  };
}

/** What goes no further without the shopper, each with the way to it; nothing while nothing waits (ACC-01). */
export function WaitingList({ things }: { readonly things: readonly WaitingThing[] }) {
  const { navigation } = useServices();
  const { t, tag } = useTranslation();
  if (things.length === 0) return null;
  return (
    <Root aria-labelledby="waiting">
      <Heading level={2} size="t1" id="waiting">
        {t('Account.Waiting')}
      </Heading>
      <ul>
        {things.map((thing) => {
          const { key, words, action, target } = lineOf(thing, t, tag);
          return (
            <li key={key} data-what={thing.what}>
              <span>{words}</span>
              <TextLink href={navigation.href(target)}>{t(action)}</TextLink>
            </li>
          );
        })}
      </ul>
    </Root>
  );
}
