import type { QueryValue } from '../../contracts';

/** Where content is looked up and how it is selected (contract 6). */
export interface ContentInput {
  /** Brand or store prefix. */
  readonly store: string;
  readonly lang: string;
  readonly country: string;
  readonly externalId?: string;
  readonly pageId?: string;
  readonly profile?: string;
  /** ISO date-time: the page as of then; needs a preview token (CMS-02). */
  readonly previewDate?: string;
  readonly includePlacements?: readonly string[];
  readonly excludePlacements?: readonly string[];
  readonly addPlacement?: readonly string[];
  /** True leaves product records out and gives ids only. */
  readonly noEnrich?: boolean;
  readonly filterRulesLocaleOverride?: string;
  readonly breadcrumb?: boolean;
  readonly baseUrl?: string;
  readonly useFlatStructure?: boolean;
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
    filterRulesLocaleOverride: input.filterRulesLocaleOverride,
    breadcrumb: input.breadcrumb,
    baseUrl: input.baseUrl,
    useFlatStructure: input.useFlatStructure,
  };
}
