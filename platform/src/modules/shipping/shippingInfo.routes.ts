import { type Db, requireShopper, type RoutePlugin } from '../../kernel';
import { deliveryRecord, findPending, linePage, pagedLines, PageQuery, requireStore, StoreParams } from '../order';
import { describeShipMode } from './shipping.routes';

/** Where each line of a pending order goes and how, as it was chosen (contract 17.1 and 18). */
export function shippingInfoRoutes(db: Db): RoutePlugin {
  return (app) => {
    app.get(
      '/store/:storeId/cart/@self/shipping_info',
      { schema: { params: StoreParams, querystring: PageQuery } },
      async (request) => {
        const caller = await requireShopper(request);
        const { storeId } = request.params;
        const order = await findPending(db, caller, storeId, request.query.orderId);
        const shipMode = describeShipMode(request.query.langId ?? requireStore(storeId).langId);
        const { lines, recordSet } = pagedLines(order, linePage(request.query));
        const orderItem = lines.map((line) => ({
          orderItemId: line.orderItemId,
          description: shipMode(line.shipModeId)?.description ?? '',
          isExpedited: 'false',
          ...deliveryRecord(line, { shipMode }),
        }));
        return {
          orderId: order.orderId,
          shipAsComplete: 'true',
          ...recordSet,
          ...(orderItem.length > 0 ? { orderItem } : {}),
          resourceName: 'cart',
        };
      },
    );
  };
}
