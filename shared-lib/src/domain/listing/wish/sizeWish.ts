import { isForGlasses, type Wish, whole, without } from './wish';

/** Width of a lens and of the bridge as they stand on a temple, with or without its length: "52-18", "52□18 140". */
const MEASURES = /(?<!\S)(3[89]|[45]\d|6[0-2])\s*[-–/□x]\s*(1[2-9]|2[0-4])(?:[\s-]+1[2-5][05])?(?!\S)/u;

const LETTER = whole(['(?:size|taglia|taille|größe|talla|tamanho) (XXS|XS|S|M|L|XL|XXL)']);

const VERY_LARGE = whole([
  'extra[- ]large|xx?l|(?:very|really) (?:large|big)|oversized?|huge|(?:big|large|wide) (?:heads?|faces?)',
  'molto grandi|enormi|(?:viso|volto) largo|testa grande',
  'très grande?s?|énormes?|surdimensionnée?s?|visage large|(?:grosse|grande) tête',
  '(?:sehr |über)große[nrs]?|riesige[nrs]?|(?:breite[ns]?|große[nrs]?) (?:gesicht(?:er)?|kopf|köpfe)',
  'muy grandes?|enormes?|(?:cara|rostro) anch[oa]|cabeza grande',
  'muito grandes?|enormes?|rosto largo|cabeça grande',
]);
/** A small girl has no small frame yet. */
const NO_CHILD = '(?! (?:girl|boy|kid|child|fille|garçon|enfant|mädchen|junge|kind))';
const SMALL = whole([
  `(?:extra |very |size )?small(?: (?:heads?|faces?))?${NO_CHILD}|(?:narrow|thin) (?:heads?|faces?)`,
  '(?:molto )?piccol[ie]|(?:viso|volto) (?:piccolo|stretto|sottile)',
  `(?:très )?petite?s?(?: visages?)?${NO_CHILD}|visage (?:étroit|fin|mince)`,
  `(?:sehr )?kleine[nrs]?(?: gesicht(?:er)?)?${NO_CHILD}|schmale[ns]? gesicht(?:er)?`,
  '(?:muy )?pequeñ[oa]s?|(?:cara|rostro) (?:pequeñ[oa]|estrech[oa]|delgad[oa])',
  '(?:muito )?pequen[oa]s?|rosto (?:pequeno|estreito|fino)',
]);
const LARGE = whole(['large|big', 'grandi', 'grandes?', `große[nrs]?${NO_CHILD}`]);

const SIZES = [
  [VERY_LARGE, ['XL', 'XXL']],
  [SMALL, ['XXS', 'XS', 'S']],
  [LARGE, ['L', 'XL', 'XXL']],
] as const;

/** The size of frames that words say, in millimetres, by letter or by impression. */
export function readSize(wish: Wish): Wish {
  const measured = readMeasures(wish);
  if (!isForGlasses(measured.term)) return measured;
  const letter = LETTER.exec(measured.term);
  if (letter?.[1]) return sized(measured, letter, [letter[1].toUpperCase()]);
  for (const [pattern, sizes] of SIZES) {
    const found = pattern.exec(measured.term);
    if (found) return sized(measured, found, sizes);
  }
  return measured;
}

function sized(wish: Wish, found: RegExpExecArray, sizes: readonly string[]): Wish {
  return { ...wish, term: without(wish.term, found), facets: { ...wish.facets, FRAME_SIZE: sizes } };
}

function readMeasures(wish: Wish): Wish {
  const found = MEASURES.exec(wish.term);
  const [, lens, bridge] = found ?? [];
  const term = found ? without(wish.term, found) : '';
  if (!lens || !bridge || !term) return wish;
  return { ...wish, term, facets: { ...wish.facets, LENS_WIDTH: [lens], BRIDGE_WIDTH: [bridge] } };
}
