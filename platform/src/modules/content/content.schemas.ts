import { LONGEST_MESSAGE } from '@sightline/shared-lib/domain/content';
import { Type } from 'typebox';

const text = Type.Optional(Type.String({ maxLength: 400 }));

/** Path of live content. */
export const siteParams = Type.Object({
  store: Type.String({ pattern: '^[a-zA-Z0-9-]{1,40}$' }),
  lang: Type.String({ pattern: '^[a-zA-Z]{2}$' }),
  country: Type.String({ pattern: '^[a-zA-Z]{2,3}$' }),
});

/** Query every content call understands (CMS-01). */
export const contentQuery = Type.Object({
  storeId: text,
  langId: text,
  profile: text,
  previewDate: text,
  includePlacements: text,
  excludePlacements: text,
  addPlacement: text,
  noEnrich: text,
  externalId: text,
  pageId: text,
  filterRulesLocaleOverride: text,
  breadcrumb: text,
  baseUrl: text,
  useFlatStructure: text,
});

export const previewParams = Type.Object({ id: Type.String({ minLength: 1, maxLength: 200 }) });

export const contactParams = Type.Object({ storeId: Type.String({ pattern: '^[0-9]{1,9}$' }) });

/** What customer service is written about. */
export const contactTopics = ['order', 'prescription', 'product', 'return', 'store', 'other'] as const;

/** A message to customer service. */
export const contactBody = Type.Object({
  topic: Type.Union(contactTopics.map((topic) => Type.Literal(topic))),
  name: Type.String({ minLength: 1, maxLength: 100 }),
  email: Type.String({ minLength: 3, maxLength: 254 }),
  phone: Type.Optional(Type.String({ maxLength: 40 })),
  orderId: Type.Optional(Type.String({ maxLength: 40 })),
  message: Type.String({ minLength: 1, maxLength: LONGEST_MESSAGE }),
  locale: Type.Optional(Type.String({ pattern: '^[a-z]{2}-[a-z]{2,3}$' })),
  requestKey: Type.String({ pattern: '^[0-9A-Za-z-]{8,64}$' }),
});

export const spotParams = Type.Object({
  storeId: Type.String({ pattern: '^[0-9]{1,9}$' }),
  name: Type.String({ pattern: '^[0-9A-Za-z._ -]{1,128}$' }),
});
export const spotQuery = Type.Object({ langId: Type.Optional(Type.String({ pattern: '^-[0-9]{1,3}$' })) });

export const eventParams = Type.Object({ storeId: Type.String({ pattern: '^[0-9]{1,9}$' }) });

const detail = Type.Optional(Type.String({ maxLength: 254 }));

/** What the product's shops tell about a marketing event; every other field is ignored. */
export const eventBody = Type.Object({
  DM_ReqCmd: detail,
  productId: detail,
  categoryId: detail,
  searchTerm: detail,
  personalizationID: detail,
  eMarketingSpotId: detail,
  activityId: detail,
  experimentResultId: detail,
  experimentResultTestElementId: detail,
  baseMarketingSpotDataType: detail,
  baseMarketingSpotActivityID: detail,
});
