import { MAX_QUANTITY } from '@sightline/shared-lib/domain/cart';
import type { DeliveryPromise } from '@sightline/shared-lib/domain/order';
import type { FastifyRequest } from 'fastify';

import { resourceId, wireQuantity } from '../../kernel';
import type { Db, RoutePlugin } from '../../kernel';
import { asksPrescriber, knownStore } from '../storeConfig';
import { byIdParams, byPartNumberParams, levelQuery } from './inventory.schemas';
import type { InventoryService } from './inventory.service';

/** Articles by the numbers a caller knows them by; the catalogue implements it. */
export interface ArticleDirectory {
  articles(wanted: {
    ids?: readonly string[];
    partNumbers?: readonly string[];
  }): Promise<{ productId: string; partNumber: string; productType: string; takesLenses: boolean }[]>;
}

/** When an article arrives; the delivery promises implement it. */
export interface PromiseDirectory {
  ofArticle(
    item: { readonly productType: string; readonly madeToPrescription: boolean; readonly asksPrescriber: boolean },
    destination: 'address' | 'store',
  ): DeliveryPromise;
}

/** Shelves of the branches; the physical stores implement it. */
export interface ShelfDirectory {
  byIds(ids: readonly string[]): Promise<readonly { physicalStoreId: string; name: string }[]>;
  stock(physicalStoreId: string, partNumber: string): Promise<number>;
}

const mount = '/wcs/resources/store/:storeId/inventoryavailability';
/** What is sent for stock that never runs out: as much as one line takes. */
const endless = MAX_QUANTITY;

type Wanted = Parameters<ArticleDirectory['articles']>[0];
type Article = Awaited<ReturnType<ArticleDirectory['articles']>>[number];

/** Stock of the online store, or of the branches a caller names (contract 16). */
export function inventoryRoutes(
  db: Db,
  service: InventoryService,
  directory: ArticleDirectory,
  promises: PromiseDirectory,
  shelves?: ShelfDirectory,
): RoutePlugin {
  const promised = (storeId: string, { productType, takesLenses }: Article, to: 'address' | 'store'): object => {
    const item = { productType, madeToPrescription: false, asksPrescriber: asksPrescriber(storeId) };
    const withLenses = { ...item, madeToPrescription: true };
    return {
      deliveryPromise: promises.ofArticle(item, to),
      ...(takesLenses ? { deliveryPromiseWithLenses: promises.ofArticle(withLenses, to) } : {}),
    };
  };

  const onShelves = async (
    storeId: string,
    articles: readonly Article[],
    branchIds: readonly string[],
  ): Promise<object[]> => {
    const branches = (await shelves?.byIds(branchIds)) ?? [];
    const records = branches.flatMap((branch) =>
      articles.map(async (article) => {
        const { productId, partNumber } = article;
        const pieces = (await shelves?.stock(branch.physicalStoreId, partNumber)) ?? 0;
        return {
          productId,
          partNumber,
          physicalStoreId: branch.physicalStoreId,
          physicalStoreName: branch.name,
          inventoryStatus: pieces > 0 ? 'Available' : 'Unavailable',
          availableQuantity: wireQuantity(pieces),
          unitOfMeasure: 'C62',
          ...promised(storeId, article, 'store'),
        };
      }),
    );
    return Promise.all(records);
  };

  const online = async (storeId: string, articles: readonly Article[]): Promise<object[]> => {
    const store = knownStore(storeId);
    const stock = await service.stock(
      db,
      storeId,
      articles.map((one) => one.partNumber),
    );
    return articles.map((article) => {
      const { productId, partNumber } = article;
      const level = stock.get(partNumber);
      const pieces = Math.min(level?.quantity ?? 0, endless);
      return {
        productId,
        partNumber,
        onlineStoreId: storeId,
        onlineStoreName: `Sightline ${store.country.toUpperCase()}`,
        inventoryStatus: pieces > 0 ? 'Available' : 'Unavailable',
        availableQuantity: wireQuantity(pieces),
        unitOfMeasure: 'C62',
        x_inventoryLabel: level?.label ?? 'NONE',
        ...promised(storeId, article, 'address'),
      };
    });
  };

  const answer = async (storeId: string, wanted: Wanted, physicalStoreId = ''): Promise<object> => {
    const articles = await directory.articles(wanted);
    const branches = split(physicalStoreId);
    const records =
      branches.length > 0 ? await onShelves(storeId, articles, branches) : await online(storeId, articles);
    return records.length > 0 ? { InventoryAvailability: records } : {};
  };
  const named = (request: FastifyRequest): object => ({
    resourceId: resourceId(request),
    resourceName: 'inventoryavailability',
  });

  return (app) => {
    app.get(`${mount}/:productIds`, { schema: { params: byIdParams, querystring: levelQuery } }, async (request) => {
      const { storeId, productIds } = request.params;
      const found = await answer(storeId, { ids: split(productIds) }, request.query.physicalStoreId);
      return { ...found, ...named(request) };
    });
    app.get(
      `${mount}/byPartNumber/:partNumbers`,
      { schema: { params: byPartNumberParams, querystring: levelQuery } },
      async (request) => {
        const { storeId, partNumbers } = request.params;
        const found = await answer(storeId, { partNumbers: split(partNumbers) }, request.query.physicalStoreId);
        return { ...found, ...named(request) };
      },
    );
  };
}

function split(text: string): string[] {
  return text.split(',').filter(Boolean).slice(0, 50);
}
