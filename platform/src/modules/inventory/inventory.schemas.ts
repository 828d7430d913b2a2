import { Type } from 'typebox';

const storeId = Type.String({ pattern: '^[0-9]{1,9}$' });

/** Product or item ids, separated by commas. */
export const byIdParams = Type.Object({ storeId, productIds: Type.String({ pattern: '^[0-9A-Za-z,_-]{1,2000}$' }) });

/** Part numbers, separated by commas. */
export const byPartNumberParams = Type.Object({
  storeId,
  partNumbers: Type.String({ pattern: '^[0-9A-Za-z,_-]{1,2000}$' }),
});
