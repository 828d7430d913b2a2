import { invalidInput, wireQuantity } from '../../kernel';
import type { Db, RoutePlugin } from '../../kernel';
import { storeById } from '../storeConfig';
import { byIdParams, byPartNumberParams } from './inventory.schemas';
import type { InventoryService } from './inventory.service';

/** Articles by the numbers a caller knows them by; the catalogue implements it. */
export interface ArticleDirectory {
  articles(wanted: {
    ids?: readonly string[];
    partNumbers?: readonly string[];
  }): Promise<{ productId: string; partNumber: string }[]>;
}

const mount = '/wcs/resources/store/:storeId/inventoryavailability';
/** What is sent for stock that never runs out. */
const endless = 999_999;

/** Stock of the online store (contract 16). */
export function inventoryRoutes(db: Db, service: InventoryService, directory: ArticleDirectory): RoutePlugin {
  const answer = async (storeId: string, wanted: Parameters<ArticleDirectory['articles']>[0]): Promise<object> => {
    const store = storeById(storeId);
    if (!store) throw invalidInput('storeId', `There is no store ${storeId}.`);
    const articles = await directory.articles(wanted);
    const stock = await service.stock(
      db,
      storeId,
      articles.map((one) => one.partNumber),
    );
    const records = articles.map(({ productId, partNumber }) => {
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
      };
    });
    return { ...(records.length > 0 ? { InventoryAvailability: records } : {}), resourceName: 'inventoryavailability' };
  };

  return (app) => {
    app.get(`${mount}/:productIds`, { schema: { params: byIdParams } }, (request) =>
      answer(request.params.storeId, { ids: split(request.params.productIds) }),
    );
    app.get(`${mount}/byPartNumber/:partNumbers`, { schema: { params: byPartNumberParams } }, (request) =>
      answer(request.params.storeId, { partNumbers: split(request.params.partNumbers) }),
    );
  };
}

function split(text: string): string[] {
  return text.split(',').filter(Boolean).slice(0, 50);
}
