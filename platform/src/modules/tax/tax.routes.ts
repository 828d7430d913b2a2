import { Type } from 'typebox';
import { type Db, invalidInput, requireShopper, type RoutePlugin, wireAmount } from '../../kernel';
import { findPending, requireStore, StoreParams } from '../order';
import { addedTaxes, stateOfZip, taxClassOf, taxOn, type TaxRule, wireRate } from './tax.domain';

const EstimateBody = Type.Object({
  orderId: Type.Optional(Type.String({ maxLength: 20 })),
  zipCode: Type.String({ minLength: 1, maxLength: 12 }),
});

/** The tax estimate by postal code (contract 25); it reads the cart and writes nothing. */
export function createTaxModule(db: Db): { routes: RoutePlugin } {
  return {
    routes: (app) => {
      app.post(
        '/store/:storeId/estimatedTax/calculate',
        { schema: { params: StoreParams, body: EstimateBody } },
        async (request) => {
          const caller = await requireShopper(request);
          const { storeId } = request.params;
          const zipCode = request.body.zipCode.trim();
          const order = await findPending(db, caller, storeId, request.body.orderId);
          const store = requireStore(storeId);
          const state = store.country === 'US' ? stateOfZip(zipCode) : '';
          if (state === null || !/^[A-Za-z0-9 -]{3,12}$/.test(zipCode)) throw invalidInput('zipCode');
          const place = { country: store.country, state, zipCode };
          const named = new Map<string, { rule: TaxRule; sales: number; delivery: number }>();
          for (const line of order.lines) {
            const off = (level: string): number =>
              line.adjustments
                .filter((entry) => (entry.displayLevel === 'Shipping') === (level === 'Shipping'))
                .reduce((sum, entry) => sum + entry.amountMinor, 0);
            for (const rule of addedTaxes(store.country, place, taxClassOf(line, order.lines))) {
              const known = named.get(rule.name) ?? { rule, sales: 0, delivery: 0 };
              named.set(rule.name, {
                rule,
                sales: known.sales + taxOn(line.unitMinor * line.quantity + off('Order'), rule),
                delivery: known.delivery + (rule.taxesDelivery ? taxOn(line.shippingMinor + off('Shipping'), rule) : 0),
              });
            }
          }
          const parts = [...named.values()];
          const sales = parts.reduce((total, part) => total + part.sales, 0);
          const delivery = parts.reduce((total, part) => total + part.delivery, 0);
          return {
            orderId: order.orderId,
            zipCode,
            currency: order.currency,
            estimatedTax: wireAmount(sales + delivery),
            totalSalesTax: wireAmount(sales),
            totalShippingTax: wireAmount(delivery),
            taxes: parts.map((part) => ({
              name: part.rule.name,
              rate: wireRate(part.rule),
              amount: wireAmount(part.sales + part.delivery),
            })),
            resourceName: 'estimatedTax',
          };
        },
      );
    },
  };
}
