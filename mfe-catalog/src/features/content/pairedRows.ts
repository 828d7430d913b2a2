import { media } from '@sightline/shared-lib/ui';
import { styled } from 'styled-components';

import type { ContentPart } from './contentPart';
import { drawingOf } from './drawings';

/** Two teasers beside each other, a hairline between them. */
export const Pair = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  margin-inline: calc(-1 * var(--margin));
  border-block: 1px solid var(--line);
  & > * {
    padding-inline: var(--margin);
  }
  & > * + * {
    border-top: 1px solid var(--line);
  }
  ${media.sm} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
    & > * + * {
      border-top: 0;
      border-inline-start: 1px solid var(--line);
      /* The margin of a wide screen is for its edges. */
      padding-inline-start: min(48px, var(--margin));
    }
  }
`;

const PAIRED: ReadonlySet<string | null> = new Set(['collection', 'hearing', 'stores']);

const isPaired = (part: ContentPart) => PAIRED.has(drawingOf({ part, isLead: false }));

/** Neighbouring teasers of the paired kinds share a row. */
export function rowsOf(parts: readonly ContentPart[]): readonly (readonly ContentPart[])[] {
  const rows: ContentPart[][] = [];
  for (const part of parts) {
    const last = rows.at(-1);
    const joins = isPaired(part) && last?.length === 1 && last.every(isPaired);
    if (joins) last.push(part);
    else rows.push([part]);
  }
  return rows;
}
