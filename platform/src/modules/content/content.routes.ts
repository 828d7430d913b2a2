import { createHash, timingSafeEqual } from 'node:crypto';

import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Static } from 'typebox';

import { faultOf } from '../../kernel';
import type { RoutePlugin } from '../../kernel';
import { ContentFault, pageNotFound, previewRefused } from './content.errors';
import { CONTENT_LOCALES, contentLocale, contentLocaleOf, contentLocaleOfStore } from './content.locales';
import type { ContentLocale } from './content.locales';
import { contentQuery, previewParams, siteParams } from './content.schemas';
import type { ContentOptions, ContentService, ReadPage } from './content.service';
import { componentBody, pageBody } from './content.wire';
import type { Localise, ProductRecords } from './content.wire';

type Query = Static<typeof contentQuery>;
type Site = Static<typeof siteParams>;

export interface ContentRouteOptions {
  service: ContentService;
  /** Prefix of the brand, alone or before a store's own: `sightline`, `sightline-us`. */
  brand: string;
  previewTokens: readonly string[];
  localise: Localise;
  records?: ProductRecords;
}

/** Content may be 300 seconds old and be shown twice as long while it is renewed (SEO-05). */
const cacheControl = 'public, max-age=300, stale-while-revalidate=600';

const listOf = (value: string | undefined): string[] | undefined =>
  value
    ?.split(',')
    .map((entry) => entry.trim())
    .filter(Boolean);

function sameText(given: string, wanted: string): boolean {
  const [a, b] = [given, wanted].map((text) => new TextEncoder().encode(text)) as [Uint8Array, Uint8Array];
  return a.length === b.length && timingSafeEqual(a, b);
}

/** Live and preview calls of the content service and the site map (contract section 6). */
export function contentRoutes(options: ContentRouteOptions): RoutePlugin {
  const { service, brand, previewTokens, localise, records } = options;

  function mayPreview(request: FastifyRequest): boolean {
    const token = request.headers['wcpreviewtoken'];
    return typeof token === 'string' && previewTokens.some((known) => sameText(token, known));
  }

  /** Where content is looked up: in its own locale, then in the one that the caller names for what is missing there (SITE-04). */
  function localesOf({ store, lang, country }: Site, query: Query): readonly [ContentLocale, ...ContentLocale[]] {
    const isKnown = store === brand || store.startsWith(`${brand}-`) || /^\d+$/.test(store);
    const own = contentLocale(lang, country);
    const named = query.filterRulesLocaleOverride ? contentLocaleOf(query.filterRulesLocaleOverride) : undefined;
    const [first, ...rest] = [own, named].filter((one) => one !== undefined);
    if (!isKnown || !first) throw pageNotFound();
    return [first, ...rest];
  }

  /** Reads from the first locale that has it. */
  async function readFirst<Found>(
    [locale, ...others]: readonly [ContentLocale, ...ContentLocale[]],
    read: (locale: ContentLocale) => Promise<Found>,
  ): Promise<{ locale: ContentLocale; found: Found }> {
    try {
      return { locale, found: await read(locale) };
    } catch (error) {
      const [next, ...rest] = others;
      if (next && error instanceof ContentFault && error.status === 404) return readFirst([next, ...rest], read);
      throw error;
    }
  }

  /** The moment a preview shows; shoppers without a token always see the present (CMS-02). */
  function momentOf(request: FastifyRequest, query: Query): Date | undefined {
    if (!query.previewDate || !mayPreview(request)) return undefined;
    const moment = new Date(query.previewDate);
    if (Number.isNaN(moment.getTime())) throw new ContentFault(400, 'previewDate is not a date');
    return moment;
  }

  function optionsOf(request: FastifyRequest, query: Query): ContentOptions {
    const includePlacements = listOf(query.includePlacements);
    const excludePlacements = listOf(query.excludePlacements);
    const addPlacement = listOf(query.addPlacement);
    const at = momentOf(request, query);
    return {
      ...(includePlacements ? { includePlacements } : {}),
      ...(excludePlacements ? { excludePlacements } : {}),
      ...(addPlacement ? { addPlacement } : {}),
      ...(at ? { at } : {}),
    };
  }

  async function recordsOf(read: ReadPage, locale: ContentLocale, query: Query): Promise<Map<string, unknown>> {
    const ids = [...new Set(read.components.flatMap((component) => component.products))];
    if (!records || query.noEnrich === 'true' || ids.length === 0) return new Map();
    const found = await records(query.storeId ?? locale.storeId, locale, ids);
    return new Map(found.map((record) => [String((record as { id?: unknown }).id ?? ''), record]));
  }

  async function bodyOf(read: ReadPage, locale: ContentLocale, query: Query) {
    return pageBody(read, locale, {
      useFlatStructure: query.useFlatStructure === 'true',
      breadcrumb: query.breadcrumb !== 'false',
      baseUrl: (query.baseUrl ?? '').replace(/\/$/, ''),
      alternates: CONTENT_LOCALES.filter((one) => one.key !== 'en-pt'),
      localise,
      records: await recordsOf(read, locale, query),
    });
  }

  /** Sends a body with its validator; previews are never cached (CMS-02). */
  function send(request: FastifyRequest, reply: FastifyReply, body: unknown): FastifyReply {
    if (mayPreview(request)) return reply.header('cache-control', 'private, no-store').send(body);
    const text = JSON.stringify(body);
    const etag = `"${createHash('sha1').update(text).digest('base64url')}"`;
    void reply.header('cache-control', cacheControl).header('etag', etag).header('vary', 'WCPreviewToken');
    if (request.headers['if-none-match'] === etag) return reply.status(304).send();
    return reply.type('application/json; charset=utf-8').send(text);
  }

  return (app) => {
    app.setErrorHandler((error, request, reply) => {
      const { status, message } = error instanceof ContentFault ? error : faultOf(error);
      if (status >= 500) request.log.error({ err: error }, 'content request failed');
      return reply.status(status).header('cache-control', 'no-store').send({ message, status });
    });

    const schema = { params: siteParams, querystring: contentQuery };
    const live = '/cms/live/:store/:lang/:country';
    const page = (
      path: string,
      read: (locale: ContentLocale, query: Query, chosen: ContentOptions) => Promise<ReadPage>,
    ) => {
      app.get(`${live}${path}`, { schema }, async (request, reply) => {
        const options = optionsOf(request, request.query);
        const { locale, found } = await readFirst(localesOf(request.params, request.query), (one) =>
          read(one, request.query, options),
        );
        return send(request, reply, await bodyOf(found, locale, request.query));
      });
    };

    page('/page/header', (locale, _, chosen) => service.page(locale, 'header', chosen));
    page('/page/footer', (locale, _, chosen) => service.page(locale, 'footer', chosen));
    page('/home/content', (locale, _, chosen) => service.page(locale, 'home', chosen));
    page('/hcl/content', (locale, { externalId }, chosen) =>
      service.commercePage(locale, externalId ?? '', 'any', chosen),
    );
    page('/plp/content', (locale, { externalId }, chosen) =>
      service.commercePage(locale, externalId ?? '', 'listing', chosen),
    );
    page('/pdp/content', (locale, { externalId }, chosen) =>
      service.commercePage(locale, externalId ?? '', 'product', chosen),
    );
    page('/page/content', (locale, { pageId, externalId }, chosen) => {
      if (pageId) return service.page(locale, pageId, chosen);
      return service.commercePage(locale, externalId ?? '', 'any', chosen);
    });

    app.get(`${live}/page/mega-menu`, { schema }, async (request, reply) => {
      const at = momentOf(request, request.query);
      const { locale, found: items } = await readFirst(localesOf(request.params, request.query), (one) =>
        service.megaMenu(one, at),
      );
      return send(request, reply, { id: 'mega-menu', type: 'MegaMenu', locale: locale.shopLocale, items });
    });

    for (const prefix of ['', '/cms', '/cms/live']) {
      app.get(`${prefix}/sitemap/:store/:lang/:country`, { schema }, async (request, reply) => {
        const groups = await service.sitemap(localesOf(request.params, request.query)[0]);
        return send(request, reply, { groups });
      });
    }

    const preview = { params: previewParams, querystring: contentQuery };
    app.get('/cms/preview/page/:id', { schema: preview }, async (request, reply) => {
      if (!mayPreview(request)) throw previewRefused();
      const locale = contentLocaleOfStore(request.query.storeId, request.query.langId);
      const read = await service.page(locale, request.params.id, optionsOf(request, request.query));
      return send(request, reply, await bodyOf(read, locale, request.query));
    });
    app.get('/cms/preview/component/:id', { schema: preview }, async (request, reply) => {
      if (!mayPreview(request)) throw previewRefused();
      const locale = contentLocaleOfStore(request.query.storeId, request.query.langId);
      const component = await service.component(locale, request.params.id, momentOf(request, request.query));
      return send(request, reply, componentBody(component));
    });
  };
}
