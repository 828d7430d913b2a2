import type { ContentComponent } from '@sightline/shared-lib/domain/content';

import type { GridTeaser } from '../../catalogue/query/listingData';

/** Rows of two and of three both end after a multiple of six. */
const ROWS_FILL = 6;
const USUAL_POSITION = 12;

/** The content service's teasers between tiles, one a row, in order of their places (PLP-07). */
export function teasersOf(components: readonly ContentComponent[] = []): readonly GridTeaser[] {
  const teasers = components
    .filter(({ type }) => type === 'Teaser')
    .map(({ fields: { title, text, cta, position } }) => ({
      title,
      text,
      label: cta?.label ?? '',
      href: cta?.href ?? '',
      after: Math.max(ROWS_FILL, Math.ceil((position ?? USUAL_POSITION) / ROWS_FILL) * ROWS_FILL),
    }))
    .filter(({ title }) => title !== '');
  const places = new Map(teasers.toReversed().map((teaser) => [teaser.after, teaser]));
  return [...places.values()].toSorted((a, b) => a.after - b.after);
}
