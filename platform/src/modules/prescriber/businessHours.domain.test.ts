import { answerDue } from './businessHours.domain';

const NEW_YORK = 'America/New_York';
const due = (askedAt: string, timeZone = NEW_YORK) => answerDue(new Date(askedAt), timeZone).toISOString();

describe('the time for an answer of a prescriber', () => {
  it.each([
    ['a whole day when asked before it opens', '2026-11-17T12:00:00Z', '2026-11-17T22:00:00.000Z'],
    ['the same hour of the next day when asked within it', '2026-11-17T16:30:00Z', '2026-11-18T16:30:00.000Z'],
    ['the whole next day when asked in the evening', '2026-11-17T23:00:00Z', '2026-11-18T22:00:00.000Z'],
    ['not the weekend', '2026-11-20T20:00:00Z', '2026-11-23T20:00:00.000Z'],
    ['not a federal holiday', '2026-11-25T20:00:00Z', '2026-11-27T20:00:00.000Z'],
    ['not the Friday that stands for a holiday on Saturday', '2026-07-02T20:00:00Z', '2026-07-06T20:00:00.000Z'],
    ['the hours of the wall across a change of the clocks', '2026-10-30T20:00:00Z', '2026-11-02T21:00:00.000Z'],
  ])('is eight business hours: %s [RX-20]', (_name, askedAt, expected) => {
    expect(due(askedAt)).toBe(expected);
  });

  it('is counted on the clock of the prescriber [RX-20]', () => {
    expect(due('2026-11-17T14:00:00Z')).toBe('2026-11-17T22:00:00.000Z');
    expect(due('2026-11-17T14:00:00Z', 'America/Los_Angeles')).toBe('2026-11-18T01:00:00.000Z');
  });
});
