import { Type } from 'typebox';

const storeId = Type.String({ pattern: '^\\d{1,10}$' });
/** `.` is not taken here: a prescription names its order. */
const orderId = Type.String({ pattern: '^\\d{1,20}$' });
const orderItemId = Type.String({ pattern: '^\\d{1,20}$' });
const fileId = Type.String({ pattern: '^f-[A-Za-z0-9_-]{1,40}$' });

/** Values are text; a number is taken as its text. The domain checks ranges. */
const values = Type.Record(Type.String({ maxLength: 60 }), Type.String({ maxLength: 254 }), { maxProperties: 40 });

export const fileParams = Type.Object({ storeId, rxFileStorageId: fileId });
export const lineParams = Type.Object({ storeId, orderId, orderItemId });
export const lensParams = Type.Object({ storeId, lensId: Type.String({ pattern: '^[A-Za-z0-9.-]{1,40}$' }) });

export const lensListQuery = Type.Object({ langId: Type.Optional(Type.String({ pattern: '^-[0-9]{1,3}$' })) });

export const linkBody = Type.Object({ orderId, orderItemId, rxFileStorageId: fileId });
export const detailsBody = Type.Object({ orderId, orderItemId, prescriptionDetails: values });
export const severalDetailsBody = Type.Object({
  orderId,
  items: Type.Array(Type.Object({ orderItemId, prescriptionDetails: values }), { minItems: 1, maxItems: 100 }),
});
export const contactLensBody = Type.Object({
  orderId,
  orderItemId,
  left: Type.Optional(values),
  right: Type.Optional(values),
  dominance: Type.Optional(Type.String({ maxLength: 20 })),
});

export const uploadedAnswer = Type.Object({
  orderId: Type.String(),
  orderItemId: Type.String(),
  prescriptionUploaded: Type.Boolean(),
});
