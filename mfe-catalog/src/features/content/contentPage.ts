import { hasStatus } from '@sightline/shared-lib/api/client';
import { previewComponent } from '@sightline/shared-lib/api/content';
import type { ContentInput } from '@sightline/shared-lib/api/content';
import type { LoadResult, LoadServices, PageHead, PageRequest, PlatformClient } from '@sightline/shared-lib/contracts';
import { breadcrumbData } from '@sightline/shared-lib/domain/seo';
import type { ContentPage } from '@sightline/shared-lib/domain/content';
import { isOffered } from '@sightline/shared-lib/domain/site';
import type { BreadcrumbEntry } from '@sightline/shared-lib/domain/listing';

import { contentInput, tryContent } from './contentInput';
import type { ReadContent } from './contentInput';
import type { ContentPart } from './contentPart';
import { readParts } from './readParts';
import { contentHead, pageTitle } from './seoHead';

/** A content page as its `load` gives it. */
export interface ContentData {
  readonly crumbs: readonly BreadcrumbEntry[];
  readonly parts: readonly ContentPart[];
  /** Why the content service failed; only in preview (CMS-05). */
  readonly error?: string;
}

type ReadOperation = (client: PlatformClient, input: ContentInput) => Promise<ContentPage>;

/** Placements in the order they stand on a page. */
const ORDER = ['hero', 'head', 'main'];

function componentsOf(page: ContentPage) {
  const names = [...ORDER, ...Object.keys(page.placements).filter((name) => !ORDER.includes(name))];
  return names.flatMap((name) => page.placements[name] ?? []);
}

/** The answer for a page that leads to what the store has switched off. */
const SWITCHED_OFF: ReadContent = { page: null, missing: true };

interface ContentPageOptions {
  readonly read: ReadOperation;
  readonly which?: Partial<ContentInput>;
  /** Head beyond what the content service says. */
  readonly head?: (parts: readonly ContentPart[], page: ContentPage) => Partial<PageHead>;
}

/** Reads a content page: unknown or switched off is 404, a failing service is an error, in preview with its message (CMS-04, CMS-05). */
export async function loadContentPage(
  request: PageRequest,
  services: LoadServices,
  { read, which = {}, head }: ContentPageOptions,
): Promise<LoadResult<ContentData>> {
  const { client, site, preview } = services;
  const input = contentInput(site, which, preview);
  const alone = preview?.component;
  const reading = alone ? () => readAlone(client, alone, input.previewDate) : () => read(client, input);
  const { page, missing, error } = isOffered(request.path, site.config)
    ? await readPage(reading, preview)
    : SWITCHED_OFF;
  if (!page) {
    return {
      outcome: 'page',
      status: missing ? 404 : 200,
      head: { title: pageTitle(services.t('Content.NotFound')), robots: 'noindex' },
      data: { crumbs: [], parts: [], ...(error ? { error } : {}) },
      cache: preview ? 'private' : 'content',
    };
  }
  const parts = await readParts(componentsOf(page), services);
  const own = head?.(parts, page) ?? {};
  return {
    outcome: 'page',
    status: 200,
    cache: preview ? 'private' : 'content',
    head: {
      ...contentHead(page, request.path),
      ...own,
      structuredData: [
        ...(page.breadcrumb.length > 0 ? [breadcrumbData(page.breadcrumb, '')] : []),
        ...(own.structuredData ?? []),
      ],
    },
    data: { crumbs: page.breadcrumb, parts },
  };
}

/** A page with the one component that an editor looks at by itself (CMS-02). */
async function readAlone(client: PlatformClient, id: string, previewDate?: string): Promise<ContentPage> {
  const component = await previewComponent(client, { id, ...(previewDate ? { previewDate } : {}) });
  const seo = { title: component.fields.title, description: '', canonical: '', robots: 'noindex', alternates: {} };
  return {
    id,
    type: component.type,
    externalId: '',
    locale: '',
    seo,
    breadcrumb: [],
    placements: { main: [component] },
  };
}

/** Live, a failure is the shell's to show; only a preview says what the service said (CMS-05). */
async function readPage(read: () => Promise<ContentPage>, preview: LoadServices['preview']): Promise<ReadContent> {
  if (preview) return tryContent(read, preview);
  try {
    return { page: await read(), missing: false };
  } catch (error) {
    if (hasStatus(error, 404)) return { page: null, missing: true };
    throw error;
  }
}
