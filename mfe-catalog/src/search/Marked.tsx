import { Fragment as Words } from 'react';

import type { HighlightPart } from './highlight';

/** Words whose match shows in weight, not colour. */
export function Marked({ parts }: { readonly parts: readonly HighlightPart[] }) {
  return parts.map(({ text, isMatch }, index) =>
    // Pieces of one phrase keep their places.
    // oxlint-disable-next-line react/no-array-index-key
    isMatch ? <b key={index}>{text}</b> : <Words key={index}>{text}</Words>,
  );
}
