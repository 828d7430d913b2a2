import {
  attributeText,
  badgesOf,
  colourName,
  frameMeasurements,
  isEyewear,
  isSoldOut,
  modelName,
  outlineOf,
  pictureOfView,
  productTypeOf,
} from '@sightline/shared-lib/domain/product';
import type {
  Attachment,
  Attributes,
  ClusterMember,
  Outline,
  PlainPrice,
  PriceLists,
  PrimaryBadge,
  SecondaryBadge,
} from '@sightline/shared-lib/domain/product';
import type { LoadServices } from '@sightline/shared-lib/contracts';
import type { PriceFacts, SwatchColours } from '@sightline/shared-lib/ui';

import { swatchColours } from '../colours/colours';
import { isFrame, pictureFacts, totalWidth } from '../pictures/pictureFacts';
import type { PictureFacts } from '../pictures/pictureSource';
import { tagFacts } from '../facts/priceFacts';
import type { TagFacts } from '../facts/priceFacts';

/** One colour of a tile: choosing it changes the picture and the link (PLP-07). */
export interface TileColour extends SwatchColours {
  readonly partNumber: string;
  /** Locale-less path of its page. */
  readonly path: string;
  readonly name: string;
  readonly picture: PictureFacts | null;
  readonly second?: PictureFacts;
}

/** A product as a tile shows it, lean enough to be embedded eighteen times. */
export interface TileFacts extends Omit<TagFacts, 'lowest'> {
  readonly objectId: string;
  readonly brand: string;
  readonly name: string;
  /** The product's own colour first. */
  readonly colours: readonly TileColour[];
  /** Colours beyond those carried here. */
  readonly moreColours: number;
  readonly badge?: PrimaryBadge | 'sold-out' | undefined;
  readonly secondary: readonly SecondaryBadge[];
  /** Total width in millimetres; absent for what does not hang on the line. */
  readonly mm?: number | undefined;
  /** Drawn where its picture is missing. */
  readonly outline: Outline;
  readonly size?: { readonly lens: number; readonly bridge: number; readonly temple?: number } | undefined;
  /** In place of the size, for what has none. */
  readonly detail?: string | undefined;
}

/** What a record must have to become a tile: hits of the index and products of the catalogue do. */
export interface TileSource {
  readonly objectId?: string;
  readonly partNumber: string;
  readonly url: string;
  readonly name: string;
  readonly attributes: Attributes;
  readonly attachments: readonly Attachment[];
  readonly prices: PriceLists;
  readonly plainPrice?: PlainPrice;
  readonly cluster: readonly ClusterMember[];
}

/** Swatches a tile draws; the kit says "+n" for the rest. */
export const TILE_SWATCHES = 4;

type ColourSource = Pick<TileSource, 'partNumber' | 'url' | 'attributes' | 'attachments'>;

function tileColour(source: ColourSource, measured: Attributes): TileColour {
  const front = pictureOfView(source.attachments, 'front');
  const second = source.attachments.find(({ name }) => name === 'lateral');
  return {
    partNumber: source.partNumber,
    path: source.url,
    name: colourName(source.attributes),
    ...swatchColours(source.attributes),
    picture: front ? pictureFacts(front, measured) : null,
    ...(second ? { second: pictureFacts(second, measured) } : {}),
  };
}

/** What goods that are no frame are, or how often contact lenses are replaced; what is named after its kind says it once. */
export function kindOf(attributes: Attributes, name: string): string | undefined {
  const kind = attributeText(attributes, 'REPLACEMENT') ?? attributeText(attributes, 'GOODS_KIND');
  return kind?.toLowerCase() === name.toLowerCase() ? undefined : kind;
}

/** A tile's facts; null for a record without a price, which cannot be sold or compared. */
export function tileFacts(
  source: TileSource,
  services: Pick<LoadServices, 'site' | 'segments' | 'now' | 't'>,
): TileFacts | null {
  const tags = tagFacts(source, services);
  if (!tags) return null;
  const { attributes } = source;
  const hangs = isEyewear(productTypeOf(source)) && isFrame(attributes);
  const { lensWidth, bridge, temple } = frameMeasurements(attributes);
  const width = hangs ? totalWidth(attributes) : null;
  const { primary, secondary } = badgesOf(attributes, services.site.config.badges);
  const siblings = source.cluster.filter(({ partNumber }) => partNumber !== source.partNumber);
  const shown = hangs ? siblings.slice(0, TILE_SWATCHES - 1) : [];
  const brand = attributeText(attributes, 'BRAND') ?? '';
  const name = modelName(source, brand);
  const badge = isSoldOut(attributes) ? 'sold-out' : (primary ?? undefined);
  const hasPacks = (attributes.codes['PACK_SIZE']?.length ?? 0) > 1;
  const packed = (price: PriceFacts): PriceFacts => (hasPacks ? { ...price, from: true } : price);
  return {
    objectId: source.objectId ?? `${source.partNumber}_${services.site.storeId}`,
    brand,
    name,
    colours: [source, ...shown].map((one) => tileColour(one, attributes)),
    moreColours: hangs ? siblings.length - shown.length : 0,
    secondary,
    outline: outlineOf(source),
    price: packed(tags.price),
    ...(tags.memberPrice ? { memberPrice: packed(tags.memberPrice) } : {}),
    badge,
    mm: width ?? undefined,
    ...(hangs && lensWidth !== null && bridge !== null
      ? { size: { lens: lensWidth, bridge, ...(temple === null ? {} : { temple }) } }
      : {}),
    detail: hangs ? undefined : kindOf(attributes, name),
  };
}
