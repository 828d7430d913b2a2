import type { SiteContext } from '@sightline/shared-lib/contracts';

import type { TileFacts } from './tileFacts';

/** A frame that can be tried on: what the picture and its place on a face need, and its name. */
export interface TrialFrame {
  readonly partNumber: string;
  /** Locale-less path of its page. */
  readonly path: string;
  readonly brand: string;
  readonly name: string;
  readonly colour: string;
  /** Address of the picture without temples, with `{width}` and `{format}`. */
  readonly picture: string;
  /** Total width in millimetres. */
  readonly mm: number;
  readonly bridge: number;
}

/** Bridge of a frame whose own is unknown, mm. */
export const USUAL_BRIDGE = 18;

/** How many frames are compared on one face at most. */
export const COMPARED = 4;

/** Try-on is offered where the store has both of its switches on (ADV-02). */
export function isTryOnOffered({ config }: Pick<SiteContext, 'config'>): boolean {
  return config.isVMMVEnabled && config.isVirtualTryOnEnabled;
}

const FRONT = '/front.';

/** Address of the view that is worn, from that of the front view; null when there is none. */
export function wornPicture(front: string | undefined): string | null {
  return front?.includes(FRONT) ? front.replace(FRONT, '/worn.') : null;
}

/** The colours of a tile that can be tried on, the chosen one first. */
export function trialFramesOf(tile: TileFacts, chosen?: string): readonly TrialFrame[] {
  const { mm, brand, name, size } = tile;
  if (mm === undefined) return [];
  const frames = tile.colours.flatMap(({ partNumber, path, name: colour, picture }) => {
    const worn = wornPicture(picture?.src);
    const frame = { partNumber, path, brand, name, colour, mm, bridge: size?.bridge ?? USUAL_BRIDGE };
    return worn ? [{ ...frame, picture: worn }] : [];
  });
  return frames.toSorted((a, b) => Number(b.partNumber === chosen) - Number(a.partNumber === chosen));
}

/** Locale-less path of the listing a product's address belongs to. */
export function sectionOf(path: string): string {
  return `/${path.split('/')[1] ?? ''}`;
}
