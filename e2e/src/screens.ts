import { titleOf, type ProductHit } from './searchIndex';
import { PREVIEW_TOKEN } from './shopAddress';

/**
 * Locales in which screens can be walked, with what `<html lang>` says: one with addresses of its own, and the longest words. `npm run test:axe`
 * shows every screen in all of them.
 */
export const LANGUAGES = { 'it-it': 'it-IT', 'de-de': 'de-DE' } as const;

export type WalkedLocale = keyof typeof LANGUAGES;

type Words = Readonly<Record<WalkedLocale, string>>;

/** A part of a screen that a button opens. */
interface Opened {
  readonly button: Words;
  readonly dialog: Words;
}

/** A screen: its English address, its heading in each language, and what is opened on it. */
export interface WalkedScreen {
  readonly name: string;
  readonly path: string;
  readonly heading: Words;
  readonly opens?: readonly Opened[];
}

const words = (italian: string, german: string): Words => ({ 'it-it': italian, 'de-de': german });

const everywhere = (name: string) => words(name, name);

const SIZE_ADVISOR = words('Consulente della misura', 'Größenberater');
const TRY_ON: Opened = {
  button: words('Provali', 'Anprobieren'),
  dialog: words('Prova virtuale', 'Anprobe'),
};

/** Screens of catalogue, content and search, with two products to look at and compare; the preview stays on and is last. */
export const screensOf = (one: ProductHit, other: ProductHit): readonly WalkedScreen[] => [
  {
    name: 'home',
    path: '/',
    heading: words('Fatti al millimetro.', 'Auf den Millimeter.'),
  },
  {
    name: 'list',
    path: '/sunglasses',
    heading: words('Occhiali da sole', 'Sonnenbrillen'),
  },
  {
    name: 'search',
    path: '/search?q=norvane',
    heading: words('Risultati per «norvane»', 'Ergebnisse für „norvane“'),
  },
  {
    name: 'product',
    path: one.url,
    heading: everywhere(titleOf(one.name)),
    opens: [{ button: SIZE_ADVISOR, dialog: SIZE_ADVISOR }, TRY_ON],
  },
  {
    name: 'compare',
    path: `/compare?p=${one.partNumber}&p=${other.partNumber}`,
    heading: words('Confronto', 'Vergleich'),
  },
  {
    name: 'hearing test',
    path: '/hearing-test',
    heading: words('Test dell’udito', 'Hörtest'),
  },
  {
    name: 'questions',
    path: '/c/support/faq',
    heading: words('Domande e risposte', 'Fragen und Antworten'),
  },
  { name: 'cookies', path: '/c/cookie-policy', heading: words('Cookie', 'Cookies') },
  {
    name: 'insurance',
    path: '/c/support/insurance',
    heading: words('Usa la tua assicurazione', 'Krankenkasse und Versicherung'),
  },
  {
    name: 'contact',
    path: '/c/contact-us-page',
    heading: words('Contattaci', 'Kontakt'),
  },
  {
    name: 'landing page',
    path: '/c/size-guide',
    heading: words('Guida alla misura', 'Ihre Größe finden'),
  },
  { name: 'collection', path: '/brands/norvane', heading: everywhere('Norvane') },
  {
    name: 'site map',
    path: '/sitemap',
    heading: words('Mappa del sito', 'Seitenübersicht'),
  },
  {
    name: 'courtesy page',
    path: '/courtesy-page',
    heading: words('Torniamo subito', 'Wir sind gleich wieder da'),
  },
  {
    name: 'preview',
    path: `/c/spring-light?previewToken=${PREVIEW_TOKEN}&previewDate=2027-03-02`,
    heading: words('Luce di primavera', 'Frühlingslicht'),
  },
];
