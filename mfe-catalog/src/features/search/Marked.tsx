import { Fragment as Words } from 'react';

import type { HighlightPart } from './highlight';

/** Words whose match shows in weight, not colour. */
export function Marked({ parts }: { readonly parts: readonly HighlightPart[] }) {
  return parts.map(({ text, isMatch }, index) =>
    // oxlint-disable-next-line react/no-array-index-key -- pieces of one phrase keep their places
    isMatch ? <b key={index}>{text}</b> : <Words key={index}>{text}</Words>,
  );
}
