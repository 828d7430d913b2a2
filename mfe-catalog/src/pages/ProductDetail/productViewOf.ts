import { dynamicKey } from '@sightline/shared-lib/runtime';
import { LOCALE_FACTS } from '@sightline/shared-lib/contracts';
import type { LoadServices } from '@sightline/shared-lib/contracts';
import { formatMoney, formatPromise, money, type Money } from '@sightline/shared-lib/domain/money';
import {
  attributeCode,
  attributeText,
  brandName,
  badgesOf,
  colourName,
  colourParts,
  frameShapeOf,
  imageOrderFor,
  isEyewear,
  modelName,
  orderedPictures,
  outlineOf,
  productTypeOf,
} from '@sightline/shared-lib/domain/product';
import type { ContentPage } from '@sightline/shared-lib/domain/content';
import type { BreadcrumbEntry } from '@sightline/shared-lib/domain/listing';
import type { Product } from '@sightline/shared-lib/domain/product';

import { swatchColours } from '../../catalogue/colours/colours';
import { pictureFacts } from '../../catalogue/pictures/pictureFacts';
import { kindOf, type TileFacts } from '../../catalogue/tiles/tileFacts';
import { choicesOf, takesPrescription } from './choices';
import type { Levels } from './readStock';
import type { FactHelp } from '../../catalogue/facts/factHelp/readFactHelp';
import { factGroups, measureHelp } from '../../catalogue/facts/factGroups';
import { lensFacts } from './lensFacts';
import type { ColourLink, ProductView } from './productView';

export interface ProductParts {
  readonly product: Product;
  readonly levels: Levels;
  readonly content: ContentPage | null;
  readonly sameWidth: readonly TileFacts[];
  readonly goesWith: readonly TileFacts[];
  readonly help: FactHelp;
  /** What the cheapest lenses cost, of what is bought with them first. */
  readonly lenses: Money | null;
}

/** What decides whether it is bought with lenses first. */
export function wayFacts(product: Product, { site }: Pick<LoadServices, 'site'>) {
  return {
    takesPrescription: takesPrescription(product, site),
    type: productTypeOf(product),
    colours: colourLinks(product),
  };
}

function colourLinks(product: Product): readonly ColourLink[] {
  const siblings = product.cluster.filter(({ partNumber }) => partNumber !== product.partNumber);
  return [product, ...siblings].map((one) => ({
    partNumber: one.partNumber,
    path: one.url,
    name: colourName(one.attributes),
    ...swatchColours(one.attributes),
  }));
}

/** The colour of this product with a word for what is the lens's: "Brown, black lenses". */
function colourText({ attributes }: Product, { t }: LoadServices): string {
  const [frame, lens] = colourParts(attributes);
  return frame && lens ? t('Product.FrameAndLens', { frame, lens: lens.toLowerCase() }) : frame || lens;
}

/** Listing, brand, product: the way up from here (SEO-04). */
function crumbsOf(product: Product, name: string, { site, t }: LoadServices): readonly BreadcrumbEntry[] {
  const type = productTypeOf(product);
  const listing = `/${product.url.split('/')[1] ?? ''}`;
  const brand = attributeText(product.attributes, 'BRAND') ?? '';
  return [
    { label: t('Crumb.Home'), href: '/' },
    {
      label: t(dynamicKey(`Section.${listing.slice(1)}`)),
      href: (type && site.config.breadcrumbSeoUrls[type]) || listing,
    },
    ...(brand ? [{ label: brand, href: `${listing}?BRAND=${encodeURIComponent(brand)}` }] : []),
    { label: name, href: '' },
  ];
}

const isHearingDevice = ({ attributes }: Product) => attributeCode(attributes, 'GOODS_KIND') === 'hearing-device';

/** Words on delivery, returns and fitting that suit the kind of goods; a page that knows no kinds has one placement for all. */
function servicesOf(content: ContentPage | null, product: Product): ProductView['services'] {
  const placements = content?.placements ?? {};
  const type = productTypeOf(product);
  const isGoods = attributeCode(product.attributes, 'GOODS_KIND') !== undefined;
  const kind = type === 'contact-lenses' ? 'contact-lenses' : isHearingDevice(product) ? 'hearing' : 'other';
  const own = isEyewear(type) && !isGoods ? placements['services'] : placements[`services-${kind}`];
  const items = (own ?? Object.values(placements).flat()).flatMap(({ fields }) => fields.items);
  return items.map(({ title, text }) => ({ title, text })).filter(({ title, text }) => title && text);
}

function deliveryOf(levels: Levels, services: LoadServices): ProductView['delivery'] {
  const { freeDeliveryFrom } = services.site.config;
  const { tag } = LOCALE_FACTS[services.site.locale];
  const freeFrom = freeDeliveryFrom > 0 ? formatPromise(money(freeDeliveryFrom, services.site.currency), tag) : '';
  // The sizes of a product are made and sent alike.
  const [level] = levels.values();
  return {
    arrives: level?.deliveryPromise ?? null,
    arrivesWithLenses: level?.deliveryPromiseWithLenses ?? null,
    freeFrom,
  };
}

/** The page's view of a product record. */
export function productView(
  { product, levels, content, help, lenses, ...rails }: ProductParts,
  services: LoadServices,
): ProductView {
  const { site } = services;
  const { attributes } = product;
  const way = wayFacts(product, services);
  const { type } = way;
  const brand = brandName(product);
  const name = modelName(product, brand);
  const { primary, secondary } = badgesOf(attributes, site.config.badges);
  const shape = frameShapeOf(attributeCode(attributes, 'FRAME_SHAPE'));
  const baseCurve = attributeCode(attributes, 'BASE_CURVE');
  const description = product.longDescription || product.shortDescription;
  const pictures = orderedPictures(product.attachments, 'PDP', imageOrderFor(type, site.config.pdpImageOrder));
  return {
    path: product.url,
    partNumber: product.partNumber,
    objectId: `${product.partNumber}_${site.storeId}`,
    ...way,
    crumbs: crumbsOf(product, name, services),
    brand,
    name,
    detail: kindOf(attributes, name),
    description,
    isHearingDevice: isHearingDevice(product),
    secondary,
    colour: colourText(product, services),
    choices: choicesOf(product, levels, services, lenses),
    outline: outlineOf(product),
    pictures: pictures.map((picture) => ({ ...pictureFacts(picture, attributes), view: picture.name })),
    lensesFrom: lenses ? formatMoney(lenses, LOCALE_FACTS[site.locale].tag) : undefined,
    delivery: deliveryOf(levels, services),
    facts: factGroups(attributes, LOCALE_FACTS[site.locale].tag, help),
    measureHelp: shape ? measureHelp(help) : {},
    services: servicesOf(content, product),
    ...rails,
    lens: type === 'contact-lenses' ? lensFacts(product, services) : undefined,
    badge: primary ?? undefined,
    shape,
    baseCurve,
  };
}
