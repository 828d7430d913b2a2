import { type Bitset, createBitset, difference, intersectInto, uniteInto } from './bitset';
import { bitsOfCodes, codesOfValue } from './facetColumn';
import type { FilterNode } from './filterNode';
import { bitsComparing, bitsInRange } from './numberColumn';
import type { SearchIndex } from './searchIndex';
import { workspaceOf } from './workspace';

/**
 * The slots that satisfy a condition, perhaps beyond the universe of the index. The result is shared or belongs to the
 * workspace: the caller must not change it, nor keep it beyond the query.
 * An attribute the index does not know satisfies nothing.
 */
export function filterBits(index: SearchIndex, node: FilterNode): Bitset {
  switch (node.kind) {
    case 'and':
      return combine(index, node.nodes, intersectInto) ?? index.universe;
    case 'or':
      return combine(index, node.nodes, uniteInto) ?? createBitset(index.space.slots);
    case 'not':
      return difference(index.universe, filterBits(index, node.node));
    case 'value':
      return valueBits(index, node.attribute, node.value);
    case 'compare': {
      const column = index.numbers.get(node.attribute);
      return column ? bitsComparing(column, node.operator, node.limit) : createBitset(index.space.slots);
    }
    case 'range': {
      const column = index.numbers.get(node.attribute);
      return column ? bitsInRange(column, node.from, node.to) : createBitset(index.space.slots);
    }
  }
}

function combine(
  index: SearchIndex,
  nodes: readonly FilterNode[],
  merge: (target: Bitset, other: Bitset) => unknown,
): Bitset | undefined {
  const [first, ...rest] = nodes;
  if (!first) return undefined;
  const start = filterBits(index, first);
  if (rest.length === 0) return start;
  const result = workspaceOf(index.space).takeBitset(start);
  for (const node of rest) merge(result, filterBits(index, node));
  return result;
}

function valueBits(index: SearchIndex, attribute: string, value: string): Bitset {
  const facet = index.facets.get(attribute);
  if (facet) return bitsOfCodes(facet, codesOfValue(facet, value), index.space.slots);
  const numbers = index.numbers.get(attribute);
  const number = Number(value);
  if (numbers && value !== '' && !Number.isNaN(number)) return bitsComparing(numbers, '=', number);
  return createBitset(index.space.slots);
}
