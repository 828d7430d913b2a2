import { modelOf, type ProductHit } from './searchIndex';
import { PREVIEW_TOKEN } from './shopAddress';

/** Locales whose screens are walked, with what `<html lang>` says. */
export const LANGUAGES = { 'en-us': 'en-US', 'it-it': 'it-IT', 'fr-fr': 'fr-FR', 'de-de': 'de-DE' } as const;

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

const words = (english: string, italian: string, french: string, german: string): Words => ({
  'en-us': english,
  'it-it': italian,
  'fr-fr': french,
  'de-de': german,
});

const everywhere = (name: string) => words(name, name, name, name);

const SIZE_ADVISOR = words('Size advisor', 'Guida alla misura', 'Conseil de taille', 'Größenberater');
const TRY_ON: Opened = {
  button: words('Try it on', 'Provali', 'Essayer', 'Anprobieren'),
  dialog: words('Try on', 'Prova virtuale', 'Essayage', 'Anprobe'),
};

/** Screens of catalogue, content and search, with two products to look at and compare; the preview stays on and is last. */
export const screensOf = (one: ProductHit, other: ProductHit): readonly WalkedScreen[] => [
  {
    name: 'home',
    path: '/',
    heading: words('Made to the millimeter.', 'Fatti al millimetro.', 'Faites au millimètre.', 'Auf den Millimeter.'),
  },
  {
    name: 'list',
    path: '/sunglasses',
    heading: words('Sunglasses', 'Occhiali da sole', 'Lunettes de soleil', 'Sonnenbrillen'),
  },
  {
    name: 'search',
    path: '/search?q=norvane',
    heading: words(
      'Results for “norvane”',
      'Risultati per «norvane»',
      'Résultats pour « norvane »',
      'Ergebnisse für „norvane“',
    ),
  },
  {
    name: 'product',
    path: one.url,
    heading: everywhere(modelOf(one.name)),
    opens: [{ button: SIZE_ADVISOR, dialog: SIZE_ADVISOR }, TRY_ON],
  },
  {
    name: 'compare',
    path: `/compare?p=${one.partNumber}&p=${other.partNumber}`,
    heading: words('Compare', 'Confronto', 'Comparaison', 'Vergleich'),
  },
  {
    name: 'hearing test',
    path: '/hearing-test',
    heading: words('Five quiet minutes', 'Cinque minuti di silenzio', 'Cinq minutes de calme', 'Fünf stille Minuten'),
  },
  {
    name: 'questions',
    path: '/c/support/faq',
    heading: words('Questions and answers', 'Domande e risposte', 'Questions et réponses', 'Fragen und Antworten'),
  },
  { name: 'cookies', path: '/c/cookie-policy', heading: words('Cookies', 'Cookie', 'Cookies', 'Cookies') },
  {
    name: 'insurance',
    path: '/c/support/insurance',
    heading: words(
      'Use your insurance',
      'Usa la tua assicurazione',
      'Utiliser votre mutuelle',
      'Krankenkasse und Versicherung',
    ),
  },
  {
    name: 'contact',
    path: '/c/contact-us-page',
    heading: words('Contact us', 'Contattaci', 'Nous contacter', 'Kontakt'),
  },
  {
    name: 'landing page',
    path: '/c/size-guide',
    heading: words('Find your size', 'Trova la tua misura', 'Trouver votre taille', 'Ihre Größe finden'),
  },
  { name: 'collection', path: '/brands/norvane', heading: everywhere('Norvane') },
  {
    name: 'site map',
    path: '/sitemap',
    heading: words('Site map', 'Mappa del sito', 'Plan du site', 'Seitenübersicht'),
  },
  {
    name: 'courtesy page',
    path: '/courtesy-page',
    heading: words(
      'The shop is being adjusted',
      'Stiamo regolando il sito',
      'Le site est en réglage',
      'Der Shop wird gerade angepasst',
    ),
  },
  {
    name: 'preview',
    path: `/c/spring-light?previewToken=${PREVIEW_TOKEN}&previewDate=2027-03-02`,
    heading: words('Spring light', 'Luce di primavera', 'Lumière de printemps', 'Frühlingslicht'),
  },
];
