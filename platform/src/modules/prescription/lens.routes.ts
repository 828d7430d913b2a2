import { EMPTY_VALUES, toStoredPrescription } from '@sightline/shared-lib/domain/prescription';

import { segmentOf } from '../../kernel';
import type { Caller, RoutePlugin } from '../../kernel';
import { storeParams, storePath } from '../identity';
import type { CataloguePort, SkuFacts } from '../order';
import { defaultLangId, knownStore } from '../storeConfig';

import { LENS_ADD_ONS, LENS_ARTICLES, LENS_OFFERS, lensOffer } from './lensOffers';
import type { LensOffer } from './lensOffers';
import { lensesReview } from './lensReview.domain';
import { prescriptionFaults } from './prescription.errors';
import { lensListQuery, lensParams } from './prescription.schemas';

/** Values of a lens nobody prescribed yet: the specification's defaults (section 30). */
const noPrescription = toStoredPrescription(EMPTY_VALUES);

/** Articles of lenses as one shopper reads and pays them. */
interface PricedArticles {
  readonly currency: string;
  readonly byPartNumber: ReadonlyMap<string, SkuFacts>;
}

function wireService({ byPartNumber }: PricedArticles, partNumber: string): object[] {
  const article = byPartNumber.get(partNumber);
  return article ? [{ partNumber, description: article.name, price: article.offerMinor / 100 }] : [];
}

function wireLens(offer: LensOffer, priced: PricedArticles) {
  const minor = offer.partNumbers.reduce((sum, one) => sum + (priced.byPartNumber.get(one)?.offerMinor ?? 0), 0);
  return {
    RxLensId: offer.lensId,
    rxType: offer.rxType,
    rxPrice: minor / 100,
    rxDiscountedPrice: minor / 100,
    currency: priced.currency,
    lensesReview: lensesReview(offer, []),
    roxableServices: offer.partNumbers.flatMap((one) => wireService(priced, one)),
    x_lens_prescription: noPrescription,
  };
}

/** Lenses that can be ordered for a frame, at the prices of the articles they consist of (section 30, RX-10). */
export function lensRoutes(catalogue: CataloguePort): RoutePlugin {
  return (app) => {
    async function pricedArticles(
      storeId: string,
      langId: string | undefined,
      caller: Caller,
    ): Promise<PricedArticles> {
      const store = knownStore(storeId);
      const audience = { segment: segmentOf(caller), langId: langId ?? defaultLangId(store) };
      const found = await catalogue.skus(storeId, { partNumbers: [...LENS_ARTICLES] }, audience);
      return { currency: store.currency, byPartNumber: new Map(found.map((sku) => [sku.partNumber, sku])) };
    }

    /** What the store does not sell every part of is not offered there. */
    const isSold = ({ byPartNumber }: PricedArticles, { partNumbers }: LensOffer) =>
      partNumbers.every((one) => byPartNumber.get(one)?.buyable);

    app.addHook('onSend', async (_request, reply) => {
      reply.header('cache-control', 'private, no-store');
    });

    app.get(
      `${storePath}/rox/lensesData`,
      { schema: { params: storeParams, querystring: lensListQuery } },
      async (request) => {
        const { storeId } = request.params;
        const priced = await pricedArticles(storeId, request.query.langId, await request.caller());
        const offers = LENS_OFFERS.filter((offer) => isSold(priced, offer));
        return {
          resourceName: 'rox',
          lenses: offers.map((offer) => wireLens(offer, priced)),
          addOns: LENS_ADD_ONS.flatMap(({ code, partNumber }) =>
            wireService(priced, partNumber).map((service) => ({ code, ...service })),
          ),
        };
      },
    );

    app.get(
      `${storePath}/rox/lensesData/:lensId`,
      { schema: { params: lensParams, querystring: lensListQuery } },
      async (request) => {
        const { storeId, lensId } = request.params;
        const priced = await pricedArticles(storeId, request.query.langId, await request.caller());
        const offer = lensOffer(lensId);
        if (!offer || !isSold(priced, offer)) throw prescriptionFaults.noLens(lensId);
        return wireLens(offer, priced);
      },
    );
  };
}
