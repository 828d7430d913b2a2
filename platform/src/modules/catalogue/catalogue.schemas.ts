import { Type } from 'typebox';

const id = Type.String({ maxLength: 80 });
const ids = Type.Array(id, { maxItems: 200 });
const amount = Type.String({ pattern: '^[0-9]{1,9}(\\.[0-9]{1,5})?$' });

/** Fields that every call of the search service takes. */
const common = {
  langId: Type.Optional(Type.String({ pattern: '^-?[0-9]{1,4}$' })),
  catalogId: Type.Optional(id),
  contractId: Type.Optional(id),
  currency: Type.Optional(Type.String({ pattern: '^[A-Za-z]{3}$' })),
  profileName: Type.Optional(Type.String({ maxLength: 120 })),
  responseFormat: Type.Optional(Type.String({ maxLength: 40 })),
};

/** `GET /search/resources/api/v2/products` (contract 8.1). */
export const productsQuery = Type.Object({
  ...common,
  storeId: Type.String({ pattern: '^[0-9]{1,9}$' }),
  categoryId: Type.Optional(id),
  searchTerm: Type.Optional(Type.String({ maxLength: 200 })),
  id: Type.Optional(ids),
  partNumber: Type.Optional(ids),
  productId: Type.Optional(id),
  facet: Type.Optional(Type.Array(Type.String({ maxLength: 400 }), { maxItems: 60 })),
  facetLimit: Type.Optional(Type.Array(Type.String({ maxLength: 120 }), { maxItems: 60 })),
  minPrice: Type.Optional(amount),
  maxPrice: Type.Optional(amount),
  orderBy: Type.Optional(Type.String({ pattern: '^[0-5]$' })),
  limit: Type.Optional(Type.Integer({ minimum: 0, maximum: 200 })),
  offset: Type.Optional(Type.Integer({ minimum: 0, maximum: 1_000_000 })),
  associationType: Type.Optional(Type.String({ maxLength: 40 })),
  attachementFilter: Type.Optional(Type.String({ maxLength: 40 })),
  attachmentFilter: Type.Optional(Type.String({ maxLength: 40 })),
  attributeKeyword: Type.Optional(Type.String({ maxLength: 100 })),
  checkEntitlement: Type.Optional(Type.String({ maxLength: 5 })),
});

/** `GET /search/resources/api/v2/categories` (contract 8.5). */
export const categoriesQuery = Type.Object({
  ...common,
  storeId: Type.String({ pattern: '^[0-9]{1,9}$' }),
  id: Type.Optional(ids),
  identifier: Type.Optional(ids),
  parentCategoryId: Type.Optional(id),
  depthAndLimit: Type.Optional(Type.String({ pattern: '^[0-9]{1,4}(,[0-9]{1,4}){0,9}$' })),
});

/** `GET /search/resources/api/v2/urls` (contract 8.6). */
export const urlsQuery = Type.Object({
  ...common,
  storeId: Type.String({ pattern: '^[0-9]{1,9}$' }),
  identifier: Type.Array(Type.String({ maxLength: 400 }), { minItems: 1, maxItems: 50 }),
});

/** `GET /wcs/productinfo` (contract 7). */
export const productInfoQuery = Type.Object({
  storeId: Type.String({ pattern: '^[0-9]{1,9}$' }),
  langId: Type.Optional(Type.String({ pattern: '^-?[0-9]{1,4}$' })),
  catalogId: Type.Optional(id),
  brand: Type.Optional(Type.String({ maxLength: 60 })),
  partnumber: ids,
  profile: Type.Optional(Type.String({ maxLength: 120 })),
});

export const priceParams = Type.Object({ storeId: Type.String({ pattern: '^[0-9]{1,9}$' }) });

/** `GET store/{storeId}/price`: what is priced; who asks is known by the session alone. */
export const priceQuery = Type.Object({
  q: Type.String({ maxLength: 40 }),
  partNumber: Type.Optional(Type.Array(id, { maxItems: 50 })),
  catalogEntryId: Type.Optional(Type.Array(id, { maxItems: 50 })),
});
