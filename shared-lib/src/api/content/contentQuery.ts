import type { QueryValue } from '../../contracts';
import { lookUpOverride } from '../../domain/site/localeFacts';

/** Where content is looked up and how it is selected (contract 6). */
export interface ContentInput {
  /** Brand or store prefix. */
  readonly store: string;
  readonly lang: string;
  readonly country: string;
  readonly externalId?: string | undefined;
  readonly pageId?: string | undefined;
  readonly profile?: string | undefined;
  /** ISO date-time: the page as of then; needs a preview token (CMS-02). */
  readonly previewDate?: string | undefined;
  readonly includePlacements?: readonly string[] | undefined;
  readonly excludePlacements?: readonly string[] | undefined;
  readonly addPlacement?: readonly string[] | undefined;
  /** True leaves product records out and gives ids only. */
  readonly noEnrich?: boolean | undefined;
  readonly filterRulesLocaleOverride?: string | undefined;
  readonly breadcrumb?: boolean | undefined;
  readonly baseUrl?: string | undefined;
  readonly useFlatStructure?: boolean | undefined;
}

function commaList(values: readonly string[] | undefined): string | undefined {
  return values && values.length > 0 ? values.join(',') : undefined;
}

/** Query of a content call; the client adds storeId and langId. */
export function contentQuery(input: ContentInput): Record<string, QueryValue> {
  return {
    profile: input.profile,
    previewDate: input.previewDate,
    includePlacements: commaList(input.includePlacements),
    excludePlacements: commaList(input.excludePlacements),
    addPlacement: commaList(input.addPlacement),
    noEnrich: input.noEnrich,
    externalId: input.externalId,
    pageId: input.pageId,
    filterRulesLocaleOverride: input.filterRulesLocaleOverride ?? lookUpOverride(input.lang, input.country),
    breadcrumb: input.breadcrumb,
    baseUrl: input.baseUrl,
    useFlatStructure: input.useFlatStructure,
  };
}
