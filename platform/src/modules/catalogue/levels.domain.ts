import { codesOf } from './attribute.domain';
import type { AttributeCodes } from './catalogue.tables';
import { localised } from './dictionary';
import type { Dictionary } from './dictionary';

/** What divides a section further: the shape of frames, the kind of other goods, how often contact lenses are replaced. */
const DIVIDING = ['FRAME_SHAPE', 'GOODS_KIND', 'REPLACEMENT'] as const;

/** Stands between the levels of a hierarchy, as the search provider's widgets write it. */
const BETWEEN = ' > ';

/** The way from a section of the shop down to a product, one text a level: "Sunglasses", "Sunglasses > Round", "Sunglasses > Round > Norvane". */
export function categoryLevels(codes: AttributeCodes, dictionary: Dictionary, language: string): string[] {
  const section = sectionName(codesOf(codes, 'LX_CANONICAL_CATEGORY')[0] ?? '', dictionary, language);
  const [name = '', code = ''] =
    DIVIDING.map((attribute) => [attribute, codesOf(codes, attribute)[0]] as const).find(([, one]) => one) ?? [];
  const kind = code && dictionary.valueName(name, code, language);
  const steps = [section, kind, codesOf(codes, 'BRAND')[0]].filter((step) => step !== undefined && step !== '');
  return section === '' ? [] : steps.map((_, place) => steps.slice(0, place + 1).join(BETWEEN));
}

/** Sections are called like their listings. */
function sectionName(section: string, { categories }: Dictionary, language: string): string {
  const listing = [...categories.values()].find(({ path }) => path === `/${section}`);
  return listing ? localised(listing.names, language) : section;
}
