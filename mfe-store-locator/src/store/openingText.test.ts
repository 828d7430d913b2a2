import { townLine } from '@sightline/shared-lib/domain/address';
import { createTranslator } from '@sightline/shared-lib/runtime';
import { aStore } from '@sightline/shared-lib/testing';

import en from '../i18n/en.json';
import it_ from '../i18n/it.json';

import { hoursRows, openingNow, specialRows } from './openingText';
import { storeCardOf } from './storeCard';

const t = createTranslator('en', 'stores', en);
const card = storeCardOf(aStore())!;
/** Local times in New York: Saturday 21 November 2026. */
const saturday = (hour: number) => Date.UTC(2026, 10, 21, hour + 5);

describe('opening hours in words', () => {
  it('says until when a branch is open, at its own time [STOR-01]', () => {
    expect(openingNow(card, saturday(18), t, 'en-US')).toEqual({ open: true, text: 'Open until 7pm' });
  });

  it('says when a closed branch opens next [STOR-01]', () => {
    expect(openingNow(card, saturday(8), t, 'en-US').text).toBe('Closed, opens 10am');
    expect(openingNow(card, saturday(20), t, 'en-US').text).toBe('Closed, opens Mon 10am');
  });

  it('writes the day as the language does inside a sentence [STOR-01] [SITE-09]', () => {
    const italian = createTranslator('it', 'stores', it_);
    expect(openingNow(card, saturday(20), italian, 'it-IT').text).toBe('Chiuso, apre lun alle 10:00');
  });

  it('counts holidays in and names those to come [STOR-02]', () => {
    const specialDays = [
      { date: '2026-11-20', times: null },
      { date: '2026-11-21', times: null },
      { date: '2026-11-23', times: { open: '9:00AM', close: '2:00PM' } },
    ];
    const store = { ...card, specialDays };
    expect(openingNow(store, saturday(12), t, 'en-US').text).toBe('Closed, opens Mon 9am');
    expect(specialRows(store, saturday(12), t, 'en-US')).toEqual([
      { days: 'Saturday, November 21', hours: 'closed' },
      { days: 'Monday, November 23', hours: '9am – 2pm' },
    ]);
  });

  it('joins days with the same hours and names closed ones [STOR-02]', () => {
    expect(hoursRows(card, t, 'en-US')).toEqual([
      { days: 'Monday – Saturday', hours: '10am – 7pm' },
      { days: 'Sunday', hours: 'closed' },
    ]);
  });

  it('writes days of mixed weeks with whole names, joined or not, and begins each row with a capital [STOR-02] [SITE-09]', () => {
    const hours = { open: '9:00AM', close: '5:00PM' };
    const store = {
      ...card,
      schedule: { ...card.schedule, wednesday: hours, thursday: hours, saturday: null },
      specialDays: [{ date: '2026-12-24', times: null }],
    };
    const italian = createTranslator('it', 'stores', it_);
    const days = [...hoursRows(store, italian, 'it-IT'), ...specialRows(store, saturday(12), italian, 'it-IT')];
    expect(days.map((row) => row.days)).toEqual([
      'Lunedì – martedì',
      'Mercoledì – giovedì',
      'Venerdì',
      'Sabato – domenica',
      'Giovedì 24 dicembre',
    ]);
  });
});

describe('a branch as shown', () => {
  it('loses the leading code of an Italian name and writes its town as the country does [STOR-02]', () => {
    const italian = storeCardOf(
      aStore({ storeName: '0412 - Milano Duomo', country: 'IT', city: 'Milano', zipCode: '20121', state: 'MI' }),
    )!;
    expect(italian.name).toBe('Milano Duomo');
    expect(townLine(italian)).toBe('20121 Milano MI');
    expect(townLine(card)).toBe('New York, NY 10001');
  });

  it('is left out without a position, because no map could show it [STOR-01]', () => {
    expect(storeCardOf(aStore({ latitude: null }))).toBeNull();
  });
});
