/** Words of a suggestion, marked where they match what was typed. */
export interface HighlightPart {
  readonly text: string;
  readonly isMatch: boolean;
}

const ENTITIES: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', '#39': "'" };

/** The index escapes what it marks up; React escapes again. */
function plain(text: string): string {
  return text.replace(/&(amp|lt|gt|quot|#39);/g, (_, name: string) => ENTITIES[name] ?? '');
}

/** Splits the index's `<em>` marks; anything else in angle brackets is plain text. */
export function highlightParts(highlighted: string): readonly HighlightPart[] {
  return highlighted
    .split(/(<em>.*?<\/em>)/g)
    .filter(Boolean)
    .map((piece) => {
      const match = /^<em>(.*)<\/em>$/.exec(piece);
      return { text: plain(match?.[1] ?? piece), isMatch: match !== null };
    });
}
