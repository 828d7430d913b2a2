import { Type } from 'typebox';

const optionalText = Type.Optional(Type.String({ maxLength: 120 }));

/** Path of every call of the transaction service. */
export const storeIdParams = Type.Object({ storeId: Type.String({ pattern: '^\\d{1,10}$' }) });

/** Query of `storelocator/filtered/sts` and of the product's own look-ups. */
export const locatorQuery = Type.Object({
  siteLevelStoreSearch: optionalText,
  latitude: Type.Optional(Type.Number({ minimum: -90, maximum: 90 })),
  longitude: Type.Optional(Type.Number({ minimum: -180, maximum: 180 })),
  radius: Type.Optional(Type.Number({ exclusiveMinimum: 0, maximum: 20000 })),
  radiusUOM: Type.Optional(Type.String({ maxLength: 10 })),
  maxItems: Type.Optional(Type.Integer({ minimum: 1, maximum: 5000 })),
  city: optionalText,
  zipCode: optionalText,
  country: optionalText,
  services: optionalText,
  partNumber: Type.Optional(Type.Array(Type.String({ maxLength: 64 }), { maxItems: 100 })),
});

export const coordinatesParams = Type.Object({
  storeId: Type.String({ pattern: '^\\d{1,10}$' }),
  latitude: Type.Number({ minimum: -90, maximum: 90 }),
  longitude: Type.Number({ minimum: -180, maximum: 180 }),
});

export const uniqueIdParams = Type.Object({
  storeId: Type.String({ pattern: '^\\d{1,10}$' }),
  uniqueId: Type.String({ maxLength: 60 }),
});

export const storeIdsQuery = Type.Object({
  physicalStoreId: Type.Array(Type.String({ maxLength: 60 }), { maxItems: 100 }),
});

/** Bodies of the store-locator service. */
export const favouritesBody = Type.Object({
  tenantKey: Type.String({ minLength: 1, maxLength: 60 }),
  userId: Type.String({ minLength: 1, maxLength: 60 }),
});

export const favouriteBody = Type.Object({
  tenantKey: Type.String({ minLength: 1, maxLength: 60 }),
  userId: Type.String({ minLength: 1, maxLength: 60 }),
  practiceIdentifier: Type.String({ minLength: 1, maxLength: 60 }),
});
