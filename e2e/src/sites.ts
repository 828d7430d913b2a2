import type { SiteLocale } from './commerce';
import { ENGLISH, ITALIAN, MILANESE, NEW_YORKER, type Buyer, type PurchaseWords } from './purchase';

/** Ways an order reaches its shopper. */
export type Mode = 'Standard' | 'Express' | 'Green' | 'Mail' | 'ShipToStore';

/** Ways to pay that are not a card. */
export type Method = 'PAYPAL' | 'KLARNA' | 'AFFIRM' | 'APPLE_PAY' | 'COD';

/** One country's site: its words, its buyer and the addresses of its checkout. */
export interface Site {
  readonly locale: SiteLocale;
  readonly words: PurchaseWords;
  readonly buyer: Buyer;
  readonly bag: string;
  readonly delivery: string;
  /** What delivery offers, and what the order says of it later. */
  readonly modes: Readonly<Record<Exclude<Mode, 'ShipToStore'>, { readonly row: RegExp; readonly name: string }>>;
  readonly collect: Readonly<Record<'row' | 'place' | 'search', string>>;
  readonly methods: Readonly<Record<Method, { readonly row: RegExp; readonly name: RegExp }>>;
  /** A card as the order names it. */
  readonly card: (brand: string, digits: string) => RegExp;
  readonly express: string;
  /** Asked for on the payment step where the law wants it. */
  readonly taxCode?: { readonly label: string; readonly value: string };
  readonly bank: string;
  readonly wrongCode: string;
  readonly billing: string;
  readonly terms: Readonly<
    Record<'deliverTo' | 'speed' | 'collectFrom' | 'collectedBy' | 'payment' | 'total' | 'cash' | 'summary', string>
  >;
}

const UNITED_STATES: Site = {
  locale: 'en-us',
  words: ENGLISH,
  buyer: NEW_YORKER,
  bag: '/cart',
  delivery: '/checkout/shipping',
  modes: {
    Standard: { row: /^Standard/, name: 'Standard' },
    Express: { row: /^Express/, name: 'Express' },
    Green: { row: /^One parcel, by bike/, name: 'One parcel, by bike' },
    Mail: { row: /^Letter/, name: 'Letter' },
  },
  collect: { row: 'Collect in a store', place: 'City or ZIP code', search: 'Search' },
  methods: {
    PAYPAL: { row: /^PayPal/, name: /^PayPal$/ },
    KLARNA: { row: /^Four payments of/, name: /^Four payments of (about )?\$[\d,.]+$/ },
    AFFIRM: { row: /^Monthly payments/, name: /^Monthly payments$/ },
    APPLE_PAY: { row: /^Apple Pay/, name: /^Apple Pay$/ },
    COD: { row: /^Cash on delivery/, name: /^Cash on delivery\. You pay the courier/ },
  },
  card: (brand, digits) => new RegExp(`^${brand} ending in ${digits}$`),
  express: 'Pay with PayPal',
  bank: 'Your bank asks',
  wrongCode: 'Type the six digits of the message.',
  billing: 'Billing address',
  terms: {
    deliverTo: 'Deliver to',
    speed: 'Delivery time',
    collectFrom: 'Collect from',
    collectedBy: 'Collected by',
    payment: 'Payment',
    total: 'Total',
    cash: 'Cash on delivery',
    summary: 'Order summary',
  },
};

const ITALY: Site = {
  locale: 'it-it',
  words: ITALIAN,
  buyer: MILANESE,
  bag: '/it-it/carrello',
  delivery: '/it-it/cassa/spedizione',
  modes: {
    Standard: { row: /^Standard/, name: 'Standard' },
    Express: { row: /^Espressa/, name: 'Espressa' },
    Green: { row: /^Un solo pacco, in bici/, name: 'Un solo pacco, in bici' },
    Mail: { row: /^Lettera/, name: 'Lettera' },
  },
  collect: { row: 'Ritira in negozio', place: 'Città o CAP', search: 'Cerca' },
  methods: {
    PAYPAL: { row: /^PayPal/, name: /^PayPal$/ },
    KLARNA: { row: /^Quattro rate da/, name: /^Quattro rate da (circa )?[\d,.]+\s€$/ },
    AFFIRM: { row: /^Rate mensili/, name: /^Rate mensili$/ },
    APPLE_PAY: { row: /^Apple Pay/, name: /^Apple Pay$/ },
    COD: { row: /^Contrassegno/, name: /^Contrassegno\. Paghi al corriere/ },
  },
  card: (brand, digits) => new RegExp(`^${brand} che termina con ${digits}$`),
  express: 'Paga con PayPal',
  taxCode: { label: 'Codice fiscale', value: 'RSSMRA80A01H501U' },
  bank: 'La tua banca chiede conferma',
  wrongCode: 'Scrivi le sei cifre del messaggio.',
  billing: 'Indirizzo di fatturazione',
  terms: {
    deliverTo: 'Consegna a',
    speed: 'Tempi di consegna',
    collectFrom: 'Ritiro presso',
    collectedBy: 'Ritira',
    payment: 'Pagamento',
    total: 'Totale',
    cash: 'Contrassegno',
    summary: 'Riepilogo dell’ordine',
  },
};

export const SITES: Readonly<Record<SiteLocale, Site>> = { 'en-us': UNITED_STATES, 'it-it': ITALY };
