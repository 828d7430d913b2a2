import { shapeCodesOf } from '../../product/outline';
import { type FaceShape, SUITING } from '../../product/suiting';
import { type Wish, whole, without } from './wish';

const face = (english: string, italian: string, french: string, german: string, spanish: string, portuguese: string) =>
  whole([
    `(?:${english})(?:[- ]shaped)? faces?`,
    `(?:viso|volto) (?:${italian})`,
    `visage (?:${french})`,
    `(?:${german})[ns]? gesicht(?:er)?`,
    `(?:cara|rostro) (?:${spanish})`,
    `(?:rosto|cara) (?:${portuguese})`,
  ]);

/** Shapes of faces as people name them in all languages of the shop. */
const FACES: readonly (readonly [FaceShape, RegExp])[] = [
  ['round', face('round', 'r?o?tondo', 'rond', 'runde', 'redond[oa]', 'redond[oa]')],
  ['square', face('square', 'quadrato', 'carré', 'eckige|quadratische', 'cuadrad[oa]', 'quadrad[oa]')],
  ['oval', face('oval', 'ovale', 'ovale', 'ovale', 'oval(?:ad[oa])?', 'oval')],
  [
    'long',
    face('long|oblong', 'lungo|allungato', 'long|allongé', 'lange|längliche', 'alargad[oa]', 'along?ad[oa]|longo'),
  ],
  [
    'heart',
    face(
      'heart',
      'a (?:forma di )?cuore',
      'en (?:forme de )?c(?:œ|oe)ur',
      'herzförmige',
      '(?:de|en forma de) corazón',
      '(?:de |em forma de )?coração',
    ),
  ],
  [
    'diamond',
    face('diamond', 'a diamante', 'en losange|diamant', 'rautenförmige', '(?:de )?diamante', '(?:de )?diamante'),
  ],
];

/** Shapes of frames that suit the face that words name. */
export function readFace(wish: Wish): Wish {
  for (const [shape, pattern] of FACES) {
    const found = pattern.exec(wish.term);
    const term = found ? without(wish.term, found) : '';
    if (!found || !term) continue;
    return { ...wish, term, facets: { ...wish.facets, FRAME_SHAPE: SUITING[shape].flatMap(shapeCodesOf) } };
  }
  return wish;
}
