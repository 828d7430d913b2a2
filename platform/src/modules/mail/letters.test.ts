import { LANGUAGES, LOCALES, LOCALE_FACTS } from '@sightline/shared-lib/contracts';
import type { Locale } from '@sightline/shared-lib/contracts';
import { matchRoute } from '@sightline/shared-lib/domain/routing';

import { daysInWords } from '../shipping';
import { langIdOf } from '../storeConfig';
import { createComposer } from './compose';
import type { LetterKind } from './letter.domain';
import type { LetterFacts } from './letterFacts';

const origin = 'https://shop.example';
const compose = createComposer({
  origin,
  name: 'Sight & Line',
  postalAddress: '1 Front Street, New York',
  servicePhone: () => '+1 (212) 555-0142',
  daysInWords: (locale, days) => daysInWords(langIdOf(locale), days),
});

const rude = `<img src=x onerror="alert('1')">&amp;`;
const order = { orderId: '10400123', guest: true };

const appointment = {
  appointmentId: '4711',
  accessKey: 'k'.repeat(32),
  service: 'eye-test',
  name: `Ann ${rude}`,
  branch: `Main Street ${rude}`,
  lines: ['1 Main St', 'Avon, CT 06001'],
  phone: '+1 206 555 0100',
  timeZone: 'America/New_York',
  startsAt: '2026-11-24T15:00:00.000Z',
  endsAt: '2026-11-24T15:30:00.000Z',
  changeableUntil: '2026-11-23T15:00:00.000Z',
  writtenAt: '2026-11-20T12:00:00.000Z',
  revision: 0,
} as const;

const examples: LetterFacts = {
  registrationCode: { code: '204817', minutes: 30 },
  passwordResetCode: { code: '204817', minutes: 30, email: 'ann+shop@example.com' },
  passwordChanged: {},
  emailChanged: {},
  organizationApproved: { name: `Lakeside ${rude}` },
  backInStock: { article: `Lerici ${rude}`, path: '/sunglasses/lerici-54' },
  orderReceived: {
    ...order,
    firstName: `Ann ${rude}`,
    currency: 'EUR',
    goods: [
      {
        name: `Lerici ${rude}`,
        partNumber: '29',
        quantity: 2,
        amountMinor: 109_998,
        parts: [{ name: `Single vision ${rude}`, quantity: 1, amountMinor: 12_900 }],
      },
    ],
    discountMinor: -2500,
    discounts: [
      { by: 'code', name: `SUN20 ${rude}`, amountMinor: -2000 },
      { by: 'insurer', name: 'Visionis', amountMinor: -500 },
    ],
    paidWith: [{ method: 'VISA', name: 'Visa', digits: '1111' }],
    withdrawal: true,
    deliveryMinor: 599,
    feeMinor: 0,
    taxMinor: 4321,
    totalMinor: 125_318,
    taxIncluded: false,
    address: [`Ann ${rude}`, 'Via Torino 12', '20123 Milano MI'],
    collected: false,
    days: { from: 6, to: 11 },
    waitsForPrescription: true,
    waitsForPrescriber: true,
  },
  prescriptionNeeded: order,
  prescriptionReceived: { ...order, collected: false, days: { from: 6, to: 11 } },
  prescriptionRejected: { ...order, reason: 'unreadable', names: [`Lerici ${rude}`] },
  prescriberNeeded: order,
  lensesReleased: { ...order, silent: true },
  lensesInMaking: { ...order, days: { from: 5, to: 8 } },
  orderShipped: {
    ...order,
    goods: [{ name: 'Lerici', partNumber: '29', quantity: 1, amountMinor: 1 }],
    address: ['Ann Doe', 'Boston, MA 02108'],
    trackingNumbers: ['1Z-99', '1Z-98'],
    collected: false,
    days: { from: 1, to: 3 },
  },
  orderDelivered: { ...order, collected: true },
  orderAddressChanged: { ...order, address: ['Ann Doe', '12 Oak Street', 'Boston, MA 02108'] },
  orderCancelled: order,
  orderRefunded: {
    ...order,
    amountMinor: 4250,
    currency: 'EUR',
    byTransfer: true,
    paidWith: [{ name: 'Visa', digits: '1111' }],
  },
  returnAnnounced: {
    ...order,
    rmaId: 'RMA-4100001',
    collectOn: '2026-05-07',
    labelType: 'PDF',
    goods: [{ name: `Lerici ${rude}`, partNumber: '29', quantity: 2, amountMinor: 1 }],
    amountMinor: 4250,
    currency: 'EUR',
  },
  returnCancelled: {
    ...order,
    rmaId: 'RMA-4100001',
    goods: [{ name: `Lerici ${rude}`, partNumber: '29', quantity: 2, amountMinor: 1 }],
  },
  orderExchanged: { ...order, names: ['Corso 21', 'Riva 4'], trackingNumbers: ['1Z-97'] },
  paymentRefused: { ...order, amountMinor: 4250, currency: 'EUR' },
  reorderReminder: order,
  accountDeletionRequested: { dueAt: '2026-05-07T10:04:00.000Z' },
  accountDeletionCancelled: {},
  accountDeleted: { ordersKeptYears: 10 },
  appointmentBooked: appointment,
  appointmentMoved: { ...appointment, revision: 1 },
  appointmentCancelled: { ...appointment, revision: 2 },
};
const kinds = Object.keys(examples) as LetterKind[];
const one = (kind: LetterKind, locale: Locale, facts: LetterFacts[LetterKind] = examples[kind]) =>
  compose({ kind, facts, locale, store_id: '10801' }, new Map([['29', { variant: `Black ${rude}, M`, isSet: true }]]));

const ENTITIES = [
  ['&lt;', '<'],
  ['&gt;', '>'],
  ['&quot;', '"'],
  ['&#39;', "'"],
  ['&amp;', '&'],
] as const;

/** Words of a document, as they are read: tags and entities gone. */
function readable(html: string): string {
  let text = html.replace(/<style>.*?<\/style>/, '').replaceAll(/<[^>]*>/g, ' ');
  for (const [entity, sign] of ENTITIES) text = text.replaceAll(entity, sign);
  return text.replaceAll(/\s+/g, ' ');
}

describe.each(kinds)('the letter %s', (kind) => {
  it('is written in six languages, each in its own words, without a gap [ACC-09]', () => {
    const written = LANGUAGES.map((language) => {
      const locale = LOCALES.find((each) => LOCALE_FACTS[each].language === language) ?? 'en-us';
      return one(kind, locale);
    });
    expect(written).toHaveLength(6);
    expect(new Set(written.map(({ text }) => text.split('\n\n')[0])).size).toBe(6);
    for (const { subject, html, text } of written) {
      expect(`${subject}${readable(html)}${text}`).not.toMatch(/\bundefined\b|\bnull\b|NaN|\[object|\{\{|\}\}|\$\{/);
      expect(subject).toMatch(/^\S.{8,150}$/);
    }
  });

  it('escapes every value, fetches nothing and runs nothing [ACC-09]', () => {
    for (const locale of LOCALES) {
      const { html } = one(kind, locale);
      expect(html).not.toMatch(/<img|<script|<link|onerror="|url\(|@import/);
      const addresses = [...html.matchAll(/(?:href|src)="([^"]*)"/g)].map(([, address]) => address ?? '');
      expect(addresses.length).toBeGreaterThan(0);
      expect(addresses.filter((address) => !address.startsWith(`${origin}/`))).toEqual([]);
    }
  });

  it('says as HTML what it says as text [ACC-09]', () => {
    for (const locale of LOCALES) {
      const { html, text } = one(kind, locale);
      const read = readable(html);
      const links = [...text.matchAll(/https:\S+/g)].map(([link]) => link);
      const words = text
        .replaceAll(/https:\S+/g, ' ')
        .split('\n')
        .flatMap((line) => line.split(/\u202f?: (?=\S)|\u202f?:\s*$|^--$|, $/))
        .map((part) => part.replaceAll(/\s+/g, ' ').trim())
        .filter(Boolean);
      expect(words.filter((part) => !read.includes(part))).toEqual([]);
      for (const link of links) expect(html.replaceAll('&amp;', '&')).toContain(`"${link}"`);
    }
  });

  it('leads to pages that the shop has, in its own locale [ACC-09]', () => {
    // Addresses of an article and of a text are pages by catalogue and content, which no table of routes knows.
    const elsewhere = new Set([examples.backInStock.path, '/c/withdrawal']);
    for (const locale of LOCALES) {
      for (const [link] of one(kind, locale).text.matchAll(/https:\S+/g)) {
        const match = matchRoute(new URL(link).pathname);
        const found = match.outcome === 'redirect' ? 'redirect' : match.locale;
        const isPage =
          match.outcome === 'page' || (match.outcome === 'unknown' && elsewhere.has(match.canonicalPath ?? ''));
        expect([link, found, isPage]).toEqual([link, locale, true]);
      }
    }
  });
});

describe('letters', () => {
  it('name amounts by the locale and the currency of the order [ACC-09]', () => {
    const lineOf = (locale: Locale, sign: string) =>
      one('orderReceived', locale)
        .text.split('\n')
        .find((line) => line.startsWith(sign));
    expect(lineOf('en-us', 'Total')).toBe('Total: €1,253.18');
    expect(lineOf('it-it', 'Totale')).toBe('Totale: 1253,18\u00a0€');
    expect(lineOf('de-de', 'Gesamtbetrag')).toBe('Gesamtbetrag: 1.253,18\u00a0€');
    expect(one('orderRefunded', 'fr-fr').text).toContain('42,50\u00a0€');
  });

  it('name an article with its colour and size, and hang its lenses on it with one amount for both [ACC-09]', () => {
    const { text } = one('orderReceived', 'en-us');
    expect(text).toContain('€1,099.98\n    Black ');
    expect(text).toMatch(/\n {4}Single vision .*: €129\.00\n {4}€1,228\.98\n/);
  });

  it('name each discount with the sign that pages have, a gift at no price, and how it is paid [ACC-09] [CART-05]', () => {
    const { text } = one('orderReceived', 'en-us');
    expect(text).toMatch(/Code SUN20 .*: −€20\.00\nInsurance: Visionis: −€5\.00\n/);
    expect(text).not.toContain('Discounts');
    const ofGroup = [{ by: 'code' as const, name: 'IDME-TCH', amountMinor: -2350 }];
    const granted = one('orderReceived', 'de-de', { ...examples.orderReceived, discounts: ofGroup }).text;
    expect(granted).toContain('Nachlass für Lehrkräfte: −23,50\u00a0€');
    expect(granted).not.toContain('IDME');
    expect(text).toContain('Payment:\nVisa ending in 1111');
    const { discounts: _each, paidWith: _means, ...before } = examples.orderReceived;
    expect(one('orderReceived', 'en-us', before).text).toContain('Discounts: −€25.00');
    const goods = [{ name: 'Cloth', partNumber: '30', quantity: 1, amountMinor: 800, gift: true }];
    const given = one('orderReceived', 'en-us', { ...examples.orderReceived, goods }).text;
    expect(given).toContain('1 × Cloth: Free\n    A gift from us');
    expect(given).not.toContain('€8.00');
  });

  it('say that a store sets a hearing device, and how buyers withdraw where the law gives them a form [ACC-09] [STOR-08]', () => {
    const { text } = one('orderReceived', 'de-de');
    expect(text).toContain('Eine Filiale stellt das Hörgerät auf Ihr Audiogramm ein.');
    expect(text).toContain(`${origin}/de-de/`);
    expect(text).toContain('Widerrufsrecht:');
    const goods = [{ name: 'Cloth', partNumber: '30', quantity: 1, amountMinor: 800 }];
    const other = one('orderReceived', 'de-de', { ...examples.orderReceived, goods, withdrawal: false }).text;
    expect(other).not.toContain('Audiogramm');
    expect(other).not.toContain('Widerrufsrecht');
  });

  it('name what is sent and where to, whose lenses wait, and what money goes back to [ACC-09]', () => {
    expect(one('orderShipped', 'en-us').text).toContain('What we sent:\n1 × Lerici, Black ');
    expect(one('orderShipped', 'en-us').text).toContain('Delivery address:\nAnn Doe\nBoston, MA 02108');
    expect(one('prescriptionRejected', 'en-us').text).toContain('Prescription for:\nLerici ');
    expect(one('orderRefunded', 'en-us').text).toContain('Paid back to:\nVisa ending in 1111');
    const before = { ...order, trackingNumbers: [], collected: false, days: { from: 1, to: 3 } };
    expect(one('orderShipped', 'en-us', before).text).not.toContain('What we sent');
  });

  it('space colons as the language does, in every line [ACC-09]', () => {
    expect(one('reorderReminder', 'fr-fr').text).toMatch(/\S\u202f:\nhttps/);
    for (const kind of kinds) {
      const words = one(kind, 'fr-fr').text.replaceAll(/https?:\S+/g, '');
      expect([kind, words.match(/.{0,20}[^\u202f\d]:(?=\s)/)?.[0]]).toEqual([kind, undefined]);
      expect([kind, one(kind, 'de-de').text.includes('\u202f:')]).toEqual([kind, false]);
    }
  });

  it('tell who paid in cash how the money comes, and every sender what to do with the label [ACC-09] [RET-02]', () => {
    const card = { ...examples.orderRefunded, byTransfer: false };
    expect(one('orderRefunded', 'en-us').text).toContain('by bank transfer, since you paid in cash');
    expect(one('orderRefunded', 'en-us', card).text).not.toContain('transfer');
    const announced = (change: object) =>
      one('returnAnnounced', 'en-us', { ...examples.returnAnnounced, ...change }).text;
    expect(announced({ collectOn: '', labelType: 'QR' })).toContain('Show the code on your phone there');
    expect(announced({ collectOn: '', labelType: 'PDF' })).toContain('print the label, stick it on the parcel');
    for (const printed of [announced({}), announced({ collectOn: '' })]) expect(printed).not.toContain('code');
  });

  it('say what comes back and for how much; letters of before did not know [ACC-09] [RET-02]', () => {
    const { goods: _goods, amountMinor: _amount, currency: _currency, ...before } = examples.returnAnnounced;
    expect(one('returnAnnounced', 'en-gb').text).toMatch(/What comes back:?\n2 × Lerici/);
    expect(one('returnAnnounced', 'it-it').text).toContain('42,50\u00a0€ vengono rimborsati');
    expect(one('returnAnnounced', 'en-gb', { ...examples.returnAnnounced, amountMinor: 0 }).text).not.toContain(
      'paid back',
    );
    expect(one('returnAnnounced', 'en-gb', before).text).not.toMatch(/What comes back|paid back/);
  });

  it('say what is sent instead of money, what follows if it is sold out, and the last day to hand it in [ACC-09] [RET-02]', () => {
    const swap = {
      ...examples.returnAnnounced,
      collectOn: '',
      handInBy: '2026-05-20',
      amountMinor: 0,
      instead: [{ name: 'Riva 4 (Green)', amountMinor: 4250 }],
    };
    const told = one('returnAnnounced', 'en-gb', swap).text;
    expect(told).toContain(
      'Instead we send you Riva 4 (Green) once it has arrived. If that is sold out by then, €42.50',
    );
    expect(told).toContain('Hand in the parcel by 20 May 2026.');
    expect(one('returnAnnounced', 'en-gb').text).not.toMatch(/Instead|Hand in the parcel by/);
  });

  it('say which orders are done before an account is deleted [ACC-06] [ACC-09]', () => {
    const due = examples.accountDeletionRequested;
    const told = one('accountDeletionRequested', 'en-us', { ...due, waitsFor: ['4000001', '4000002'] }).text;
    expect(told.replaceAll('\u00a0', ' ')).toContain('still under way: 4 000 001, 4 000 002. We delete nothing before');
    expect(one('accountDeletionRequested', 'en-us').text).not.toContain('under way');
  });

  it('say of a return that is canceled what stays, and that its label is worth nothing [ACC-09] [RET-02]', () => {
    const { subject, text } = one('returnCancelled', 'en-gb');
    expect(subject).toBe('Return RMA-4100001 is cancelled');
    expect(text).toContain('Its label is no longer valid.');
    expect(text).toMatch(/What you keep:?\n2 × Lerici/);
  });

  it('say how much of a refund is for the delivery, where some is [ACC-09] [RET-02]', () => {
    const whole = { ...examples.orderRefunded, deliveryMinor: 395 };
    expect(one('orderRefunded', 'en-gb', whole).text).toContain('That includes €3.95 for delivery');
    expect(one('orderRefunded', 'it-it', whole).text).toContain('È compresa la consegna, 3,95\u00a0€');
    for (const deliveryMinor of [0, undefined])
      expect(one('orderRefunded', 'en-gb', { ...whole, deliveryMinor }).text).not.toContain('delivery');
  });

  it('name days in the words of the promise [ACC-09]', () => {
    expect(one('orderShipped', 'en-us').text).toContain('1 to 3 business days');
    expect(one('orderShipped', 'en-gb').text).toContain('1 to 3 working days');
    expect(one('prescriptionReceived', 'en-us').text).toContain('It arrives in 6 to 11 business days.');
    const day = '2026-12-04T10:00:00.000Z';
    const received = (change: object) => one('orderReceived', 'en-us', { ...examples.orderReceived, day, ...change });
    expect(received({}).text).toContain('It arrives on December 4, 2026.');
    expect(received({ collected: true }).text).toContain('Ready to collect on December 4, 2026.');
    expect(one('lensesInMaking', 'it-it').text).toContain('da 5 a 8 giorni lavorativi');
  });

  it('are spelled the American way in America and the British way in Great Britain, names left as they are [ACC-09] [SITE-09]', () => {
    const facts = { ...examples.backInStock, article: 'Gray Center' };
    expect(one('orderCancelled', 'en-us').text).toContain('is canceled');
    expect(one('orderCancelled', 'en-gb').text).toContain('is cancelled');
    expect(one('appointmentCancelled', 'en-gb').subject).toBe('Eye test: appointment cancelled');
    expect(one('orderReceived', 'en-gb').text).toContain('asks for this email address');
    expect(one('backInStock', 'en-gb', facts).subject).toBe('Gray Center is back');
    expect(one('registrationCode', 'en-gb').text).toContain('It works for 30 minutes.');
    const american = kinds.map((kind) => one(kind, 'en-us').text).join();
    expect(american).not.toMatch(/cancell|colour|centre|favourite|recognis|organisation/i);
  });

  it('lead guests to the look-up of their order, and others into their account [ACC-09] [ORD-03]', () => {
    const guest = one('orderShipped', 'it-it').text;
    expect(guest).toContain(`${origin}/it-it/segui-il-tuo-ordine/10400123`);
    expect(guest).toContain('in un altro browser il link ti chiede questa e-mail');
    const known = one('orderShipped', 'it-it', { ...examples.orderShipped, guest: false }).text;
    expect(known).toContain(`${origin}/it-it/il-mio-account/i-miei-ordini/10400123`);
    expect(known).not.toContain('browser');
  });

  it('lead to the page where a code is entered, with the code filled in [ACC-09] [AUTH-07]', () => {
    const [link = ''] = /https:\S+reset-password\S+/.exec(one('passwordResetCode', 'en-us').text) ?? [];
    const { searchParams } = new URL(link);
    expect([searchParams.get('email'), searchParams.get('code')]).toEqual(['ann+shop@example.com', '204817']);
    // Who sees the list of a telephone's messages does not see the code.
    expect(one('passwordResetCode', 'en-us').subject).not.toContain('204817');
  });

  it('say that the branch is sorry for an appointment that it called off [STOR-08]', () => {
    const off = one('appointmentCancelled', 'en-us', { ...appointment, calledOff: true }).text;
    expect(off).toContain('the store had to cancel this appointment');
    expect(off).not.toContain('Nobody waits');
    expect(one('appointmentCancelled', 'en-us').text).toContain('Nobody waits');
  });

  it('say how an appointment is changed: in the shop until a day, or by telephone where that has passed [STOR-08]', () => {
    const { text } = one('appointmentBooked', 'en-us');
    expect(text).toContain('You can move or cancel it in the shop until Monday, November 23, 2026');
    const late = one('appointmentBooked', 'en-us', { ...appointment, writtenAt: '2026-11-23T15:00:01.000Z' }).text;
    expect(late).toContain('To change it now, please call +1 206 555 0100.');
    expect(late).not.toContain('cancel it');
  });

  it('say everything of the shop by its configuration [ACC-09]', () => {
    const { text, html } = one('orderCancelled', 'en-us');
    expect(text).toContain(`Sight & Line, ${origin}/`);
    expect(text).toContain('1 Front Street, New York');
    expect(text).toContain('+1 (212) 555-0142');
    expect(html).toContain('Sight &amp; Line');
    expect(`${text}${html}`).not.toContain('Sightline');
  });
});

describe('the calendar file of an appointment', () => {
  const calendarOf = (kind: LetterKind) => one(kind, 'it-it').files[0]?.content.replaceAll('\r\n ', '') ?? '';

  it('names the same event with a higher sequence, its moments in UTC, and cancels it [STOR-08]', () => {
    const [booked, moved, cancelled] = (['appointmentBooked', 'appointmentMoved', 'appointmentCancelled'] as const).map(
      calendarOf,
    );
    for (const calendar of [booked, moved, cancelled]) {
      expect(calendar).toContain('UID:appointment-4711@shop.example');
      expect(calendar).toContain('DTSTART:20261124T150000Z');
      expect(calendar).toContain('DTEND:20261124T153000Z');
    }
    expect([booked, moved, cancelled].map((text) => /SEQUENCE:(\d)/.exec(text ?? '')?.[1])).toEqual(['0', '1', '2']);
    expect(booked).toContain('METHOD:PUBLISH');
    expect(cancelled).toMatch(/METHOD:CANCEL[^]*STATUS:CANCELLED/);
    expect(one('orderReceived', 'it-it').files).toEqual([]);
  });
});
