export interface SwatchColours {
  /** CSS colour of the frame's front. */
  readonly front: string;
  /** CSS colour of the lens; the front's when there is none. */
  readonly lens?: string | undefined;
}

export interface SwatchDiscProps extends SwatchColours {
  /** Outer edge in CSS pixels: 26 in tiles, 40 on the product page, 20 in facets. */
  readonly size: number;
}

/**
 * A ring for the front and a fill for the lens, one element, because a list shows fifty. Colours are SVG attributes, which a strict style
 * policy allows.
 */
export function SwatchDisc({ front, lens, size }: SwatchDiscProps) {
  return (
    <svg className="disc" width={size} height={size} viewBox="0 0 26 26" aria-hidden="true">
      <circle cx="13" cy="13" r="10.5" stroke={front} strokeWidth="5" fill={lens ?? front} />
    </svg>
  );
}
