import { Type } from 'typebox';
import { type Db, freeKeys, invalidInput, requireShopper, resourceId, type RoutePlugin } from '../../kernel';
import { type AddressPort, PageQuery, requireStore, StoreParams } from '../order';
import { payableMethods } from './payable.service';
import { instructionRecord } from './payment.record';
import type { InstructionBody, PaymentService } from './payment.service';

const field = (max: number) => Type.Optional(Type.String({ maxLength: max }));

const flat = {
  orderId: field(20),
  piId: field(20),
  payMethodId: field(40),
  piAmount: field(24),
  billing_address_id: field(40),
  policyId: field(40),
  paymentToken: field(200),
  cardId: field(60),
  account: field(60),
  cc_brand: field(40),
  cc_cvc: field(10),
  expire_month: field(10),
  expire_year: field(10),
};
/** Every field is let through, for `billto_` names and for the search for card numbers in all of them (PAY-02). */
const anyField = freeKeys('^(?!paymentInstruction$)');
/** Flat fields, or the product's list of one. */
const Body = Type.Object(
  {
    ...flat,
    paymentInstruction: Type.Optional(Type.Array(Type.Object(flat, anyField), { minItems: 1, maxItems: 10 })),
  },
  anyField,
);
const RemoveParams = Type.Object({
  storeId: Type.String({ pattern: '^[0-9]{1,12}$' }),
  piId: Type.String({ pattern: '^[0-9]{1,20}$' }),
});
const RemoveQuery = Type.Object({ orderId: field(20), piId: field(20), langId: field(5) });

/** The calls of contract 20. */
export function createPaymentRoutes(db: Db, service: PaymentService, addresses: AddressPort): RoutePlugin {
  return (app) => {
    const path = '/store/:storeId/cart/@self/payment_instruction';
    const write = async (
      caller: Parameters<PaymentService['put']>[0],
      storeId: string,
      body: InstructionBody & { paymentInstruction?: readonly InstructionBody[] },
    ) => {
      const { paymentInstruction = [{}], ...shared } = body;
      const written: { orderId: string; piId: string }[] = [];
      for (const entry of paymentInstruction) written.push(await service.put(caller, storeId, { ...shared, ...entry }));
      return {
        orderId: written[0]?.orderId,
        paymentInstruction: written.map(({ piId }) => ({ piId })),
        resourceName: 'cart',
      };
    };

    app.get(
      '/store/:storeId/cart/@self/usable_payment_info',
      { schema: { params: StoreParams, querystring: PageQuery } },
      async (request) => {
        const caller = await requireShopper(request);
        const { storeId } = request.params;
        const { payable } = await service.forPaying(caller, storeId, request.query.orderId);
        const language = request.query.langId ?? requireStore(storeId).langId;
        const own = (await addresses.addresses?.(db, caller.userId)) ?? [];
        const usableBillingAddress = own.map((entry) => ({
          addressId: entry.addressId,
          nickName: entry.nickName ?? '',
        }));
        return {
          orderId: payable.order.orderId,
          usablePaymentInformation: payableMethods(payable).map((method) => ({
            paymentMethodName: method.name,
            description: method.description,
            language,
            paymentTermConditionId: '',
            xumet_policyId: method.policyId,
            xumet_attrPageName: method.pageName,
            usableBillingAddress,
          })),
          resourceName: 'cart',
        };
      },
    );

    app.post(path, { schema: { params: StoreParams, body: Body } }, async (request, reply) => {
      const caller = await requireShopper(request);
      return reply.status(201).send(await write(caller, request.params.storeId, request.body));
    });

    app.put(path, { schema: { params: StoreParams, body: Body } }, async (request) => {
      const caller = await requireShopper(request);
      const { body } = request;
      if (!body.piId && !body.paymentInstruction?.every((entry) => entry.piId)) throw invalidInput('piId');
      return write(caller, request.params.storeId, body);
    });

    app.get(path, { schema: { params: StoreParams, querystring: PageQuery } }, async (request) => {
      const caller = await requireShopper(request);
      const { payable, rows } = await service.forPaying(caller, request.params.storeId, request.query.orderId);
      return {
        orderId: payable.order.orderId,
        paymentInstruction: rows.map(instructionRecord),
        resourceId: resourceId(request),
        resourceName: 'cart',
      };
    });

    app.delete(path, { schema: { params: StoreParams, querystring: RemoveQuery } }, async (request) => {
      const caller = await requireShopper(request);
      const body = (request.body ?? {}) as { piId?: unknown };
      const piId = request.query.piId ?? (typeof body.piId === 'string' ? body.piId : undefined);
      const orderId = await service.remove(caller, request.params.storeId, request.query.orderId, piId);
      return { orderId, resourceName: 'cart' };
    });

    app.delete(`${path}/:piId`, { schema: { params: RemoveParams, querystring: RemoveQuery } }, async (request) => {
      const caller = await requireShopper(request);
      const { storeId, piId } = request.params;
      return { orderId: await service.remove(caller, storeId, request.query.orderId, piId), resourceName: 'cart' };
    });
  };
}
