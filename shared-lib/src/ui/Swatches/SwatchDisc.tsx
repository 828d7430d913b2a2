import type { FrontColour, LensColour } from './swatchColours';

export interface SwatchColours {
  readonly front: FrontColour;
  /** The front's colour fills the disc when there is none. */
  readonly lens?: LensColour | undefined;
}

/** A ring for the front and a fill for the lens: one plain element, because a list shows fifty. Who shows it has `discStyle`. */
export function SwatchDisc({ front, lens }: SwatchColours) {
  return <i className={lens ? `disc f-${front} l-${lens}` : `disc f-${front}`} aria-hidden="true" />;
}
