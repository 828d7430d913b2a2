import { faultOf, sendFault } from '../../kernel';
import type { RoutePlugin } from '../../kernel';
import type { StoreFacts } from '../storeConfig';
import { defaultLangId, knownStore, languageById } from '../storeConfig';
import { requireKnownProfile } from './catalogue.errors';
import { categoriesQuery, productInfoQuery, productsQuery, urlsQuery } from './catalogue.schemas';
import type { CatalogueService } from './catalogue.service';
import { categoryRecord } from './category.domain';
import { localised } from './dictionary';
import { filterAttachments, list, lookUp, readingOf } from './products.answer';
import type { ProductFinder } from './products.answer';
import { pathOf, resolvePath } from './urls.domain';
import type { UrlTarget } from './urls.domain';

const mount = '/search/resources/api/v2';

/** Products, categories, addresses and product information (contract 7 and 8). */
export function catalogueRoutes(service: CatalogueService, finder: ProductFinder): RoutePlugin {
  return (app) => {
    // The search service answers a refused token with a body of its own (section 4.4).
    app.setErrorHandler((error, request, reply) => {
      const fault = faultOf(error);
      if (fault.status !== 401) return sendFault(error, request, reply);
      return reply.status(401).send({ code: 'CWXFR0231E', message: fault.message });
    });

    app.get(`${mount}/products`, { schema: { querystring: productsQuery } }, async (request, reply) => {
      const { query } = request;
      const store = knownStore(query.storeId);
      requireKnownProfile(query.profileName);
      const lookup = query.id ?? query.partNumber ?? (query.productId ? [query.productId] : undefined);
      const detail = query.profileName ? query.profileName.endsWith('_Details') : lookup?.length === 1;
      const reading = await readingOf(request, reply, store, query.langId, detail);
      const answer = lookup
        ? await lookUp(service, query.partNumber ? { partNumbers: lookup } : { ids: lookup }, reading)
        : await list(service, finder, query, reading);
      // Details carry everything that goes with a product; lists only what is asked for.
      const associations = query.associationType ?? (detail ? '' : undefined);
      if (associations !== undefined && answer.contents)
        await service.withAssociations(answer.contents, associations, reading);
      // Listings show tiles: the pictures of a product page come with its details, or when they are asked for.
      const usage = query.attachmentFilter ?? query.attachementFilter ?? (detail ? undefined : 'PLP');
      filterAttachments(answer.contents ?? [], usage);
      return { ...answer, resourceName: 'products' };
    });

    app.get(`${mount}/categories`, { schema: { querystring: categoriesQuery } }, async (request, reply) => {
      const { query } = request;
      const store = knownStore(query.storeId);
      requireKnownProfile(query.profileName);
      const { dictionary, byPartNumber } = await service.snapshot();
      const all = [...dictionary.categories.values()];
      const wanted = all.filter((category) =>
        query.id || query.identifier
          ? query.id?.includes(category.id) || query.identifier?.includes(category.identifier)
          : category.parent_id === (query.parentCategoryId ?? null),
      );
      reply.header('cache-control', 'public, max-age=300, stale-while-revalidate=600');
      const [depth = '1'] = query.depthAndLimit?.split(',') ?? [];
      const records = await service.recordsByPartNumbers(
        all.flatMap((one) => one.picture_of ?? []),
        {
          store,
          langId: query.langId,
          segment: 'Guest',
          detail: false,
        },
      );
      const pictures = new Map(records.map((record) => [record.partNumber, record]));
      const contents = wanted.map((category) =>
        categoryRecord(category, Number(depth), {
          store,
          language: languageById(query.langId ?? defaultLangId(store)).text,
          childrenOf: (id) => all.filter((one) => one.parent_id === id),
          parentOf: ({ parent_id }) => (parent_id ? dictionary.categories.get(parent_id) : undefined),
          pictureOf: ({ picture_of }) =>
            picture_of && byPartNumber.has(picture_of) ? pictures.get(picture_of) : undefined,
        }),
      );
      return contents.length > 0 ? { contents } : {};
    });

    app.get(`${mount}/urls`, { schema: { querystring: urlsQuery } }, async (request, reply) => {
      const store = knownStore(request.query.storeId);
      requireKnownProfile(request.query.profileName);
      const snapshot = await service.snapshot();
      const language = languageById(request.query.langId ?? defaultLangId(store));
      reply.header('cache-control', 'public, max-age=300, stale-while-revalidate=600');
      const contents = request.query.identifier.flatMap((identifier) => {
        const target = resolvePath(snapshot, identifier);
        if (!target) return [];
        const category = target.kind === 'category' ? snapshot.dictionary.categories.get(target.id) : undefined;
        const name = category ? localised(category.names, language.text) : target.kind === 'product' ? target.name : '';
        const description = category ? localised(category.descriptions, language.text) : '';
        return [urlRecord(identifier, target, store, language.locale, name, description)];
      });
      return { contents };
    });

    app.get('/wcs/productinfo', { schema: { querystring: productInfoQuery } }, async (request, reply) => {
      const { query } = request;
      const store = knownStore(query.storeId);
      const reading = await readingOf(request, reply, store, query.langId, true);
      const products = await service.recordsByPartNumbers(query.partnumber, reading);
      await service.withAssociations(products, '', reading);
      return { products };
    });
  };
}

function urlRecord(
  identifier: string,
  target: UrlTarget,
  store: StoreFacts,
  locale: string,
  name: string,
  description: string,
): object {
  const isProduct = target.kind === 'product';
  return {
    identifier,
    tokenName: isProduct ? 'ProductToken' : 'CategoryToken',
    tokenValue: target.id,
    tokenExternalValue: isProduct ? target.partNumber : target.identifier,
    language: locale,
    storeId: store.storeId,
    status: 1,
    page: {
      name,
      title: name,
      type: isProduct ? 'ProductPage' : 'CategoryPage',
      metaDescription: description,
      metaKeyword: '',
      imageAlternateDescription: name,
      // An address with an outdated name, another language's word or a part alone leads on to the one right address.
      ...(pathOf(identifier) === target.path ? {} : { redirect: target.path }),
    },
  };
}
