import type { SearchLocale } from '../../../catalogue';
import type { RelevantFacts } from '../judgedQuery';

/**
 * What shoppers say when they do not know the words of the shop: `best` goods are what they mean, `fair` goods come close. Written from
 * facts and texts of the range, not from the words that the index knows.
 */
export type GradedPhrase = readonly [phrase: string, best: RelevantFacts, fair?: RelevantFacts];

/** What a phrase asks of a search. */
export const PHRASE_GROUPS = [
  /** A kind of glasses, begun, misspelt or by another word. */
  'kind',
  /** Shape, colour, material, treatment. */
  'quality',
  /** Who they are for. */
  'person',
  /** Praise, prices and sizes. */
  'wish',
  /** Colour of the lens against colour of the frame. */
  'lens colour',
  /** New, limited, popular, reduced. */
  'badge',
  /** What eyes need. */
  'correction',
  /** Written together, or a name misspelt. */
  'joined',
  /** A face, an impression, a model to be like. */
  'look',
  /** Goods that are no glasses. */
  'goods',
] as const;
export type PhraseGroup = (typeof PHRASE_GROUPS)[number];

/** The graded phrases of one locale. */
export interface GradedPhrases {
  readonly locale: SearchLocale;
  readonly groups: Readonly<Record<PhraseGroup, readonly GradedPhrase[]>>;
}

/** Glasses of every kind. */
export const GLASSES = { LISTING: ['sun', 'optical'] } as const;
export const SUN = { LISTING: 'sun' } as const;
export const OPTICAL = { LISTING: 'optical' } as const;
export const CONTACT_LENSES = { LISTING: 'contact-lenses' } as const;
export const CARE = { LISTING: 'contact-lenses-accessories' } as const;

/** Frames that balance a face, as the shop's own counsel has it. */
export const FOR_ROUND_FACES = { ...GLASSES, FRAME_SHAPE: ['Rectangle', 'Square', 'Trapeze', 'Browline'] } as const;
export const FOR_SQUARE_FACES = { ...GLASSES, FRAME_SHAPE: ['Round', 'Oval', 'Panto', 'Aviator'] } as const;
export const FOR_HEART_FACES = { ...GLASSES, FRAME_SHAPE: ['Panto', 'Round', 'Oval', 'Aviator'] } as const;

/** Bedom is a frame of nylon, Isnoth sunglasses of metal. */
export const NEAR_BEDOM = { ...OPTICAL, FRAME_SHAPE: 'Cat Eye' } as const;
export const LIKE_BEDOM = { ...NEAR_BEDOM, FRAME_MATERIAL_FACET: 'Nylon' } as const;
export const NEAR_ISNOTH = { ...SUN, FRAME_SHAPE: 'Aviator' } as const;
export const LIKE_ISNOTH = { ...NEAR_ISNOTH, FRAME_MATERIAL_FACET: 'Metal' } as const;
