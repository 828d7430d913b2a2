import { Type } from 'typebox';

import { TrackingNumbers } from '../order';

const storeId = Type.String({ pattern: '^\\d{1,10}$' });
const rmaId = Type.String({ pattern: '^RMA-\\d{1,20}$' });
const orderItemId = Type.String({ pattern: '^\\d{1,20}$' });

const day = Type.String({ pattern: '^[0-9]{4}-[0-9]{2}-[0-9]{2}$' });

export const storeParams = Type.Object({ storeId });
export const reasonsQuery = Type.Object({ langId: Type.Optional(Type.String({ pattern: '^-[0-9]{1,3}$' })) });
export const lineParams = Type.Object({ storeId, orderItemId });
export const labelParams = Type.Object({
  storeId,
  rmaId,
  securityCheck: Type.String({ pattern: '^[A-Za-z0-9_-]{1,64}$' }),
});
export const rmaBody = Type.Object({ rmaId });
export const linesQuery = Type.Object({ orderId: Type.String({ pattern: '^\\d{1,20}$' }) });
/** Numbers of the parcels that something is sent in instead. */
export const refundBody = Type.Union([Type.Object({ trackingNumbers: Type.Optional(TrackingNumbers) }), Type.Null()]);
export const collectionParams = Type.Object({ day });
export const operationsParams = Type.Object({ rmaId });

export const returnBody = Type.Object({
  orderId: Type.String({ pattern: '^\\d{1,20}$' }),
  storeId: Type.Optional(storeId),
  labelType: Type.Union([Type.Literal('PDF'), Type.Literal('QR')]),
  locale: Type.String({ pattern: '^[a-z]{2}-[a-z]{2}$' }),
  items: Type.Array(
    Type.Object({
      orderItemId,
      partNumber: Type.String({ maxLength: 64 }),
      quantity: Type.String({ pattern: '^[1-9][0-9]{0,5}$' }),
      reasonCode: Type.String({ pattern: '^[0-9]{1,4}$' }),
      comment: Type.Optional(Type.String({ maxLength: 500 })),
      x_exchangeFor: Type.Optional(Type.String({ pattern: '^[A-Za-z0-9._-]{1,64}$' })),
    }),
    { minItems: 1, maxItems: 100 },
  ),
  x_collectOn: Type.Optional(day),
  contact: Type.Object({
    email: Type.String({ maxLength: 254 }),
    phone: Type.String({ maxLength: 32 }),
    addressId: Type.Optional(Type.String({ maxLength: 64 })),
  }),
});
