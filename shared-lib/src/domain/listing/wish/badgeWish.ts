import { isForGlasses, type Wish, whole, without } from './wish';

/** What is said of frames that stand out, and of bridges that suit few noses, in all languages of the shop. */
const MARKS: readonly (readonly [facet: string, value: string, words: RegExp])[] = [
  [
    'IS_NEW',
    'TRUE',
    whole([
      'new(?:est)? arrivals?|latest arrivals?|just in',
      '(?:nuovi|ultimi) arrivi|novità',
      'nouveautés|nouveaux arrivages',
      'neuheiten|neuzugänge|neu eingetroffene?',
      'novedades|recién llegad[oa]s',
      'novidades|lançamentos',
    ]),
  ],
  [
    'LIMITED_EDITION',
    'TRUE',
    whole([
      'limited[- ]editions?',
      'edizion[ei] limitat[ae]',
      'éditions? limitées?',
      'limitierte (?:edition|auflage)|sonderedition',
      'edici(?:ón|ones) limitadas?',
      'ediç(?:ão|ões) limitadas?',
    ]),
  ],
  [
    'LX_IS_MOST_POPULAR',
    'TRUE',
    whole([
      'most popular|best[- ]?sell(?:ers?|ing)',
      'più vendut[ie]',
      '(?:les )?plus vendue?s?',
      'beliebteste[nr]?|meistverkaufte[nr]?',
      '(?:l[oa]s )?más vendid[oa]s',
      '(?:[oa]s )?mais vendid[oa]s',
    ]),
  ],
  [
    'GEOFIT',
    'Low bridge',
    whole([
      'low[- ](?:nose[- ])?bridge(?: fit)?|asian fit|flat nose',
      'ponte basso|naso piatto',
      'pont bas|nez plat',
      'flache[nr]? (?:nasenrücken|nase)|niedrige[nr]? (?:nasen)?steg',
      'puente bajo|nariz (?:chata|plana)',
      'ponte baixa|nariz achatado',
    ]),
  ],
];

/** Badges and bridges that words say of glasses, or that are all they say. */
export function readBadges(wish: Wish): Wish {
  return MARKS.reduce((left, [facet, value, words]) => {
    const found = words.exec(left.term);
    const term = found ? without(left.term, found) : '';
    if (!found || !(term === '' || isForGlasses(term))) return left;
    return { ...left, term, facets: { ...left.facets, [facet]: [value] } };
  }, wish);
}
