import type { ContentComponent } from '@sightline/shared-lib/domain';

import type { GridTeaser } from '../../listing/listingData';

/** Rows of two and of three both end after a multiple of six. */
const ROWS_FILL = 6;
const USUAL_POSITION = 12;

/** The content service's teaser between tiles (PLP-07); null when the listing has none. */
export function teaserOf(components: readonly ContentComponent[] | undefined): GridTeaser | null {
  const teaser = components?.find(({ type }) => type === 'Teaser');
  if (!teaser) return null;
  const { title, text, cta, position } = teaser.fields;
  return {
    title,
    text,
    label: cta?.label ?? '',
    href: cta?.href ?? '',
    after: Math.ceil((position ?? USUAL_POSITION) / ROWS_FILL) * ROWS_FILL,
  };
}
