import type { Language } from './locale';
import type { PageRequest } from './page';
import { isFirstPage } from './pageKind';
import type { Release } from './registry';

/** Name of the chunk that a host asks a remote's entry for. */
export const REMOTE_CHUNK = 'remote';

/** A page that is about to be opened. */
interface StartingPage {
  readonly request: Pick<PageRequest, 'kind' | 'params'>;
  readonly language: Language;
  /** It shows what the shopper of a session owns. */
  readonly isOwn: boolean;
}

/**
 * Browser files that a page of a release starts with, besides the entry. A remote names its chunks so (`webpackChunkName`): each page's by its
 * kind, what only a shopper with a session sees of it by `<kind>-own` and by `<kind>-<parameter of the address>`, the strings by `words-` and
 * `form-words-` with their language, and `root` what is around all its pages. What has no name comes when it is asked for.
 */
export function pageChunks(
  { chunks = {} }: Pick<Release, 'chunks'>,
  { request: { kind, params }, language, isOwn }: StartingPage,
): readonly string[] {
  const words = [`words-${language}`, ...(isFirstPage(kind) ? [] : [`form-words-${language}`])];
  const own = isOwn ? ['own', ...Object.values(params)].map((part) => `${kind}-${part}`) : [];
  return [...new Set([REMOTE_CHUNK, 'root', kind, ...own, ...words].flatMap((name) => chunks[name] ?? []))];
}
