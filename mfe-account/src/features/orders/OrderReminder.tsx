import { readContactLens } from '@sightline/shared-lib/domain/lens';
import { orderProgressOf, type Order } from '@sightline/shared-lib/domain/order';
import { suggestedReminder } from '@sightline/shared-lib/domain/reminder';
import { isAccountSectionOffered } from '@sightline/shared-lib/domain/site';
import { useServices, useTranslation, useUser } from '@sightline/shared-lib/runtime';
import { useReading } from '@sightline/shared-lib/store';
import { Button, Heading, Skeleton, Stack } from '@sightline/shared-lib/ui';
import { useState } from 'react';

import { Failed } from '../../account/parts/Failed';
import { reminder } from '../../account/reading/accountApi';
import type { WholeOrder } from '../../account/reading/wholeOrder';
import { frequencyWords } from '../../account/reminder/frequencyWords';
import { ReminderForm } from '../../account/reminder/ReminderForm';
import { shownCalendarDay } from '../../account/words/shownDay';

/** Days that the contact lenses of an order last, by the eye whose boxes are used up first; null where nobody knows. */
function supplyDaysOf({ order, goods }: Pick<WholeOrder, 'order' | 'goods'>): number | null {
  const days = order.lines.flatMap((line) => {
    const eyes = readContactLens(line);
    const boxDays = goods[line.partNumber]?.boxDays;
    if (!eyes || !boxDays) return [];
    return [eyes.right, eyes.left].flatMap((eye) => (eye ? [eye.boxes * boxDays] : []));
  });
  return days.length > 0 ? Math.min(...days) : null;
}

/** Whether its buyer can be reminded to order again: of contact lenses, while the order is not cancelled (REM-01). */
const canRemind = (order: Order): boolean =>
  !order.lookedUp &&
  orderProgressOf(order.orderStatus) !== 'cancelled' &&
  order.lines.some((line) => readContactLens(line) !== null);

/** The reminder of an order of contact lenses: set, changed, and when it comes; of registered shoppers, whom the platform writes to (REM-01). */
export function OrderReminder({ order, goods }: Pick<WholeOrder, 'order' | 'goods'>) {
  const { site } = useServices();
  const user = useUser();
  return user?.userLoggedIn && canRemind(order) && isAccountSectionOffered('order-reminder', site.config) ? (
    <Offered order={order} goods={goods} />
  ) : null;
}

function Offered({ order, goods }: Pick<WholeOrder, 'order' | 'goods'>) {
  const { orderId } = order;
  const { now } = useServices();
  const { t, tag } = useTranslation();
  const [isOpen, setOpen] = useState(false);
  const { reading, again } = useReading(reminder, { orderId });
  if (reading.state === 'loading') return <Skeleton />;
  if (reading.state === 'failed') return <Failed what={t('Reminders.FailedOne')} onAgain={again} />;
  const set = reading.value?.enabled ? reading.value : null;
  const suggested = suggestedReminder(
    { placedAt: Date.parse(order.placedDate), supplyDays: supplyDaysOf({ order, goods }) },
    now,
  );
  const close = () => setOpen(false);
  const saved = () => {
    close();
    again();
  };
  return (
    <section className="screen-only">
      <Stack gap={3}>
        <Heading level={2} size="t1">
          {t('Reminders.OfOrder')}
        </Heading>
        <p>
          {set
            ? t('Reminders.Set', {
                date: shownCalendarDay(set.reminderDate, tag),
                often: frequencyWords(set.frequencyDays, t, tag),
              })
            : t('Reminders.Offer')}
        </p>
        {isOpen ? (
          <ReminderForm
            orderId={orderId}
            reminder={reading.value}
            day={set?.reminderDate ?? suggested}
            onSaved={saved}
            onCancel={close}
          />
        ) : (
          <div>
            <Button variant="outlined" onClick={() => setOpen(true)}>
              {t(set ? 'Reminders.Change' : 'Reminders.Remind')}
            </Button>
          </div>
        )}
      </Stack>
    </section>
  );
}
