import { END, isForGlasses, START, type Wish, without } from './wish';

/** Colours of lenses by their code, in the forms of all languages of the shop. */
const COLOURS: Readonly<Record<string, string>> = {
  Clear: 'clear|trasparenti|transparente?s?|klare?n?|durchsichtige?n?',
  Grey: 'gr[ae]y|grigi[ea]?|gris(?:es)?|graue?[nr]?|cinz(?:a|ent[oa])s?',
  Brown: 'brown|marron[ei]?s?|marrón|brune?s?|braune?[nr]?|castanh[oa]s?',
  Blue: 'blue|blu|azzurr[aei]|bleue?s?|blaue?[nr]?|azul(?:es)?|azuis',
  Green: 'green|verd[ei]s?|verte?s?|grüne?[nr]?',
  Black: 'black|ner[aei]|noire?s?|schwarze?[nr]?|negr[oa]s?|pret[oa]s?',
  Silver: 'silver|argento|argentat[aei]|argentée?s?|silberne?[nr]?|platead[oa]s?|pratead[oa]s?',
  Gold: 'gold(?:en)?|oro|dorat[aei]|dorée?s?|goldene?[nr]?|dorad[oa]s?|dourad[oa]s?',
  Red: 'red|ross[aei]|rouges?|rote?[nr]?|roj[oa]s?|vermelh[oa]s?',
  Violet: 'violet|purple|viola|violett?e?[nrs]?|lila|morad[oa]s?|violetas?|rox[oa]s?',
  Pink: 'pink|rosas?|roses?|cor-de-rosa',
  Orange: 'orange[nrs]?|arancion[ei]|naranjas?|laranjas?',
  Yellow: 'yellow|giall[aei]|jaunes?|gelbe?[nr]?|amarill[oa]s?|amarel[oa]s?',
};
/** Frames have one colour more. */
const FRAME_COLOURS = {
  ...COLOURS,
  Tortoise: 'tortoise(?:shell)?|havana|tartaruga(?:t[aei])?|écaille|schildpatt|carey',
};
/** A frame that one sees through is called otherwise. */
const FRONT_CODES: Readonly<Record<string, string>> = { Clear: 'Transparent' };

interface ColouredPart {
  readonly code: string;
  readonly pattern: RegExp;
}

/** A colour before the part that has it, as English and German put it, or after it. */
function coloured(before: string, after: string, colours = COLOURS): readonly ColouredPart[] {
  return Object.entries(colours).map(([code, forms]) => {
    const first = `(?:${forms}) (?:tinted )?(?:${before})`;
    const last = `(?:${after}) (?:(?:di colore|de cor|de color) )?(?:${forms})`;
    return { code, pattern: new RegExp(`${START}(?:${first}|${last})${END}`, 'iu') };
  });
}

const SURE_LENSES = coloured('lens(?:es)?|gläsern?', 'lenti|verres?|cristales');
/** Spanish calls glasses so too, and both call contact lenses so: they are parts only beside a word for glasses. */
const LENSES = coloured('lens(?:es)?', 'lentes?');
const FRAMES = coloured('frames?|rahmen|gestell|fassung', 'montatura|monture|montura|armação', FRAME_COLOURS);

/** The colour of lenses that words say, and that of the frame beside it. */
export function readColours(wish: Wish): Wish {
  const lens = readPart(wish, SURE_LENSES, 'LENS_COLOR_FACET');
  const either = lens === wish && isForGlasses(wish.term) ? readPart(wish, LENSES, 'LENS_COLOR_FACET') : lens;
  return either === wish ? wish : readPart(either, FRAMES, 'FRONT_COLOR');
}

function readPart(wish: Wish, parts: readonly ColouredPart[], facet: 'LENS_COLOR_FACET' | 'FRONT_COLOR'): Wish {
  for (const { code, pattern } of parts) {
    const found = pattern.exec(wish.term);
    if (!found) continue;
    const value = facet === 'FRONT_COLOR' ? (FRONT_CODES[code] ?? code) : code;
    return { ...wish, term: without(wish.term, found), facets: { ...wish.facets, [facet]: [value] } };
  }
  return wish;
}
