/** Words of a suggestion, marked where they match what was typed. */
export interface HighlightPart {
  readonly text: string;
  readonly isMatch: boolean;
}

/** Splits the index's `<em>` marks; anything else in angle brackets is plain text. */
export function highlightParts(highlighted: string): readonly HighlightPart[] {
  return highlighted
    .split(/(<em>.*?<\/em>)/g)
    .filter(Boolean)
    .map((piece) => {
      const match = /^<em>(.*)<\/em>$/.exec(piece);
      return match ? { text: match[1] ?? '', isMatch: true } : { text: piece, isMatch: false };
    });
}
