import { DEFAULT_LOCALE, isLocale, LOCALE_FACTS } from '@sightline/shared-lib/contracts';
import type { Language, Locale } from '@sightline/shared-lib/contracts';
import { localisePath, pathFor } from '@sightline/shared-lib/domain/routing';

import { appointmentFiles } from './appointmentCalendar';
import type { LetterDays, ReceiptFacts } from './letterFacts';
import type { Frame } from './blocks';
import { htmlLetter } from './htmlLetter';
import { letterText } from './letterTexts';
import type { Writing } from './writing';
import type { ComposedLetter } from './message';
import type { KeptLetter } from './outbox.repository';
import { plainLetter } from './plainLetter';
import type { LetterWords } from './words';
import { british } from './words/british';
import { de } from './words/de';
import { en } from './words/en';
import { es } from './words/es';
import { fr } from './words/fr';
import { it } from './words/it';
import { pt } from './words/pt';

const WORDS: Readonly<Record<Language, LetterWords>> = { en, it, fr, de, es, pt };

/** What letters need to know of the shop they come from. */
export interface ShopFacts {
  /** Origin that shoppers see. */
  readonly origin: string;
  readonly name: string;
  readonly postalAddress: string;
  /** Telephone of a store's customer service. */
  servicePhone(storeId: string): string;
  /** Working days in words, such as `3 to 5 business days`. */
  daysInWords(locale: Locale, days: LetterDays): string;
}

type Drawn = Pick<KeptLetter, 'kind' | 'facts' | 'locale' | 'store_id'>;

/** What letters say of an article beside its name: colour and size, and whether a store sets it to an audiogram. */
export interface LetterArticleFacts {
  readonly variant: string;
  readonly isSet?: boolean;
}

/** The same by part number. */
export type Variants = ReadonlyMap<string, LetterArticleFacts>;

/** Draws a kept letter, with what is known of its articles. */
export type Composer = (letter: Drawn, variants?: Variants) => ComposedLetter;

/** Draws a kept letter, and asks first what its articles look like. */
export type Drawer = (letter: Drawn) => Promise<ComposedLetter>;

function writingFor(shop: ShopFacts, locale: Locale, variants: Variants | undefined): Writing {
  const { language, tag } = LOCALE_FACTS[locale];
  const address = (...target: Parameters<typeof pathFor>): string => `${shop.origin}${pathFor(...target)}`;
  return {
    words: locale === 'en-gb' ? british : WORDS[language],
    money: (minor, currency) =>
      new Intl.NumberFormat(tag, { style: 'currency', currency })
        .format(minor / 100)
        .replaceAll('\u202F', '\u00A0')
        .replace('-', '\u2212'),
    days: (days) => shop.daysInWords(locale, days),
    variant: (partNumber) => variants?.get(partNumber)?.variant ?? '',
    isSet: (partNumber) => variants?.get(partNumber)?.isSet === true,
    list: (names) => new Intl.ListFormat(tag).format(names),
    day: (moment) => new Intl.DateTimeFormat(tag, { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(moment)),
    moment: (moment, timeZone) =>
      new Intl.DateTimeFormat(tag, { dateStyle: 'full', timeStyle: 'short', timeZone }).format(new Date(moment)),
    links: {
      order: ({ orderId, guest }) =>
        guest
          ? address({ page: 'order-lookup', params: { orderId } }, locale)
          : address({ page: 'account', params: { section: 'my-orders', id: orderId } }, locale),
      parcel: (orderId, parcel) => address({ page: 'order-lookup', params: { orderId, parcel } }, locale),
      prescription: ({ orderId }) => address({ page: 'checkout-upload-prescription', params: { orderId } }, locale),
      returned: ({ orderId }) => address({ page: 'order-return-confirm', params: { orderId } }, locale),
      newPassword: (email, code) =>
        address({ page: 'sign-in', params: { step: 'reset-password' }, query: { email, code } }, locale),
      appointment: ({ accessKey }) => address({ page: 'appointment', query: { key: accessKey } }, locale),
      hearingVisit: () => address({ page: 'appointment', query: { service: 'hearing-test' } }, locale),
      account: (section) => address({ page: 'account', params: { section } }, locale),
      page: (path) => `${shop.origin}${localisePath(path, locale)}`,
    },
  };
}

/** Draws letters with the colours and sizes of their goods; a letter goes out without them when they cannot be read. */
export function createDrawer(
  compose: Composer,
  variantsOf: (storeId: string, locale: Locale, partNumbers: readonly string[]) => Promise<Variants>,
): Drawer {
  return async (letter) => {
    const { goods = [] } = letter.facts as Partial<ReceiptFacts>;
    const partNumbers = goods.flatMap(({ partNumber }) => partNumber ?? []);
    if (partNumbers.length === 0) return compose(letter);
    const locale = isLocale(letter.locale) ? letter.locale : DEFAULT_LOCALE;
    return compose(letter, await variantsOf(letter.store_id, locale, partNumbers).catch(() => undefined));
  };
}

/** Draws letters as the shop of an installation. */
export function createComposer(shop: ShopFacts): Composer {
  return ({ kind, facts, locale: kept, store_id: storeId }, variants) => {
    const locale = isLocale(kept) ? kept : DEFAULT_LOCALE;
    const writing = writingFor(shop, locale, variants);
    const text = letterText(kind, facts, writing);
    const frame: Frame = {
      tag: LOCALE_FACTS[locale].tag,
      shopName: shop.name,
      shopHref: `${shop.origin}${pathFor({ page: 'home' }, locale)}`,
      foot: [
        writing.words.foot.questions(shop.servicePhone(storeId)),
        ...(shop.postalAddress ? [`${shop.name}, ${shop.postalAddress}`] : []),
      ],
    };
    const files = appointmentFiles(kind, facts, writing, shop.origin);
    return { subject: text.subject, html: htmlLetter(text, frame), text: plainLetter(text, frame), files };
  };
}
