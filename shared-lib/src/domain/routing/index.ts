export type { LocaleSplit } from './localePath';
export { pageKindOfContent } from './pageKindOfContent';
export { percentDecoded } from './percentDecoded';
export { SIGN_IN_STEPS } from './routeTable';
export type { SignInStep } from './routeTable';
export { canonicalPathFor, localisePath, matchRoute, pathFor, translatePath } from './routes';
export type { RouteMatch, RouteParams } from './routes';
export { CATALOGUE_SEGMENTS } from './segments';
export { slugOf } from './slug';
