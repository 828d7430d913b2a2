import type { LensFamily, LensLook } from '@sightline/pictures';

import type { LocalisedText } from '../../modules/catalogue/catalogue.tables';
import { inEveryLanguage, textIn } from './vocabulary';
import type { NameLanguage, Vocabulary } from './vocabulary';

/** The parts a tint is named from; empty text where a part is missing. */
export interface LensTint {
  tone: string;
  base: string;
  /** `self` for a gradient to lighter, else the colour it runs to. */
  gradient: string;
  mirror: string;
}

/** The tint of a line of frames.csv. */
export function tintOf(
  record: Readonly<Record<'lens_tone' | 'lens_base' | 'lens_gradient' | 'lens_mirror', string>>,
): LensTint {
  return {
    tone: record.lens_tone,
    base: record.lens_base,
    gradient: record.lens_gradient,
    mirror: record.lens_mirror,
  };
}

/** Tints that frames do not come in, named as the frame colours of the vocabulary are. */
const moreColours: Readonly<Record<string, LocalisedText>> = {
  Clear: { en: 'Clear', it: 'Trasparente', fr: 'Incolore', de: 'Klar', es: 'Transparente', pt: 'Transparente' },
  Bronze: { en: 'Bronze', it: 'Bronzo', fr: 'Bronze', de: 'Bronze', es: 'Bronce', pt: 'Bronze' },
  Burgundy: { en: 'Burgundy', it: 'Bordeaux', fr: 'Bordeaux', de: 'Bordeaux', es: 'Burdeos', pt: 'Bordô' },
  Olive: { en: 'Olive', it: 'Oliva', fr: 'Olive', de: 'Oliv', es: 'Oliva', pt: 'Azeitona' },
  Teal: { en: 'Teal', it: 'Petrolio', fr: 'Bleu pétrole', de: 'Petrol', es: 'Verde azulado', pt: 'Azul-petróleo' },
  Amber: { en: 'Amber', it: 'Ambra', fr: 'Ambre', de: 'Bernstein', es: 'Ámbar', pt: 'Âmbar' },
  'Rose Gold': { en: 'Rose gold', it: 'Oro rosa', fr: 'Or rose', de: 'Roségold', es: 'Oro rosa', pt: 'Ouro rosa' },
};

interface Grammar {
  tone(base: string, dark: boolean): string;
  gradient(base: string): string;
  gradientTo(base: string, to: string): string;
  mirror(colour: string): string;
}

const english: Grammar = {
  tone: (base, dark) => `${dark ? 'Dark' : 'Light'} ${base}`,
  gradient: (base) => `${base} gradient`,
  gradientTo: (base, to) => `${base} to ${to} gradient`,
  mirror: (colour) => `${colour} mirror`,
};

const grammars: Readonly<Record<NameLanguage, Grammar>> = {
  en: english,
  'en-GB': english,
  it: {
    tone: (base, dark) => `${base} ${dark ? 'scuro' : 'chiaro'}`,
    gradient: (base) => `${base} sfumato`,
    gradientTo: (base, to) => `${base} sfumato ${to}`,
    mirror: (colour) => `specchiato ${colour}`,
  },
  fr: {
    tone: (base, dark) => `${base} ${dark ? 'foncé' : 'clair'}`,
    gradient: (base) => `${base} dégradé`,
    gradientTo: (base, to) => `${base} dégradé vers ${to}`,
    mirror: (colour) => `miroir ${colour}`,
  },
  de: {
    tone: (base, dark) => `${dark ? 'Dunkel' : 'Hell'}${base}`,
    gradient: (base) => `${base} verlaufend`,
    gradientTo: (base, to) => `${base} zu ${to} verlaufend`,
    mirror: (colour) => `Verspiegelung ${colour}`,
  },
  es: {
    tone: (base, dark) => `${base} ${dark ? 'oscuro' : 'claro'}`,
    gradient: (base) => `${base} degradado`,
    gradientTo: (base, to) => `${base} degradado a ${to}`,
    mirror: (colour) => `espejo ${colour}`,
  },
  pt: {
    tone: (base, dark) => `${base} ${dark ? 'escuro' : 'claro'}`,
    gradient: (base) => `${base} degradê`,
    gradientTo: (base, to) => `${base} degradê para ${to}`,
    mirror: (colour) => `espelhado ${colour}`,
  },
};

const capitalised = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

const joined = (tint: LensTint, language: NameLanguage, word: (colour: string) => string): string => {
  const grammar = grammars[language];
  // Within a phrase colours are small, except German nouns.
  const small = (text: string): string => (language === 'de' ? text : text.toLowerCase());
  if (tint.mirror === tint.base && !tint.tone && !tint.gradient)
    return capitalised(grammar.mirror(small(word(tint.mirror))));
  let text = word(tint.base);
  if (tint.tone) text = grammar.tone(small(text), tint.tone === 'Dark');
  if (language === 'de' && tint.tone)
    text = `${text.slice(0, text.startsWith('Dunkel') ? 6 : 4)}${word(tint.base).toLowerCase()}`;
  if (tint.gradient === 'self') text = grammar.gradient(text);
  else if (tint.gradient) text = grammar.gradientTo(text, small(word(tint.gradient)));
  if (tint.mirror) text += `, ${grammar.mirror(small(word(tint.mirror)))}`;
  return capitalised(text);
};

/** Name of a tint in every language; the English one is its untranslated code. */
export function tintNames(tint: LensTint, vocabulary: Vocabulary): LocalisedText {
  const colours = vocabulary['FRONT_COLOR']?.values ?? {};
  return inEveryLanguage((language) =>
    joined(tint, language, (colour) => textIn(colours[colour] ?? moreColours[colour] ?? { en: colour }, language)),
  );
}

/** Untranslated code of a tint. */
export function tintCode(tint: LensTint): string {
  return joined(tint, 'en', (colour) => colour);
}

/** What a tint is filed under: a family of the pictures, or one that they draw in another way. */
type TintFamily = LensFamily | 'Black' | 'Clear';

const families: Readonly<Record<string, TintFamily>> = {
  Black: 'Black',
  Silver: 'Silver',
  Bronze: 'Brown',
  Copper: 'Orange',
  Burgundy: 'Red',
  Olive: 'Green',
  Teal: 'Blue',
  Amber: 'Orange',
  Beige: 'Brown',
  'Rose Gold': 'Gold',
  Clear: 'Clear',
  Grey: 'Grey',
  Green: 'Green',
  Brown: 'Brown',
  Blue: 'Blue',
  Violet: 'Violet',
  Pink: 'Pink',
  Yellow: 'Yellow',
  Orange: 'Orange',
  Red: 'Red',
  Gold: 'Gold',
};

/** Mirrors are drawn in six hues. */
const mirrorFamilies: Readonly<Record<string, LensFamily>> = {
  Black: 'Silver',
  Grey: 'Silver',
  Brown: 'Gold',
  Bronze: 'Gold',
  Yellow: 'Gold',
  Orange: 'Red',
  Pink: 'Violet',
  Olive: 'Green',
  'Rose Gold': 'Gold',
  Beige: 'Gold',
};

/** Colour family of a tint, for the lens filter and for the picture alike: a mirror hides what is behind it. */
export function lensFamily(tint: LensTint, photochromic: boolean): TintFamily {
  if (tint.mirror) return mirrorFamilies[tint.mirror] ?? families[tint.mirror] ?? 'Silver';
  if (tint.base !== 'Clear') return families[tint.base] ?? 'Grey';
  if (photochromic) return 'Grey';
  return tint.gradient ? (families[tint.gradient] ?? 'Grey') : 'Clear';
}

/** How the lens of a tint looks on a picture; black is the darkest grey. */
export function lensLook(tint: LensTint, polarised: boolean, photochromic: boolean): LensLook {
  const filed = lensFamily(tint, photochromic);
  if (filed === 'Clear') return { kind: 'demo' };
  const family = filed === 'Black' ? 'Grey' : filed;
  if (tint.mirror) return { kind: 'mirror', family };
  if (photochromic) return { kind: 'photochromic', family };
  if (tint.gradient) return { kind: 'gradient', family };
  return { kind: polarised ? 'polarised' : 'solid', family };
}
