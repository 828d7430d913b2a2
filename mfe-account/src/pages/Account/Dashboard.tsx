import type { AccountDeletion } from '@sightline/shared-lib/api/person';
import { isAccountSectionOffered } from '@sightline/shared-lib/domain/site';
import { useServices, useTranslation, useUser } from '@sightline/shared-lib/runtime';
import { useReading } from '@sightline/shared-lib/store';
import { ButtonLink, EmptyState, Heading, Note, Skeleton, Stack, TextLink } from '@sightline/shared-lib/ui';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';

import { OrderList, OrderRow } from '../../features/orders/OrderRow';
import { useOrderGoods } from '../../features/orders/useOrderGoods';
import { WaitingList } from '../../features/waiting/WaitingList';
import { waitingThings } from '../../features/waiting/waitingThings';
import { accountDeletion, appointments, nextReminder, orders } from '../../account/reading/accountApi';
import { Failed } from '../../account/parts/Failed';
import { shownDay } from '../../account/words/shownDay';
import { AccountIndex } from './AccountIndex';

const Latest = styled.section`
  & > ul {
    margin-top: 12px;
  }
  & > .all {
    margin-top: 16px;
  }
`;

/** A greeting, what waits for the shopper, the latest order, and the ways on (ACC-01). */
export function Dashboard() {
  const { t } = useTranslation();
  const user = useUser();
  const name = user?.details?.firstName;
  return (
    <Stack gap={10}>
      <p className="greeting">{name ? t('Account.Greeting', { name }) : t('Account.GreetingPlain')}</p>
      <Orders after={<AccountIndex />} />
    </Stack>
  );
}

/** An account that is going to be deleted says so where it opens, and leads to where that is taken back (ACC-06). */
function ComingDeletion({ deletion: { dueAt, waitsFor } }: { readonly deletion: AccountDeletion }) {
  const { navigation } = useServices();
  const { t, tag } = useTranslation();
  const key = waitsFor.length > 0 ? 'PersonalData.Delete.Earliest' : 'PersonalData.Delete.Due';
  return (
    <Note
      tone="warn"
      title={t(key, { day: shownDay(dueAt, tag) })}
      action={
        <TextLink href={navigation.href({ page: 'account', params: { section: 'personal-data-collection' } })}>
          {t('Account.Waiting.Deletion')}
        </TextLink>
      }
    />
  );
}

/** One reading of the orders says what waits and which is the latest; what follows is shown with it, so that nothing moves it down. */
function Orders({ after }: { readonly after: ReactNode }) {
  const { now, navigation, site } = useServices();
  const { t } = useTranslation();
  const { reading, again } = useReading(orders, {});
  const hasStores = site.config.isStoreLocatorEnabled;
  const hasReminders = isAccountSectionOffered('order-reminder', site.config);
  // Without the appointments and reminders the page still says everything else.
  const { reading: visits } = useReading(appointments, undefined, { quiet: true, skip: !hasStores });
  const { reading: reminder } = useReading(nextReminder, undefined, { quiet: true, skip: !hasReminders });
  const { reading: deletion } = useReading(accountDeletion, undefined, { quiet: true });
  const latest = reading.state === 'ready' ? reading.value[0] : undefined;
  const goods = useOrderGoods(latest ? [latest.orderId] : []);
  // What comes first is drawn first: nothing moves the order down once it is shown.
  if (
    reading.state === 'loading' ||
    (hasStores && visits.state === 'loading') ||
    (hasReminders && reminder.state === 'loading') ||
    deletion.state === 'loading'
  )
    return <Skeleton fills="panel" />;
  if (reading.state === 'failed')
    return (
      <>
        <Failed what={t('Orders.Failed')} onAgain={again} />
        {after}
      </>
    );
  const things = waitingThings(
    reading.value,
    visits.state === 'ready' ? visits.value : [],
    reminder.state === 'ready' ? reminder.value : null,
    now,
  );
  const going =
    deletion.state === 'ready' && deletion.value.isRequested ? <ComingDeletion deletion={deletion.value} /> : null;
  if (!latest) {
    return (
      <>
        {going}
        <WaitingList things={things} />
        <EmptyState
          sign="panto"
          title={t('Orders.None')}
          actions={<ButtonLink href={navigation.localise('/eyeglasses')}>{t('Account.Browse')}</ButtonLink>}
        >
          {t('Orders.NoneText')}
        </EmptyState>
        {after}
      </>
    );
  }
  return (
    <>
      {going}
      <WaitingList things={things} />
      <Latest>
        <Heading level={2} size="t1">
          {t('Account.LatestOrder')}
        </Heading>
        <OrderList>
          <OrderRow order={latest} goods={goods[latest.orderId]} />
        </OrderList>
        <p className="all">
          <TextLink href={navigation.href({ page: 'account', params: { section: 'my-orders' } })}>
            {t('Orders.ToAll')}
          </TextLink>
        </p>
      </Latest>
      {after}
    </>
  );
}
