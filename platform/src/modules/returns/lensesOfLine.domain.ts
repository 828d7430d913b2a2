import { readContactLens } from '@sightline/shared-lib/domain/lens';

import type { LensValuesPort, OrderLine } from '../order';
import { reasonsFor } from './reasons';

/** Values of eyes are sealed where they are kept. */
type Opener = Pick<LensValuesPort, 'shown'>;

/** The eyes that a line's contact lenses are for; none for anything else. Their values are not told. */
export function eyesOf({ attributes, partNumber, quantity }: OrderLine, lensValues: Opener): ('right' | 'left')[] {
  const extendedAttributes = Object.fromEntries(
    lensValues
      .shown(attributes, partNumber)
      .map(({ attributeName, attributeValue }) => [attributeName, attributeValue]),
  );
  const lenses = readContactLens({ extendedAttributes, quantity });
  return (['right', 'left'] as const).filter((side) => lenses?.[side]);
}

/** Why a line can come back, whose eyes it is for, and whether its box has to be closed, as that of contact lenses has. */
export const returnTerms = (line: OrderLine, lensValues: Opener) => ({
  reasons: reasonsFor(line),
  eyes: eyesOf(line, lensValues),
  sealed: line.opticalRole === 'contactLens',
});
