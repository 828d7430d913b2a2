import { readContactLens } from '@sightline/shared-lib/domain/lens';

import type { OrderLine } from '../order';

/** The eyes that a line's contact lenses are for; none for anything else. Their values are not told. */
export function eyesOf({ attributes, quantity }: Pick<OrderLine, 'attributes' | 'quantity'>): ('right' | 'left')[] {
  const extendedAttributes = Object.fromEntries(
    attributes.map(({ attributeName, attributeValue }) => [attributeName, attributeValue]),
  );
  const lenses = readContactLens({ extendedAttributes, quantity });
  return (['right', 'left'] as const).filter((side) => lenses?.[side]);
}

/** Contact lenses come back in boxes that nobody has opened. */
export const isTakenSealed = ({ opticalRole }: Pick<OrderLine, 'opticalRole'>): boolean =>
  opticalRole === 'contactLens';
