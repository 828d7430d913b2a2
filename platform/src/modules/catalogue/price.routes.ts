import { invalidInput } from '../../kernel';
import type { RoutePlugin } from '../../kernel';
import { knownStore } from '../storeConfig';
import { priceParams, priceQuery } from './catalogue.schemas';
import type { CatalogueService } from './catalogue.service';
import { readingOf } from './products.answer';
import type { ItemRecord, ProductRecord } from './record.domain';

/** Prices that the caller is entitled to: the segment comes from the session, never from a parameter (CAT-07). */
export function priceRoutes(service: CatalogueService): RoutePlugin {
  return (app) => {
    app.get(
      '/wcs/resources/store/:storeId/price',
      { schema: { params: priceParams, querystring: priceQuery } },
      async (request, reply) => {
        const { q, partNumber = [], catalogEntryId = [] } = request.query;
        const store = knownStore(request.params.storeId);
        if (q !== 'byPartNumbers' && q !== 'byCatalogEntryIds') throw invalidInput('q');
        const byNumber = q === 'byPartNumbers';
        if ((byNumber ? partNumber : catalogEntryId).length === 0)
          throw invalidInput(byNumber ? 'partNumber' : 'catalogEntryId');
        const reading = await readingOf(request, reply, store, undefined, false);
        const records = byNumber
          ? await service.recordsByPartNumbers(partNumber, reading)
          : await service.recordsByIds(catalogEntryId, reading);
        const prices = records.flatMap((record) => entitledPrice(record, store.contractId));
        return { ...(prices.length > 0 ? { EntitledPrice: prices } : {}), resourceName: 'price' };
      },
    );
  };
}

/** One piece of a product or an item; what has no price in the store is left out. */
function entitledPrice({ id, partNumber, x_price: offer }: ProductRecord | ItemRecord, contractId: string): object[] {
  if (!offer) return [];
  const price = { currency: offer.currency, value: offer.price };
  return [
    {
      productId: id,
      partNumber,
      contractId,
      UnitPrice: [{ price, quantity: { value: 1, uom: 'C62' } }],
    },
  ];
}
