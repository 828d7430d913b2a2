import type { SearchLocale } from '../../../catalogue';
import {
  CONTACT_LENSES,
  FOR_ROUND_FACES,
  GLASSES,
  type GradedPhrase,
  LIKE_BEDOM,
  LIKE_ISNOTH,
  NEAR_BEDOM,
  NEAR_ISNOTH,
  OPTICAL,
  type PhraseGroup,
  SUN,
} from './gradedPhrase';

const POLARIZED_SUN = { ...SUN, POLARIZED: 'TRUE' } as const;
const BLACK_SUN = { ...SUN, FRONT_COLOR: 'Black' } as const;
const HEXAGONAL = { ...GLASSES, FRAME_SHAPE: 'Hexagonal' } as const;
const GOLD_HEXAGONAL = { ...HEXAGONAL, FRONT_COLOR: 'Gold' } as const;
const CLEAR_OPTICAL = { ...OPTICAL, FRONT_COLOR: 'Transparent' } as const;
const KIDS_SUN = { ...SUN, GENDER: 'kids' } as const;
const UP_TO_100 = { ...SUN, PRICE_UP_TO: '100' } as const;
const MEASURED = { ...GLASSES, EYE_AND_BRIDGE: '54-18' } as const;
const DAILY = { ...CONTACT_LENSES, REPLACEMENT: 'daily' } as const;

type Phrases = Readonly<Partial<Record<PhraseGroup, readonly GradedPhrase[]>>>;

/** Inflected and misspelt, written together, faces, likeness, prices and sizes: ten of each language, written before they were asked. */
export const FURTHER_PHRASES: Readonly<Partial<Record<SearchLocale, Phrases>>> = {
  'en-us': {
    kind: [['sunglasess polarised', POLARIZED_SUN, SUN]],
    joined: [
      ['polarizedsunglasses', POLARIZED_SUN, SUN],
      ['readingglasses', OPTICAL],
    ],
    look: [
      ['frames suited to round faces', FOR_ROUND_FACES],
      ['something like Isnoth', LIKE_ISNOTH, NEAR_ISNOTH],
    ],
    wish: [
      ['womens sunglases below 90', { ...SUN, GENDER: 'women', PRICE_UP_TO: '90' }, { ...SUN, PRICE_UP_TO: '90' }],
    ],
    quality: [
      ['hexagonl gold frames', GOLD_HEXAGONAL, HEXAGONAL],
      ['transparant eyeglass frames', CLEAR_OPTICAL, OPTICAL],
    ],
    person: [['sunglasess for boys', KIDS_SUN, SUN]],
    goods: [['daily disposible contacts', DAILY, CONTACT_LENSES]],
  },
  'it-it': {
    kind: [['ochiali da sole polarizzati', POLARIZED_SUN, SUN]],
    joined: [['occhialidasole neri', BLACK_SUN, SUN]],
    look: [
      ['montature per viso rotondo', FOR_ROUND_FACES],
      ['simili a Bedom', LIKE_BEDOM, NEAR_BEDOM],
    ],
    wish: [
      ['occhiali da sole sotto i 100 euro', UP_TO_100],
      ['occhiali 54-18', MEASURED],
    ],
    quality: [
      ['montatura esagonale dorata', GOLD_HEXAGONAL, HEXAGONAL],
      ['ochiali da vista trasparenti', CLEAR_OPTICAL, OPTICAL],
    ],
    person: [['occhiali da sole bambina', KIDS_SUN, SUN]],
    goods: [['lenti a contato giornaliere', DAILY, CONTACT_LENSES]],
  },
  'fr-fr': {
    quality: [
      ['lunetes de soleil rondes', { ...SUN, FRAME_SHAPE: 'Round' }, SUN],
      ['monture hexagonale dorée', GOLD_HEXAGONAL, HEXAGONAL],
      ['lunette de vue transparantes', CLEAR_OPTICAL, OPTICAL],
    ],
    joined: [['lunettesdesoleil polarisées', POLARIZED_SUN, SUN]],
    look: [
      ['monture pour visage rond', FOR_ROUND_FACES],
      ['comme Isnoth', LIKE_ISNOTH, NEAR_ISNOTH],
    ],
    wish: [
      ['lunettes de soleil moins de 100 euros', UP_TO_100],
      ['lunettes 54-18', MEASURED],
    ],
    person: [['lunettes de soleil garçon', KIDS_SUN, SUN]],
    goods: [['lentiles journalières', DAILY, CONTACT_LENSES]],
  },
  'de-de': {
    kind: [['polarisierte Sonenbrillen', POLARIZED_SUN, SUN]],
    joined: [['sonnenbrilleherren', { ...SUN, GENDER: 'men' }, SUN]],
    look: [
      ['Brillen für ein rundes Gesicht', FOR_ROUND_FACES],
      ['Brille wie Bedom', LIKE_BEDOM, NEAR_BEDOM],
    ],
    wish: [
      ['Sonnenbrillen unter 100 €', UP_TO_100],
      ['Brille 54-18', MEASURED],
    ],
    quality: [
      ['sechseckige goldene Brille', GOLD_HEXAGONAL, HEXAGONAL],
      ['transparente Korekturbrillen', CLEAR_OPTICAL, OPTICAL],
    ],
    person: [['Sonnenbrille für Jungs', KIDS_SUN, SUN]],
    goods: [['Tageslinzn', DAILY, CONTACT_LENSES]],
  },
  'es-es': {
    kind: [['gafas de sol polarisadas', POLARIZED_SUN, SUN]],
    joined: [['gafasdesol negras', BLACK_SUN, SUN]],
    look: [
      ['gafas para cara redonda', FOR_ROUND_FACES],
      ['parecidas a Isnoth', LIKE_ISNOTH, NEAR_ISNOTH],
    ],
    wish: [
      ['gafas de sol por menos de 100 euros', UP_TO_100],
      ['gafas 54-18', MEASURED],
    ],
    quality: [
      ['montura hexagonal dorada', GOLD_HEXAGONAL, HEXAGONAL],
      ['gafas graduadas transparantes', CLEAR_OPTICAL, OPTICAL],
    ],
    person: [['gafas de sol para niño', KIDS_SUN, SUN]],
    goods: [['lentillas diaras', DAILY, CONTACT_LENSES]],
  },
  'pt-pt': {
    kind: [['oculos de sol polarizdos', POLARIZED_SUN, SUN]],
    joined: [['oculosdesol pretos', BLACK_SUN, SUN]],
    look: [
      ['armações para rosto redondo', FOR_ROUND_FACES],
      ['parecidos com Bedom', LIKE_BEDOM, NEAR_BEDOM],
    ],
    wish: [
      ['óculos de sol até 100 euros', UP_TO_100],
      ['óculos 54-18', MEASURED],
    ],
    quality: [
      ['armação hexagonal dourada', GOLD_HEXAGONAL, HEXAGONAL],
      ['oculos graduados transparantes', CLEAR_OPTICAL, OPTICAL],
    ],
    person: [['óculos de sol para menino', KIDS_SUN, SUN]],
    goods: [['lentes de contacto diaras', DAILY, CONTACT_LENSES]],
  },
};
