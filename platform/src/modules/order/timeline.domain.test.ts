import { ORDER_STATUSES } from './order.domain';
import { ofStatuses, timelineOf } from './timeline.domain';

const at = (minute: number) => new Date(Date.UTC(2026, 10, 18, 10, minute));

it('tells of a status what it means to a buyer, and nothing of steps of the back office [ORD-01] [ORD-02]', () => {
  const told = ORDER_STATUSES.flatMap((status) =>
    ofStatuses([{ status, at: at(0) }]).map(({ event }) => `${status} ${event}`),
  );
  expect(told).toEqual([
    'V prescriptionNeeded',
    'W prescriptionReceived',
    'E prescriptionNeeded',
    'N prescriptionRejected',
    'X cancelled',
    'R prescriptionApproved',
    'S shipped',
    '1 delivered',
  ]);
  expect(ofStatuses([{ status: 'S', at: at(3) }])).toEqual([{ event: 'shipped', at: at(3) }]);
});

it('tells once of a prescription that came in several parts or was changed while it was read, at its last time [RX-07]', () => {
  const received = (minute: number) => ({ status: 'W', at: at(minute) }) as const;
  const told = ofStatuses([received(1), received(2), { status: 'N', at: at(3) }, received(4), received(5)]);
  expect(told).toEqual([
    { event: 'prescriptionReceived', at: at(2) },
    { event: 'prescriptionRejected', at: at(3) },
    { event: 'prescriptionReceived', at: at(5) },
  ]);
});

it('tells the newest first; of what happened at once, what is given later [ORD-02]', () => {
  const events = timelineOf(at(0), [
    { event: 'shipped', at: at(5) },
    { event: 'paid', at: at(5) },
    { event: 'returnAnnounced', at: at(9), subject: '77' },
    { event: 'prescriptionNeeded', at: at(0) },
  ]);
  expect(events.map(({ event, at: when, subject }) => `${event} ${when.slice(11, 16)} ${subject}`)).toEqual([
    'returnAnnounced 10:09 77',
    'paid 10:05 ',
    'shipped 10:05 ',
    'prescriptionNeeded 10:00 ',
    'placed 10:00 ',
  ]);
});
