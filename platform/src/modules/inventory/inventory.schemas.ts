import { Type } from 'typebox';

const storeId = Type.String({ pattern: '^[0-9]{1,9}$' });

/** Product or item ids, separated by commas. */
export const byIdParams = Type.Object({ storeId, productIds: Type.String({ pattern: '^[0-9A-Za-z,_-]{1,2000}$' }) });

/** Part numbers, separated by commas. */
export const byPartNumberParams = Type.Object({
  storeId,
  partNumbers: Type.String({ pattern: '^[0-9A-Za-z,_-]{1,2000}$' }),
});

/** Branches instead of the online store, their ids separated by commas. */
export const levelQuery = Type.Object({
  physicalStoreId: Type.Optional(Type.String({ pattern: '^[0-9A-Za-z,_-]{1,400}$' })),
});

export const noticeParams = Type.Object({ storeId });

/** Who waits for what. */
export const noticeBody = Type.Object({
  partNumber: Type.String({ pattern: '^[0-9A-Za-z_-]{1,40}$' }),
  email: Type.String({ minLength: 3, maxLength: 254 }),
  locale: Type.Optional(Type.String({ pattern: '^[a-z]{2}-[a-z]{2,3}$' })),
});
