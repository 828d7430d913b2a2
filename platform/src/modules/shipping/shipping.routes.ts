import { Type } from 'typebox';
import { type Db, invalidInput, requireShopper, type RoutePlugin, wireAmount } from '../../kernel';
import {
  type CataloguePort,
  findPending,
  type Order,
  type OrderLine,
  OrderParams,
  PageQuery,
  prescriptionPairs,
  readCalculation,
  requireStore,
  StoreParams,
} from '../order';
import { asksPrescriber } from '../storeConfig';
import type { DeliveryPromises } from './deliveryPromise.domain';
import { modeDescription, promiseText } from './deliveryWords';
import { dedicatedMode, findShipMode, type ShipMode, usableModes } from './shipMode.domain';
import { shippedLines, shippingCharges } from './shipping.domain';
import type { ShippingService } from './shipping.service';

const id = Type.String({ maxLength: 40 });
const loose = Type.Union([
  Type.String({ maxLength: 200 }),
  Type.Number({ minimum: -1e6, maximum: 1e6 }),
  Type.Boolean(),
]);

const ShippingBody = Type.Object({
  orderId: Type.Optional(id),
  addressId: Type.Optional(id),
  shipModeId: Type.Optional(id),
  physicalStoreId: Type.Optional(id),
  x_calculateOrder: Type.Optional(loose),
  x_calculationUsage: Type.Optional(loose),
  orderItem: Type.Optional(
    Type.Array(
      Type.Object({
        orderItemId: id,
        addressId: Type.Optional(id),
        shipModeId: Type.Optional(id),
        physicalStoreId: Type.Optional(id),
        shipInstructions: Type.Optional(Type.String({ maxLength: 500 })),
      }),
      { maxItems: 200 },
    ),
  ),
});
const ModesQuery = Type.Object({
  orderId: Type.Optional(id),
  partNumber: Type.Optional(Type.String({ maxLength: 64 })),
  langId: Type.Optional(Type.String({ pattern: '^-[0-9]{1,3}$' })),
});

/** What one way of delivery would cost for all lines of an order, in minor units. */
function chargeFor(order: Order, mode: ShipMode): number {
  const lines = shippedLines(order.lines).map((line) => ({
    ...line,
    shipModeId: mode.shipModeId,
    placeKey: 'anywhere',
  }));
  return shippingCharges(lines).reduce((sum, charge) => sum + charge, 0);
}

/** The calls of contract 18. */
export function createShippingRoutes(
  db: Db,
  service: ShippingService,
  catalogue: CataloguePort,
  promises: DeliveryPromises,
): RoutePlugin {
  const modeRecord = (order: Order, mode: ShipMode, langId: string): object => {
    const charge = chargeFor(order, mode);
    return {
      shipModeId: mode.shipModeId,
      shipModeCode: mode.code,
      description: modeDescription(langId, mode),
      carrier: mode.carrier,
      language: langId,
      shippingCharge: charge === 0 ? '0' : wireAmount(charge),
      shippingChargeCurrency: order.currency,
    };
  };
  const promised = (
    storeId: string,
    items: readonly Pick<OrderLine, 'productType'>[],
    madeToPrescription: boolean,
    modes: readonly ShipMode[],
    langId: string,
  ): object => {
    const dedicated = dedicatedMode(items.map((item) => item.productType));
    return {
      resourceName: 'ShipModes',
      usableShippingMode: modes.map((mode) => {
        const deliveryPromise = promises.by(
          mode.code,
          items.map(({ productType }) => ({
            productType,
            madeToPrescription,
            asksPrescriber: asksPrescriber(storeId),
          })),
        );
        const { from, to } = deliveryPromise.total;
        return {
          shipModeId: mode.shipModeId,
          shipModeCode: mode.code,
          shipModeDescription: modeDescription(langId, mode),
          field1: `${from}-${to}`,
          field2: promiseText(langId, [from, to]),
          deliveryPromise,
        };
      }),
      ...(dedicated ? { dedicatedShippingMode: dedicated } : {}),
    };
  };

  return (app) => {
    app.put(
      '/store/:storeId/cart/@self/shipping_info',
      { config: { behalf: 'served' }, schema: { params: StoreParams, body: ShippingBody, querystring: PageQuery } },
      async (request) => {
        const caller = await requireShopper(request);
        const { body } = request;
        const order = await service.choose(
          {
            caller,
            storeId: request.params.storeId,
            reference: body.orderId,
            langId: request.query.langId,
            usages: readCalculation(body),
          },
          body,
          body.orderItem ?? [],
        );
        return {
          orderId: order.orderId,
          orderItem: order.lines.map(({ orderItemId }) => ({ orderItemId })),
          resourceName: 'cart',
        };
      },
    );

    app.get(
      '/store/:storeId/cart/@self/usable_shipping_mode',
      { schema: { params: StoreParams, querystring: PageQuery } },
      async (request) => {
        const caller = await requireShopper(request);
        const { storeId } = request.params;
        const order = await findPending(db, caller, storeId, request.query.orderId);
        const langId = request.query.langId ?? requireStore(storeId).langId;
        return {
          orderId: order.orderId,
          usableShippingMode: service.modesFor(order).map((mode) => modeRecord(order, mode, langId)),
          resourceName: 'cart',
        };
      },
    );

    app.get(
      '/store/:storeId/cart/@self/usable_shipping_info',
      { schema: { params: StoreParams, querystring: PageQuery } },
      async (request) => {
        const caller = await requireShopper(request);
        const { storeId } = request.params;
        const order = await findPending(db, caller, storeId, request.query.orderId);
        const langId = request.query.langId ?? requireStore(storeId).langId;
        const usableShippingAddress = await service.usableAddresses(caller, storeId);
        const usableShippingMode = service.modesFor(order).map((mode) => modeRecord(order, mode, langId));
        return {
          orderId: order.orderId,
          usableShippingAddress,
          ...(order.lines.length > 0
            ? {
                orderItem: order.lines.map((line) => ({
                  orderItemId: line.orderItemId,
                  usableShippingMode,
                  usableShippingAddress,
                  usableShippingChargePolicy: [
                    { type: 'ShippingCharge', name: 'StandardShippingChargeBySeller', uniqueID: '-7001' },
                  ],
                })),
              }
            : {}),
          resourceName: 'cart',
        };
      },
    );

    for (const path of [
      '/store/:storeId/cart/orderId/:orderId/shipCharges',
      '/store/:storeId/cart/:orderId/usable_ship_charges_by_ship_mode',
    ]) {
      app.get(path, { schema: { params: OrderParams, querystring: PageQuery } }, async (request) => {
        const caller = await requireShopper(request);
        const { storeId, orderId } = request.params;
        const order = await findPending(db, caller, storeId, orderId);
        const langId = request.query.langId ?? requireStore(storeId).langId;
        const modes = service.modesFor(order);
        const policy = {
          policyId: '-7001',
          policyName: 'StandardShippingChargeBySeller',
          policyDescription: '',
          selected: true,
        };
        return {
          orderId,
          resultList: [
            {
              isShipChargesExist: modes.length > 0,
              numberOfShipModes: modes.length,
              shipChargesByShipMode: modes.map((mode) => ({
                shipModeId: mode.shipModeId,
                shipModeDesc: modeDescription(langId, mode),
                numberOfShipChargeTypes: 1,
                shippingChargeTypes: [policy],
                amount: wireAmount(chargeFor(order, mode)),
              })),
            },
          ],
        };
      });
    }

    for (const path of ['/store/:storeId/ShipModes/GetShipModes', '/store/:storeId/cart/shipping_modes']) {
      app.get(path, { schema: { params: StoreParams, querystring: ModesQuery } }, async (request) => {
        const { storeId } = request.params;
        const langId = request.query.langId ?? requireStore(storeId).langId;
        if (request.query.partNumber) {
          // A promise on a product page needs no cart and no identity.
          const wanted = { partNumbers: [request.query.partNumber] };
          const skus = await catalogue.skus(storeId, wanted, { segment: 'Guest', langId });
          if (skus.length === 0) throw invalidInput('partNumber');
          const goods = {
            weightGrams: skus.reduce((sum, sku) => sum + sku.weightGrams, 0),
            productTypes: skus.map(({ productType }) => productType),
          };
          return promised(storeId, skus, false, usableModes(goods, true), langId);
        }
        const caller = await requireShopper(request);
        const order = await findPending(db, caller, storeId, request.query.orderId);
        const hasLenses = prescriptionPairs(order.lines) > 0;
        return promised(storeId, order.lines, hasLenses, service.modesFor(order), langId);
      });
    }
  };
}

/** Code, name and carrier of a mode for an order's record. */
export function describeShipMode(
  langId: string,
): (shipModeId: string) => { code: string; description: string; carrier: string } | undefined {
  return (shipModeId) => {
    const mode = findShipMode(shipModeId);
    return mode ? { code: mode.code, description: modeDescription(langId, mode), carrier: mode.carrier } : undefined;
  };
}
