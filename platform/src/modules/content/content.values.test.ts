import { readdirSync } from 'node:fs';
import path from 'node:path';

import type { Language } from '@sightline/shared-lib/contracts';
import { OPTICS } from '@sightline/shared-lib/domain/lens';
import { LARGEST_FILE_MB } from '@sightline/shared-lib/domain/prescription';
import { RETURN_WINDOW_DAYS, WITHDRAWAL_DAYS } from '@sightline/shared-lib/domain/return';
import { DEVICE_ENTRIES } from '@sightline/shared-lib/domain/site';

import { VISITS } from '../appointment';
import { PRESCRIBER_YEARS } from '../prescriber';

import { asksPrescriber, storeById } from '../storeConfig';
import { composePages, WORD_VARIANTS } from './content.composer';
import { CONTENT_LOCALES } from './content.locales';
import { brands } from './content.paths';
import { readFolder, readWords, textsOf } from './content.words';

const folder = path.resolve(__dirname, '../../../data/content');

/** Texts that may have digits of their own, and why: nothing in the shop decides what they say. */
const TYPED: Readonly<Record<string, string>> = {
  'faq.groups.3.items.0.a': 'an example of a frame’s marking',
  'faq.groups.3.items.1.a': 'an example of two widths',
  'pages.accessibility.sections.0': 'the number of a standard and the size of text',
  'pages.contact-us.sections.0': 'hours of the invented service desk',
  'pages.insurance.sections.1': 'ages of which laws of countries speak',
  'pages.prescription-guide.sections.4': 'an example of a distance',
  'pages.size-guide.sections.0': 'an example of a frame’s marking',
};

const isTyped = (at: string) => Object.keys(TYPED).some((known) => at === known || at.startsWith(`${known}.`));

/** Numbers in letters before a unit of time, in which policies hide. Minutes are how long somebody needs, not what the shop keeps. */
const NUMBER_WORDS: Readonly<Record<string, RegExp>> = {
  en: /\b(two|three|four|five|six|seven|eight|nine|ten|twelve|fourteen|twenty|thirty)\s+(\w+\s)?(hour|day|week|month|year)s?\b/i,
  it: /\b(due|tre|quattro|cinque|sei|sette|otto|nove|dieci|dodici|quattordici|trenta)\s+(\w+\s)?(ore|giorni|settimane|mesi|anni)\b/i,
  fr: /\b(deux|trois|quatre|cinq|six|sept|huit|neuf|dix|douze|quatorze|trente)\s+(\S+\s)?(heures|jours|semaines|mois|ans|années)\b/i,
  de: /\b(zwei|drei|vier|fünf|sechs|sieben|acht|neun|zehn|zwölf|vierzehn|dreißig)\s+(Stunden|(Werk)?tagen?|Wochen|Monaten?|Jahren?)\b/i,
  es: /\b(dos|tres|cuatro|cinco|seis|siete|ocho|nueve|diez|doce|catorce|treinta)\s+(\w+\s)?(horas|días|semanas|meses|años)\b/i,
  pt: /\b(dois|duas|três|quatro|cinco|seis|sete|oito|nove|dez|doze|catorze|trinta)\s+(\w+\s)?(horas|dias|semanas|meses|anos)\b/i,
};

/** How often experts advise an eye test, and the sizes in which care products are sold. */
const ADVICE = /^(pages\.book-eye-test\.sections\.3|listings\.categories\.lens-care)\./;

const languageOf = (name: string) => (name === 'gb' ? 'en' : name.slice(0, 2));

describe('numbers of the content', () => {
  it('are named from what decides them, never typed by hand [CMS-01]', () => {
    for (const name of readdirSync(folder)) {
      const typed = [...textsOf(readFolder(path.join(folder, name)))].filter(
        ([at, text]) => /\d/.test(text.replaceAll(/\]\([^)]*\)/g, ']')) && !isTyped(at),
      );
      expect([name, typed]).toEqual([name, []]);
    }
  });

  it('are not hidden in words either, where they are days or years [CMS-01]', () => {
    for (const name of readdirSync(folder)) {
      const words = NUMBER_WORDS[languageOf(name)];
      expect([name, words]).toEqual([name, expect.any(RegExp)]);
      const typed = [...textsOf(readFolder(path.join(folder, name)))].filter(
        ([at, text]) => words?.test(text) && !ADVICE.test(at),
      );
      expect([name, typed]).toEqual([name, []]);
    }
  });

  const textOf = (key: string, page: string): string => {
    const locale = CONTENT_LOCALES.find((one) => one.key === key);
    if (!locale) throw new Error(`No locale ${key}`);
    const found = composePages(folder, locale).find((one) => one.id === page);
    return [...textsOf(found?.placements).values()].join('\n');
  };

  it('are filled in on every page [CMS-01]', () => {
    for (const locale of CONTENT_LOCALES) {
      const texts = composePages(folder, locale).flatMap((page) => [...textsOf(page.placements).values()]);
      const left = texts.filter((text) =>
        /\{(?!deliveryDays|expressDays|collectDays|lens\w+Days|deletionGraceDays|ordersKeptYears)\w+\}/.test(text),
      );
      expect([locale.key, left]).toEqual([locale.key, []]);
    }
  });

  it('count the brands in words as the range does [CMS-01]', () => {
    const houses = brands.filter(({ isFrameHouse }) => isFrameHouse).length;
    expect([houses, brands.length - houses]).toEqual([13, 7]);
    const counts = {
      en: [/thirteen brands/i, /\bseven for lenses/],
      it: [/tredici marchi/i, /\bsette per lenti/],
      fr: [/treize marques/i, /\bsept marques/],
      de: [/dreizehn (Brillenm|M)arken/i, /\bsieben Marken/],
      es: [/trece marcas/i, /\bsiete de lentillas/],
      pt: [/treze marcas/i, /\bsete de lentes/],
    };
    for (const [language, said] of Object.entries(counts)) {
      const { brandsIndex } = readWords(folder, language as Language).listings;
      for (const count of said) expect(brandsIndex.intro).toMatch(count);
    }
  });

  it('say what rules of returns, files, visits and prescribers say [CMS-01]', () => {
    expect(textOf('en-us', 'privacy')).toContain(`contact lenses: ${PRESCRIBER_YEARS} years`);
    expect(textOf('de-de', 'withdrawal')).toContain(`innerhalb von ${WITHDRAWAL_DAYS} Tagen`);
    expect(RETURN_WINDOW_DAYS).toBeGreaterThanOrEqual(WITHDRAWAL_DAYS);
    expect(textOf('en-us', 'faq')).toContain(`up to ${LARGEST_FILE_MB}\u202FMB`);
    expect(textOf('en-us', 'faq')).toContain(`${VISITS.fitting.minutes} minutes for the fitting`);
    expect(textOf('en-us', 'book-eye-test')).toContain(`${VISITS['eye-test'].minutes} minutes with`);
  });

  it('say in the table of cookies what each is for and how long it is kept [ANA-01]', () => {
    for (const locale of CONTENT_LOCALES) {
      const page = composePages(folder, locale).find(({ id }) => id === 'cookie-policy');
      const components = Object.values(page?.placements ?? {}).flat();
      const table = components.find(({ type }) => type === 'CookieTable')?.fields as {
        rows: { name: string; purpose: string; duration: string }[];
      };
      expect(table.rows.map(({ name }) => name)).toEqual(DEVICE_ENTRIES.map(({ names }) => names.join(', ')));
      for (const row of table.rows)
        expect([locale.key, row.name, row.purpose === '' || row.duration === '']).toEqual([
          locale.key,
          row.name,
          false,
        ]);
    }
    expect(textOf('en-us', 'cookie-policy')).toContain('7 days for a guest');
    expect(textOf('de-de', 'cookie-policy')).toContain('365 Tage');
  });

  it('say how long a prescription counts in each country [RX-05]', () => {
    expect(textOf('en-us', 'faq')).toContain('counts for 2 years');
    expect(textOf('it-it', 'faq')).toContain('Vale 1 anno');
    expect(textOf('fr-fr', 'faq')).toContain('Elle compte 3 ans');
  });

  it.each(CONTENT_LOCALES.map(({ key }) => key))(
    'leave the table of sizes to the shop, below total width: %s',
    (key) => {
      const locale = CONTENT_LOCALES.find((one) => one.key === key)!;
      const guide = composePages(folder, locale).find(({ id }) => id === 'size-guide');
      const ids = Object.values(guide?.placements ?? {})
        .flat()
        .map(({ id }) => id);
      expect(ids.slice(ids.indexOf('size-guide.2')).slice(0, 3)).toEqual([
        'size-guide.2',
        'size-guide.sizes',
        'size-guide.3',
      ]);
    },
  );

  it('name values of prescriptions as forms have them [CMS-01]', () => {
    const { addition } = OPTICS.prescription;
    expect(addition.max).toBe(3.5);
    expect(textOf('de-de', 'prescription-guide')).toContain('+0,75 bis +3,50');
  });

  it.each(CONTENT_LOCALES.map(({ key }) => key))(
    'take benefits off at once only with an insurer: %s [SITE-06]',
    (key) => {
      const locale = CONTENT_LOCALES.find((one) => one.key === key)!;
      const { direct } = readWords(folder, locale.language, WORD_VARIANTS[key]).pages.insurance;
      const text = textOf(key, 'insurance');
      const said = Object.values(direct).filter((words) => text.includes(words));
      expect(said).toHaveLength(key === 'en-us' ? 4 : 0);
    },
  );

  it('speak of visits and of collecting only where there are stores [STOR-06]', () => {
    for (const locale of CONTENT_LOCALES) {
      const { faq, pages } = readWords(folder, locale.language, WORD_VARIANTS[locale.key]);
      const questions = faq.groups.flatMap(({ items }) => items.filter(({ needs }) => needs).map(({ q }) => q));
      const visits = pages['contact-us']?.sections.filter(({ needs }) => needs).map(({ heading }) => heading);
      const said = [
        questions.map((words) => textOf(locale.key, 'faq').includes(words)),
        visits?.map((words) => textOf(locale.key, 'contact-us').includes(words)),
        textOf(locale.key, 'delivery-and-returns').includes('{collectDays}'),
      ];
      const offered = !['en-ww', 'en-int'].includes(locale.key);
      expect([locale.key, said]).toEqual([locale.key, [[offered], [offered], offered]]);
    }
  });

  it('offer reminders of contact lenses only where accounts have them [REM-01]', () => {
    expect(textOf('en-us', 'faq')).toContain('takes a reminder');
    expect(textOf('en-ww', 'faq')).toContain('Buy again');
    expect(textOf('en-ww', 'faq')).not.toMatch(/takes a reminder|lensReminder/);
  });

  it('say that the prescriber of contact lenses is asked only where the law wants it [RX-20]', () => {
    for (const locale of CONTENT_LOCALES) {
      const { lensPrescriber } = readWords(folder, locale.language, WORD_VARIANTS[locale.key]).faq;
      const text = textOf(locale.key, 'faq');
      expect([locale.key, text.includes(lensPrescriber)]).toEqual([locale.key, asksPrescriber(locale.storeId)]);
    }
    expect(textOf('en-us', 'faq')).toContain('We ask the prescriber to confirm it');
    for (const key of ['en-us', 'en-gb', 'en-ww'])
      expect(textOf(key, 'faq')).toContain('a valid contact lens prescription');
  });

  it('say that the delivery of a whole order is paid back only where the country has it [RET-02]', () => {
    for (const locale of CONTENT_LOCALES) {
      const words = readWords(folder, locale.language, WORD_VARIANTS[locale.key]).pages['delivery-and-returns'];
      const text = textOf(locale.key, 'delivery-and-returns');
      const isGiven = storeById(locale.storeId)?.deliveryGivenBack;
      expect([locale.key, text.includes(words.deliveryBack)]).toEqual([locale.key, isGiven]);
    }
    expect(textOf('it-it', 'delivery-and-returns')).toContain('ti restituiamo anche la consegna');
    expect(textOf('en-gb', 'delivery-and-returns')).toContain('we also pay back its delivery');
    expect(textOf('en-us', 'delivery-and-returns')).not.toContain('pay back its delivery');
  });
});
