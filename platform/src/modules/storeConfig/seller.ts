import type { StoreFacts } from './stores';

/** The company that sells in a country: an invented one, as the demonstration's goods are. */
export interface Seller {
  readonly name: string;
  /** Street, then postal code and town, as they are written in the company's own country. */
  readonly addressLines: readonly string[];
  /** ISO 3166-1 alpha-2. */
  readonly country: string;
  /** Where it is entered and under which number; empty where buyers need not be told. */
  readonly register: string;
}

const companies: Readonly<Record<StoreFacts['fulfilmentCentre'], Seller>> = {
  AMERICAS: {
    name: 'Sightline Inc.',
    addressLines: ['400 Demonstration Road', 'Columbus, OH 43215'],
    country: 'US',
    register: '',
  },
  EUROPE: {
    name: 'Sightline S.r.l.',
    addressLines: ['Via della Dimostrazione 4', '32100 Belluno BL'],
    country: 'IT',
    register: 'Registro delle imprese di Treviso – Belluno, REA BL-000000',
  },
};

/**
 * Numbers for value-added tax, by the country that is sold to; zeros, because nobody has them. Within the European Union the number is
 * the one under which the seller's one-stop shop reports (directive 2006/112/EC, article 369b).
 */
const vatNumbers: Readonly<Record<string, string>> = {
  ...Object.fromEntries(['it', 'fr', 'de', 'es', 'pt'].map((country) => [country, 'IT00000000000'])),
  ch: 'CHE-000.000.000',
  gb: 'GB000000000',
};

/** Who sells in a store: the company whose warehouse its goods leave. */
export const sellerOf = ({ fulfilmentCentre }: Pick<StoreFacts, 'fulfilmentCentre'>): Seller =>
  companies[fulfilmentCentre];

/** The seller's address in one line, with its country as a locale calls it. */
export function sellerAddress({ addressLines, country }: Seller, tag: string): string {
  const land = new Intl.DisplayNames(tag, { type: 'region' }).of(country) ?? country;
  return [...addressLines, land].join(', ');
}

/** Number for value-added tax in a country, or an empty text where there is no such tax. */
export const vatNumberIn = (country: string): string => vatNumbers[country] ?? '';

/**
 * True where the law has a shop name its seller on a page of its own: directive 2000/31/EC, article 5, which the United Kingdom kept
 * (Electronic Commerce Regulations 2002, regulation 6), and in Switzerland article 3 of the act against unfair competition.
 */
export const hasImprint = (country: string): boolean => vatNumberIn(country) !== '';
