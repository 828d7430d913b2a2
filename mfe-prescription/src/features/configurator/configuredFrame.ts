import type { SiteContext } from '@sightline/shared-lib/contracts';
import { lensFrameOf, type LensFrame } from '@sightline/shared-lib/domain/lens';
import { money, type Money } from '@sightline/shared-lib/domain/money';
import { priceOf } from '@sightline/shared-lib/domain/price';
import {
  attributeCode,
  attributeText,
  frameMeasurements,
  frontWidth,
  outlineOf,
  pictureOfView,
  pictureTemplate,
  type Outline,
  type Product,
} from '@sightline/shared-lib/domain/product';
import { segmentsOf } from '@sightline/shared-lib/domain/session';

/** The frame that lenses are chosen for, as the configurator shows it. */
export interface ConfiguredFrame {
  readonly name: string;
  readonly price: Money;
  /** Null where the catalogue does not know the measurements. */
  readonly frame: LensFrame | null;
  readonly mm: number;
  readonly outline: Outline;
  /** Address with `{width}` and `{format}`; empty when there is none. */
  readonly picture: string;
}

interface Shopper {
  readonly site: Pick<SiteContext, 'config' | 'currency'>;
  readonly now: number;
  readonly isMember: boolean;
}

/** An ordinary width, where the catalogue tells none. */
const USUAL_MM = 138;

export function frameOf(product: Product, { site, now, isMember }: Shopper): ConfiguredFrame {
  const { attributes } = product;
  const segments = segmentsOf(isMember, site.config.CustomerSegments_Enabled);
  const price = priceOf(product, { now, segments });
  const picture = pictureOfView(product.attachments, 'front');
  return {
    name: attributeText(attributes, 'MODEL_NAME') ?? product.name,
    price: money(price?.offerMinor ?? 0, price?.currency ?? site.currency),
    frame: lensFrameOf((name) => attributeCode(attributes, name)),
    mm: Math.round(picture?.widthMm ?? frontWidth(frameMeasurements(attributes)) ?? USUAL_MM),
    outline: outlineOf(product),
    picture: pictureTemplate(picture?.url ?? product.thumbnail),
  };
}
