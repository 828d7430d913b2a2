import type { ListingState } from '../listingUrl';

/** A model that a search names as an example, and the words before it, which may name a kind of goods. */
export interface Likeness {
  readonly model: string;
  readonly kind: string;
}

/** A product of the index, its codes by attribute. */
export type CodeOf = (attribute: string) => string | undefined;

const LIKE = [
  '(?:similar|close) to|(?:something |just )?like|same as',
  'simil[ei] a(?:l|lla|gli)?|come|tipo',
  '(?:semblables?|similaires?) (?:à|aux?)|comme|dans le style de',
  'ähnlich(?: wie)?|wie',
  '(?:parecid[oa]s?|similar(?:es)?) al?|como|estilo',
  '(?:parecid[oa]s?|semelhantes?|similar(?:es)?) (?:com|a[os]?)|como|estilo',
].join('|');
const LIKENESS = new RegExp(String.raw`^(?:(?<kind>.+?)\s+)??(?:${LIKE})\s+(?:the |my )?(?<model>\S.*)$`, 'iu');

const plain = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().trim();

/** What a search wants goods to be like, if its words say so. */
export function readLikeness(term: string): Likeness | null {
  const { kind = '', model = '' } = LIKENESS.exec(term)?.groups ?? {};
  return model ? { kind, model } : null;
}

/** Whether a product is the model that is named, alone or with its brand. */
export function isModel(name: string, codeOf: CodeOf): boolean {
  const [brand = '', model = ''] = [codeOf('BRAND'), codeOf('MODEL_NAME')];
  return model !== '' && [model, `${brand} ${model}`].some((one) => plain(one) === plain(name));
}

/** What makes goods look like a model, as choices; its type only where that is the kind that was asked for. */
export function choicesLike(state: ListingState, codeOf: CodeOf, otherKind: string): ListingState {
  const names = [...(otherKind ? [] : ['PRODUCT_TYPE']), 'FRAME_SHAPE', 'FRAME_MATERIAL_FACET'];
  const facets = names.flatMap((name) => {
    const code = codeOf(name);
    return code === undefined ? [] : [[name, [code]] as const];
  });
  return { ...state, term: otherKind, page: 1, facets: { ...state.facets, ...Object.fromEntries(facets) } };
}
