import { prescriberAttributes, prescriptionAttributes } from '@sightline/shared-lib/domain/prescription';

import { aLine } from '../../testing/anOrder';
import { createDeliveryPromises } from './deliveryPromise.domain';
import { daysLeft, promisedSince } from './promisedSince.domain';

const placedAt = new Date('2026-11-18T10:00:00Z');
const attributesOf = (values: Readonly<Record<string, string>>) =>
  Object.entries(values).map(([attributeName, attributeValue]) => ({
    attributeName,
    attributeType: 'STRING',
    attributeValue,
  }));
const at = (day: number) => new Date(Date.UTC(2026, 10, day, 12));
const lens = (...given: Parameters<typeof prescriptionAttributes>) =>
  aLine({ opticalRole: 'lens', attributes: attributesOf(prescriptionAttributes(...given)) });
const box = (...given: Parameters<typeof prescriptionAttributes>) =>
  aLine({
    opticalRole: 'contactLens',
    attributes: attributesOf({ ...prescriptionAttributes(...given), ...prescriberAttributes('asked') }),
  });

describe('the days of an order [CAT-11] [RX-07]', () => {
  it('count from the order where nobody is waited for, and from nothing before', () => {
    expect(promisedSince({ placedAt, lines: [aLine()] }, [{ status: 'M', at: placedAt }])).toEqual(placedAt);
    expect(promisedSince({ placedAt: null, lines: [aLine()] }, [])).toBeNull();
  });

  it('count from the last prescription that was given, also once it was read', () => {
    const changes = [
      { status: 'E', at: placedAt },
      { status: 'W', at: at(19) },
      { status: 'N', at: at(20) },
      { status: 'W', at: at(21) },
    ] as const;
    expect(promisedSince({ placedAt, lines: [lens('waiting'), aLine()] }, changes)).toEqual(at(21));
    const released = [...changes, { status: 'R', at: at(23) }, { status: 'S', at: at(25) }] as const;
    expect(promisedSince({ placedAt, lines: [lens('approved')] }, released)).toEqual(at(21));
  });

  it('are those of nobody knows when while one prescription is missing or was sent back', () => {
    const changes = [{ status: 'W', at: at(19) }] as const;
    for (const open of [lens('missing'), lens('rejected', 'unreadable')]) {
      expect(promisedSince({ placedAt, lines: [lens('approved'), open] }, changes)).toBeNull();
    }
  });

  it('count from the release where a prescriber had to be asked [RX-20]', () => {
    const changes = [
      { status: 'E', at: placedAt },
      { status: 'W', at: at(19) },
    ] as const;
    expect(promisedSince({ placedAt, lines: [box('waiting')] }, changes)).toBeNull();
    const released = [...changes, { status: 'R', at: at(20) }] as const;
    expect(promisedSince({ placedAt, lines: [box('approved'), lens('approved')] }, released)).toEqual(at(20));
  });

  it('say in one promise from when they count, and what is left of the making when it begins', () => {
    const promises = createDeliveryPromises();
    const order = { placedAt, lines: [lens('approved')] };
    const changes = [
      { status: 'W', at: placedAt },
      { status: 'R', at: at(20) },
    ] as const;
    expect(promises.ofOrder(order, changes, false)).toMatchObject({
      making: { from: 5, to: 8 },
      since: '2026-11-18T10:00:00.000Z',
    });
    expect(promises.ofOrder({ ...order, placedAt: null }, [], false)).not.toHaveProperty('since');
    // From a Wednesday to a Friday.
    expect(promises.makingLeft(order, changes)).toEqual({ from: 3, to: 6 });
  });

  it('are left without Saturdays and Sundays, and never none', () => {
    const making = { from: 5, to: 8 };
    expect(daysLeft(making, at(20), at(22))).toEqual(making);
    expect(daysLeft(making, at(20), at(23))).toEqual({ from: 4, to: 7 });
    expect(daysLeft(making, at(20), new Date(at(23).getTime() - 1))).toEqual(making);
    expect(daysLeft(making, at(2), at(30))).toEqual({ from: 1, to: 1 });
  });
});
