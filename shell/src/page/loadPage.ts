import type {
  LoadResult,
  LoadServices,
  Messages,
  PageModule,
  PageRequest,
  PlatformClient,
  RemoteModule,
  RemoteRoot,
  SiteContext,
  Translate,
} from '@sightline/shared-lib/contracts';
import { ownValue } from '@sightline/shared-lib/domain/validation';
import { createTranslator, type WordVariant } from '@sightline/shared-lib/runtime';

import { keysOf } from './translationCapture';
import { wordVariant } from './wordVariant';

/** A page module with the strings and the root of its remote. */
export interface OpenedPage {
  readonly module: PageModule;
  readonly Root: RemoteRoot | null;
  readonly t: Translate;
}

type Remote = Pick<RemoteModule, 'pages' | 'root' | 'messages'>;

const openedPages = new WeakMap<Remote, Map<string, OpenedPage>>();

/** Code and strings of a page kind, opened once a locale; null when the remote does not have the kind after all. */
export async function openPage(
  remote: Remote,
  namespace: string,
  request: PageRequest,
  site: SiteContext,
  capturing = false,
): Promise<OpenedPage | null> {
  const key = `${request.kind} ${site.locale} ${namespace}`;
  const kept = openedPages.get(remote) ?? new Map<string, OpenedPage>();
  openedPages.set(remote, kept);
  const known = kept.get(key);
  if (known) return known;
  const open = ownValue(remote.pages, request.kind);
  if (!open) return null;
  const [module, Root, messages, variant] = await Promise.all([
    open(),
    remote.root?.() ?? null,
    remote.messages(site.language, request.kind),
    wordVariant(site.locale),
  ]);
  const opened = { module, Root, t: translatorOf(namespace, site, messages, { capturing, variant }) };
  kept.set(key, opened);
  return opened;
}

/** Catalogues are kept apart by remote and release, so that two releases on one server never mix strings. */
export function translatorOf(
  namespace: string,
  site: SiteContext,
  messages: Messages,
  { capturing, variant }: { readonly capturing?: boolean | undefined; readonly variant?: WordVariant | undefined } = {},
): Translate {
  const t = createTranslator(site.language, namespace, messages, variant);
  return capturing ? keysOf(t) : t;
}

interface LoadContext {
  readonly site: SiteContext;
  readonly client: PlatformClient;
  readonly segments: readonly string[];
  readonly askerSegments?: LoadServices['askerSegments'];
  readonly now: number;
  readonly preview?: LoadServices['preview'] | undefined;
}

/** Runs a page's `load`, on the server and in the browser alike. */
export function loadPage(opened: OpenedPage, request: PageRequest, context: LoadContext): Promise<LoadResult<unknown>> {
  return opened.module.load(request, { ...context, t: opened.t });
}
