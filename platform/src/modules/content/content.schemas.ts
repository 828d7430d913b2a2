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
