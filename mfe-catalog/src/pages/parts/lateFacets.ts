import { translatedPart } from '../../loading/translatedPart';

/** Facets beside a list: on a phone they are hidden, and their code comes only with the drawer. */
export const LateFacets = translatedPart(() => import('./FacetColumn').then((file) => file.FacetColumn));
