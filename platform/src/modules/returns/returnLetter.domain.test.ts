import { RETURN_WINDOW_DAYS, WITHDRAWAL_DAYS } from '@sightline/shared-lib/domain/return';

import { anOrder } from '../../testing/anOrder';
import { handInBy } from './returnLetter.domain';

const DAY_MS = 86_400_000;
const sent = new Date('2026-11-01T10:00:00Z');
const order = anOrder([], { status: 'D', updatedAt: sent });
const dayAfter = (days: number) => new Date(sent.getTime() + days * DAY_MS);
const announcedAfter = (days: number) => handInBy(order, { created_at: dayAfter(days) });
const asDay = (moment: Date) => moment.toISOString().slice(0, 10);

it('gives until the last day to announce a return, and the days of the law to whoever announces it late [RET-02]', () => {
  expect(announcedAfter(1)).toBe(asDay(dayAfter(RETURN_WINDOW_DAYS)));
  expect(announcedAfter(RETURN_WINDOW_DAYS)).toBe(asDay(dayAfter(RETURN_WINDOW_DAYS + WITHDRAWAL_DAYS)));
});
