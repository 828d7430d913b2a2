import { Type } from 'typebox';
import { freeKeys } from '../../kernel';
import { ExtendedAttributes } from '../order';

const loose = Type.Union([
  Type.String({ maxLength: 200 }),
  Type.Number({ minimum: -1e6, maximum: 1e6 }),
  Type.Boolean(),
  Type.Array(Type.String({ maxLength: 40 }), { maxItems: 20 }),
]);
const id = Type.String({ maxLength: 40 });

/** Calculation fields, in the product's and its reference store's spelling (contract 5.4). */
export const calculationFields = {
  x_calculateOrder: Type.Optional(loose),
  calculateOrder: Type.Optional(loose),
  x_calculationUsage: Type.Optional(loose),
  calculationUsage: Type.Optional(loose),
  calculationUsageId: Type.Optional(loose),
};

const ItemFields = {
  partNumber: Type.Optional(Type.String({ maxLength: 64 })),
  productId: Type.Optional(id),
  contractId: Type.Optional(id),
  shipModeId: Type.Optional(id),
  xitem_field1: Type.Optional(Type.String({ maxLength: 64 })),
  xitem_field2: Type.Optional(Type.String({ maxLength: 254 })),
  orderItemExtendAttribute: Type.Optional(ExtendedAttributes),
};

export const AddBody = Type.Object({
  orderId: Type.Optional(id),
  x_inventoryValidation: Type.Optional(loose),
  orderItem: Type.Array(
    Type.Object({ ...ItemFields, quantity: Type.Optional(Type.String({ pattern: '^[0-9]{1,9}([.]0{1,5})?$' })) }),
    { minItems: 1, maxItems: 200 },
  ),
  orderExtendAttribute: Type.Optional(ExtendedAttributes),
  ...calculationFields,
});

export const UpdateBody = Type.Object({
  orderId: Type.Optional(id),
  x_inventoryValidation: Type.Optional(loose),
  orderItem: Type.Array(
    Type.Object({
      ...ItemFields,
      orderItemId: id,
      quantity: Type.Optional(Type.String({ pattern: '^[0-9]{1,9}([.]0{1,5})?$' })),
    }),
    { minItems: 1, maxItems: 200 },
  ),
  orderExtendAttribute: Type.Optional(ExtendedAttributes),
  ...calculationFields,
});

export const DeleteLinesBody = Type.Object(
  { orderId: Type.Optional(id), ...calculationFields },
  freeKeys('^orderItemId(_\\d{1,4})?$'),
);
/** The description comes in the body, or in the query as the product has it (contract 17). */
export const CreateBody = Type.Object({ description: Type.Optional(Type.String({ maxLength: 254 })) });
export const CopyBody = Type.Object(
  { toOrderId: Type.Optional(id) },
  freeKeys('^(fromOrderId|copyOrderItemId)(_\\d{1,4})?$'),
);
export const AttributesBody = Type.Object({ orderId: Type.Optional(id), orderExtendAttribute: ExtendedAttributes });
export const CalculateBody = Type.Object({
  orderId: Type.Optional(id),
  updatePrices: Type.Optional(loose),
  doPrice: Type.Optional(loose),
  ...calculationFields,
});
export const CartParams = Type.Object({
  storeId: Type.String({ pattern: '^[0-9]{1,12}$' }),
  cartId: Type.String({ pattern: '^[0-9]{1,20}$' }),
});
export const PurchaseOrderParams = Type.Object({
  storeId: Type.String({ pattern: '^[0-9]{1,12}$' }),
  buyerPurchaseOrderId: Type.String({ maxLength: 40 }),
});
/** Moving lines between two pending orders; `orderItemId` is the other spelling of `fromOrderItemId`. */
export const MoveBody = Type.Object(
  { toOrderId: Type.Optional(id), createIfEmpty: Type.Optional(loose), deleteIfEmpty: Type.Optional(loose) },
  freeKeys('^(fromOrderId|fromOrderItemId|orderItemId)(_\\d{1,4})?$'),
);
