import { OPTICS } from '@sightline/shared-lib/domain/lens';
import { formatPromise, money } from '@sightline/shared-lib/domain/money';
import { LARGEST_FILE_MB, prescriptionDaysIn } from '@sightline/shared-lib/domain/prescription';
import { lensPolicy, RETURN_WINDOW_DAYS, WITHDRAWAL_DAYS } from '@sightline/shared-lib/domain/return';
import { OWN_TILES } from '@sightline/shared-lib/domain/store';

import { VISITS } from '../appointment';
import { PRESCRIBER_YEARS } from '../prescriber';
import { returnAddress } from '../returns';
import { asksPrescriber, sellerAddress, sellerOf, storeById, storeConfiguration, vatNumberIn } from '../storeConfig';
import type { StoreFacts } from '../storeConfig';
import type { ContentLocale } from './content.locales';
import type { ContentWords } from './content.words';

/** How long a prescription counts in a country, in words of the locale: '2 years'. */
function prescriptionAge({ country, tag }: ContentLocale): string {
  const years = Math.round(prescriptionDaysIn(country) / 365);
  return new Intl.NumberFormat(tag, { style: 'unit', unit: 'year', unitDisplay: 'long' }).format(years);
}

/** The store behind a locale and its configuration, as far as no installation changes it. */
function storeOf({ storeId }: ContentLocale) {
  const store = storeById(storeId);
  if (!store) throw new Error(`No store ${storeId}`);
  const configuration = storeConfiguration(store, {
    shopOrigin: '',
    gatewayOrigin: '',
    partnerOrigin: '',
    mapTiles: OWN_TILES,
    signInProviders: [],
    accountsOnly: [],
  });
  return { store, configuration };
}

/** What the store behind a locale has: an insurer that settles with the shop, and branches. */
export function servicesOf(locale: ContentLocale): { readonly hasInsurer: boolean; readonly hasStores: boolean } {
  const { isInsuranceEnabled, isStoreLocatorEnabled } = storeOf(locale).configuration;
  return { hasInsurer: isInsuranceEnabled, hasStores: isStoreLocatorEnabled };
}

/** Who sells in a country, for its imprint and the page of privacy. */
function sellerValues(store: StoreFacts, { country, tag }: ContentLocale): Readonly<Record<string, string>> {
  const seller = sellerOf(store);
  return {
    sellerName: seller.name,
    sellerAddress: sellerAddress(seller, tag),
    sellerRegister: seller.register,
    vatNumber: vatNumberIn(country),
  };
}

/**
 * Amounts, days and telephone numbers of a country, each from the place that decides it. Texts name them in braces (`{freeDelivery}`) and
 * never type them.
 */
export function contentValues(words: ContentWords, locale: ContentLocale): Readonly<Record<string, string>> {
  const { store, configuration } = storeOf(locale);
  const { freeDeliveryFrom, servicePhone, accountSectionsOff } = configuration;
  const { sphere, axis, addition } = OPTICS.prescription;
  const power = new Intl.NumberFormat(locale.tag, { minimumFractionDigits: 2 });
  return {
    freeDelivery: formatPromise(money(freeDeliveryFrom, locale.currency), locale.tag),
    returnDays: String(RETURN_WINDOW_DAYS),
    withdrawalDays: String(WITHDRAWAL_DAYS),
    servicePhone,
    servicePhoneDigits: servicePhone.replace(/[^+\d]/g, ''),
    prescriberYears: String(PRESCRIBER_YEARS),
    prescriptionAge: prescriptionAge(locale),
    uploadMegabytes: String(LARGEST_FILE_MB),
    eyeTestMinutes: String(VISITS['eye-test'].minutes),
    fittingMinutes: String(VISITS.fitting.minutes),
    powerStep: power.format(sphere.step),
    axisFrom: String(axis.min),
    axisTo: String(axis.max),
    additionFrom: power.format(addition.min),
    additionTo: power.format(addition.max),
    cardWidth: new Intl.NumberFormat(locale.tag).format(OPTICS.measuring.cardWidth),
    lensPolicy: lensPolicy(locale.language),
    // Only where accounts have reminders.
    lensReminder: accountSectionsOff.includes('order-reminder') ? '' : words.faq.lensReminder,
    lensPrescriber: asksPrescriber(store.storeId) ? words.faq.lensPrescriber : '',
    deliveryBack: store.deliveryGivenBack ? words.pages['delivery-and-returns'].deliveryBack : '',
    returnAddress: returnAddress(store).join(', '),
    ...sellerValues(store, locale),
  };
}
