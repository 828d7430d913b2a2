import type { QueryValue } from '../../contracts';
import { SORT } from '../../domain/listing';

/** Which catalogue, prices and fields a product call is about (contract 8.1). */
export interface CatalogueContext {
  readonly catalogId?: string;
  readonly currency?: string;
  readonly contractId?: string;
  /** Names the set of fields. */
  readonly profileName?: string;
}

export interface ProductQuery extends CatalogueContext {
  readonly categoryId?: string;
  readonly searchTerm?: string;
  readonly id?: readonly string[];
  readonly partNumber?: readonly string[];
  readonly productId?: string;
  /** Values of facet entries, verbatim. */
  readonly facet?: readonly string[];
  /** `name:limit`; -1 gives all entries. */
  readonly facetLimit?: readonly string[];
  readonly minPrice?: number;
  readonly maxPrice?: number;
  /** 1 brand, 2 name, 3 price up, 4 price down, 5 new; 0 best sellers (PLP-04). */
  readonly orderBy?: number;
  readonly limit?: number;
  readonly offset?: number;
  readonly associationType?: string;
  readonly attachmentFilter?: string;
  readonly attributeKeyword?: string;
  readonly checkEntitlement?: boolean;
}

/** The attachment filter keeps the spelling of the reference client (contract 34); best sellers are what comes without an order (PLP-04). */
export function productQuery(input: ProductQuery): Record<string, QueryValue> {
  const { attachmentFilter, orderBy, ...others } = input;
  return {
    ...others,
    attachementFilter: attachmentFilter,
    orderBy: orderBy === SORT.bestSellers ? undefined : orderBy,
  };
}
