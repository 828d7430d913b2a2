import type { FrameShape } from '@sightline/shared-lib/domain/lens';
import type { Bust } from '@sightline/shared-lib/domain/product';

/** Part of every file name: raise it whenever a picture of the same specification would come out differently. */
export const recipeVersion = 12;

export const colourFamilies = [
  'Black',
  'Grey',
  'Brown',
  'Blue',
  'Red',
  'Green',
  'Pink',
  'White',
  'Violet',
  'Yellow',
  'Beige',
  'Orange',
  'Tortoise',
  'Transparent',
  'Gold',
  'Silver',
  'Copper',
  'Gunmetal',
] as const;

export type ColourFamily = (typeof colourFamilies)[number];

export const lensFamilies = [
  'Grey',
  'Green',
  'Brown',
  'Blue',
  'Violet',
  'Pink',
  'Yellow',
  'Orange',
  'Red',
  'Gold',
  'Silver',
] as const;

export type LensFamily = (typeof lensFamilies)[number];

export const lensKinds = ['demo', 'solid', 'polarised', 'gradient', 'photochromic', 'mirror'] as const;

export type LensKind = (typeof lensKinds)[number];

/** What the lenses look like; `family` is ignored for demo lenses. */
export interface LensLook {
  kind: LensKind;
  family?: LensFamily;
}

export const frameBuilds = ['acetate', 'metal', 'nylon', 'titanium', 'mixed'] as const;

export type FrameBuild = (typeof frameBuilds)[number];

export const frameStyles = ['solid', 'crystal', 'havana', 'blonde'] as const;

export type FrameStyle = (typeof frameStyles)[number];

/** A pair of glasses; every length in millimetres, boxing system. */
export interface FrameSpec {
  kind: 'frame';
  shape: FrameShape;
  /** Lens box width. */
  a: number;
  /** Lens box height. */
  b: number;
  /** Distance between the lenses. */
  dbl: number;
  /** Temple length along its curve, drop included. */
  temple: number;
  build: FrameBuild;
  rim?: 'full' | 'half' | 'rimless';
  front: ColourFamily;
  style?: FrameStyle;
  /** Rim thickness of acetate fronts. */
  weight?: 'fine' | 'regular' | 'bold';
  /** Colour of the temples where it differs from the front's. */
  temples?: ColourFamily;
  lens: LensLook;
  /** Loudspeakers in the temples: thick arms with slots. */
  audio?: boolean;
  /** Who wears it in the view on a bust; the usual one unless told. */
  bust?: Bust;
}

/** A carton of contact lenses with its real parameters on the label. */
export interface ContactLensBoxSpec {
  kind: 'contact-lens-box';
  brand: string;
  product: string;
  replacement: string;
  type: string;
  packSize: number;
  bc: string;
  dia: string;
  /** Hue of the colour field in degrees. */
  hue: number;
}

/** A bottle of lens care solution. */
export interface BottleSpec {
  kind: 'bottle';
  brand: string;
  product: string;
  volume: number;
  hue: number;
}

/** A small bottle of lens cleaner with a pump. */
export interface SpraySpec {
  kind: 'spray';
  brand: string;
  product: string;
  volume: number;
  hue: number;
}

export interface CaseSpec {
  kind: 'case';
  front: ColourFamily;
}

export interface ClothSpec {
  kind: 'cloth';
  hue: number;
}

export interface ChainSpec {
  kind: 'chain';
  front: ColourFamily;
}

/** A pair of receiver-in-canal hearing devices. */
export interface HearingDeviceSpec {
  kind: 'hearing-device';
  front: ColourFamily;
}

/** A charging case for audio glasses or hearing devices. */
export interface ChargingCaseSpec {
  kind: 'charging-case';
  front: ColourFamily;
  contents: 'glasses' | 'hearing';
}

export const smallGoodsKinds = [
  'batteries',
  'wax-guards',
  'drying-kit',
  'tv-streamer',
  'earplugs',
  'domes',
  'kit',
  'nose-pads',
  'stand',
  'wipes',
  'lens-case',
  'pouch',
  'cord',
] as const;

export type SmallGoodsKind = (typeof smallGoodsKinds)[number];

/** Goods of one colour that print nothing: `form` says which. */
export interface SmallGoodsSpec {
  kind: 'small-goods';
  form: SmallGoodsKind;
  front: ColourFamily;
}

export type GoodsSpec =
  | SmallGoodsSpec
  | ContactLensBoxSpec
  | BottleSpec
  | SpraySpec
  | CaseSpec
  | ClothSpec
  | ChainSpec
  | HearingDeviceSpec
  | ChargingCaseSpec;

/** Everything the renderer needs to know about one product in one colour; plain JSON. */
export type PictureSpec = FrameSpec | GoodsSpec;

/** A frame on a display bust. */
export const bustView = 'bust';

export const frameViews = ['front', 'three-quarter', 'lateral', 'folded', 'detail', bustView] as const;
export const goodsViews = ['front', 'angle'] as const;

/** Width in millimetres of what those views show that show a window of fixed size. */
export const WINDOW_WIDTHS = { detail: 76, bust: 210 } as const;

/** A frame's front without its temples, as a face wears it: for trying on, in no gallery. */
export const wornView = 'worn';

export type PictureView = (typeof frameViews)[number] | (typeof goodsViews)[number] | typeof wornView;

/** The views that exist for a specification, the first being the one a tile shows. */
export function viewsOf(spec: PictureSpec): readonly PictureView[] {
  if (spec.kind === 'frame') return frameViews;
  return spec.kind === 'contact-lens-box' || spec.kind === 'bottle' || spec.kind === 'spray'
    ? ['angle', 'front']
    : goodsViews;
}
