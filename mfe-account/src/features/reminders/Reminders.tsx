import { deleteReminder, type Reminder } from '@sightline/shared-lib/api/reminder';
import { readOrder } from '@sightline/shared-lib/api/order';
import { shownOrderNumber } from '@sightline/shared-lib/domain/order';
import { reminderDays } from '@sightline/shared-lib/domain/reminder';
import { useServices, useTranslation } from '@sightline/shared-lib/runtime';
import { useReading } from '@sightline/shared-lib/store';
import { Button, ButtonLink, EmptyState, Note, Row, Skeleton, Stack, TextLink } from '@sightline/shared-lib/ui';
import { useState } from 'react';

import { Failed } from '../../account/parts/Failed';
import { KeptEntry, KeptList } from '../../account/parts/KeptEntry';
import { bad, buyableAgain, useBuyAgain, type Told } from '../../account/parts/useBuyAgain';
import { useChanges } from '../../account/parts/useChanges';
import { reminders } from '../../account/reading/accountApi';
import { frequencyWords } from '../../account/reminder/frequencyWords';
import { ReminderForm } from '../../account/reminder/ReminderForm';
import { shownCalendarDay } from '../../account/words/shownDay';

const QUIET = { skipErrorMessage: true } as const;

/** The shopper's reminders to order again, the next one first, each with its order again in one press (REM-01). */
export function Reminders() {
  const { navigation } = useServices();
  const { t } = useTranslation();
  const { reading, again } = useReading(reminders, undefined);
  if (reading.state === 'loading') return <Skeleton fills="panel" slowText={t('Reminders.Slow')} />;
  if (reading.state === 'failed') return <Failed what={t('Reminders.Failed')} onAgain={again} />;
  if (reading.value.length === 0)
    return (
      <EmptyState
        sign="oval"
        title={t('Reminders.None')}
        actions={
          <ButtonLink href={navigation.href({ page: 'account', params: { section: 'my-orders' } })}>
            {t('Orders.ToAll')}
          </ButtonLink>
        }
      >
        {t('Reminders.NoneText')}
      </EmptyState>
    );
  return (
    <KeptList>
      {reading.value.map((reminder) => (
        <Entry key={reminder.orderId} reminder={reminder} onChanged={again} />
      ))}
    </KeptList>
  );
}

function Entry({ reminder, onChanged }: { readonly reminder: Reminder; readonly onChanged: () => void }) {
  const { client, navigation, now, reportFailure } = useServices();
  const { t, tag } = useTranslation();
  const { change, failed } = useChanges(onChanged);
  const buyAgain = useBuyAgain();
  const [isOpen, setOpen] = useState(false);
  const [busy, setBusy] = useState(false);
  const [told, setTold] = useState<Told | null>(null);
  const { orderId, items, reminderDate, frequencyDays, enabled } = reminder;
  const date = shownCalendarDay(reminderDate, tag);
  const reorder = async () => {
    setBusy(true);
    setTold(null);
    try {
      const order = await readOrder(client, { orderId }, QUIET);
      const wanted = new Set(items.map(({ orderItemId }) => orderItemId));
      setTold(await buyAgain.add(buyableAgain(order.lines).filter((line) => wanted.has(line.orderItemId))));
    } catch (error) {
      reportFailure(error);
      setTold(bad(t('Orders.Again.Failed')));
    } finally {
      setBusy(false);
    }
  };
  const close = () => setOpen(false);
  const names = [...new Set(items.map(({ name }) => name))];
  return (
    <KeptEntry
      name={new Intl.ListFormat(tag).format(names)}
      onEdit={() => setOpen(true)}
      onRemove={() => change(() => deleteReminder(client, { orderId }, QUIET), 'Reminders.Removed')}
    >
      <Stack gap={3}>
        <p>
          {enabled
            ? t('Reminders.Set', { date, often: frequencyWords(frequencyDays, t, tag) })
            : t('Reminders.Sent', { date })}
        </p>
        {isOpen ? (
          <ReminderForm
            orderId={orderId}
            reminder={reminder}
            day={enabled ? reminderDate : reminderDays(now).from}
            onSaved={() => {
              close();
              onChanged();
            }}
            onCancel={close}
          />
        ) : null}
        <Row>
          <Button variant="outlined" busy={busy} onClick={() => void reorder()}>
            {t('Orders.Again')}
          </Button>
          <TextLink href={navigation.href({ page: 'account', params: { section: 'my-orders', id: orderId } })}>
            {t('Orders.Named', { number: shownOrderNumber(orderId) })}
          </TextLink>
        </Row>
        {failed || told ? (
          <Note tone={told?.tone ?? 'bad'} live="alert">
            {told?.words ?? t('Form.Unavailable')}
          </Note>
        ) : null}
      </Stack>
    </KeptEntry>
  );
}
