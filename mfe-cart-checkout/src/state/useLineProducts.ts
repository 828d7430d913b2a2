import type { OrderLine } from '@sightline/shared-lib/domain/cart';
import { useServices } from '@sightline/shared-lib/runtime';
import { useMemo } from 'react';

import { useLineProductsQuery } from './api';
import { type LineProduct, lineProductsInput } from './lineProduct';

/** Facts of the products behind lines, by part number; lines are shown before they are there, and without them when they fail. */
export function useLineProducts(lines: readonly OrderLine[]): {
  readonly products: ReadonlyMap<string, LineProduct>;
  readonly isLoading: boolean;
} {
  const services = useServices();
  const input = useMemo(() => lineProductsInput(lines, services), [lines, services]);
  const { data, isLoading } = useLineProductsQuery(input, { skip: input.partNumbers.length === 0 });
  const products = useMemo(() => new Map((data ?? []).map((product) => [product.partNumber, product])), [data]);
  return { products, isLoading };
}
