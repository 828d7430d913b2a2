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

const day = Type.String({ pattern: '^(\\d{4}-\\d{2}-\\d{2})?$', maxLength: 10 });
const name = Type.String({ maxLength: 128 });
/** A prescription to be kept; the domain checks values and dates. */
export const savedBody = Type.Object({
  nickName: Type.Optional(Type.String({ maxLength: 60 })),
  firstName: Type.Optional(name),
  lastName: Type.Optional(name),
  dateOfBirth: Type.Optional(day),
  issuedOn: Type.Optional(day),
  prescriber: Type.Optional(name),
  rxType: Type.Optional(Type.String({ maxLength: 40 })),
  prescriptionDetails: Type.Optional(values),
});
export const savedParams = Type.Object({
  storeId,
  prescriptionId: Type.String({ pattern: '^p-[A-Za-z0-9_-]{1,40}$' }),
});
/** One that was saved, or the one of an order's line. */
export const usedParams = Type.Object({
  storeId,
  prescriptionId: Type.String({ pattern: '^(p-[A-Za-z0-9_-]{1,40}|line-\\d{1,20})$' }),
});

const code = Type.String({ pattern: '^[A-Za-z0-9._-]{1,20}$' });
export const choiceParams = Type.Object({ storeId, partNumber: Type.String({ pattern: '^[A-Za-z0-9._-]{1,40}$' }) });
/** Answers as the configurator gives them; what they come to is judged when the pair is put into the bag. */
export const choiceBody = Type.Object(
  {
    codes: Type.Record(Type.String({ pattern: '^[A-Za-z]{1,20}$' }), code, { maxProperties: 10 }),
    addOns: Type.Union([Type.Array(code, { maxItems: 20 }), Type.Null()]),
    prescription: Type.Union([Type.Literal('values'), Type.Literal('later'), Type.Literal('paper'), Type.Null()]),
    prescriptionDetails: Type.Optional(
      Type.Record(Type.String({ pattern: '^[A-Za-z]{1,30}$' }), Type.String({ maxLength: 20 }), { maxProperties: 30 }),
    ),
    savedId: Type.Optional(Type.String({ pattern: '^(p-[A-Za-z0-9_-]{1,40}|line-\\d{1,20})?$' })),
    rxFileStorageIds: Type.Optional(Type.Array(fileId, { maxItems: 20 })),
  },
  { additionalProperties: false },
);

export const uploadedAnswer = Type.Object({
  orderId: Type.String(),
  orderItemId: Type.String(),
  prescriptionUploaded: Type.Boolean(),
});
