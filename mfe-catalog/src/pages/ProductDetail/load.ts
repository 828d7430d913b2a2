import { readProductContent } from '@sightline/shared-lib/api/content';
import { listProducts } from '@sightline/shared-lib/api/product';
import type { LoadResult, LoadServices, PageHead, PageRequest } from '@sightline/shared-lib/contracts';
import { breadcrumbData, productData } from '@sightline/shared-lib/domain/seo';
import type { Product } from '@sightline/shared-lib/domain/product';
import { pictureSrcSet, pictureUrl } from '@sightline/shared-lib/ui';

import { contentInput, tryContent } from '../../features/content/contentInput';
import { pageTitle } from '../../features/content/seoHead';
import { DETAIL_PROFILE } from '../../catalogue/facts/detailProfile';
import { PRODUCT_SIZES, pictureSource } from '../../catalogue/pictures/pictureSource';
import { readFactHelp } from '../../catalogue/facts/factHelp/readFactHelp';
import { shownPrice } from '../../catalogue/facts/priceFacts';
import { productHeading } from '../../catalogue/facts/productHeading';
import { goesWith } from '../../catalogue/reading/recommended';
import { chosenOf, isForSale } from './chosenOf';
import { coloursInStock } from './coloursInStock';
import { preloadLateParts } from './lateParts';
import { leastLensPrice } from './leastLensPrice';
import { firstWay } from './lensWay';
import { productView, wayFacts } from './productViewOf';
import type { ProductView } from './productView';
import { readStock } from './readStock';
import { sameWidth } from './related';

function heroOf({ pictures }: ProductView): PageHead['heroImage'] {
  const [first] = pictures;
  if (!first) return undefined;
  const { src, formats = [], widths } = pictureSource(first, '');
  const format = formats[0] ?? 'webp';
  return { src: pictureUrl(src, 800, format), srcSet: pictureSrcSet({ src, widths }, format), sizes: PRODUCT_SIZES };
}

/** Where and when it arrives; the international shop has no country of its own to name. */
function deliveryData({ delivery }: ProductView, { site }: LoadServices) {
  const country = site.country.toUpperCase();
  if (!delivery.arrives || country === 'WW' || country === 'INT') return {};
  return { delivery: { promise: delivery.arrives, country } };
}

function structuredData(view: ProductView, product: Product, request: PageRequest, services: LoadServices) {
  const choice = chosenOf(view, request.query);
  const item = product.items.find(({ partNumber }) => partNumber === choice?.partNumber) ?? product;
  const price = shownPrice(item, services) ?? shownPrice(product, services);
  const gtin = choice && /^\d{13}$/.test(choice.partNumber) ? choice.partNumber : undefined;
  const trail = breadcrumbData(view.crumbs, '');
  // Search engines refuse a product without an offer.
  if (!price) return [trail];
  const data = productData({
    name: productHeading(view),
    description: view.description || productHeading(view),
    brand: view.brand,
    sku: choice?.partNumber ?? view.partNumber,
    gtin,
    color: view.colours[0]?.name,
    images: view.pictures.map(({ src }) => pictureUrl(src, 1200, 'webp')),
    url: view.path,
    offer: {
      minor: price.offerMinor,
      currency: price.currency,
      availability: !choice || choice.stock === 'unknown' ? 'Available' : choice.stock,
      ...deliveryData(view, services),
    },
  });
  return [trail, data];
}

function titleOf(view: ProductView, { t }: LoadServices): string {
  const name = productHeading(view);
  const colour = view.colours[0]?.name;
  return colour ? t('Product.PageTitle', { name, colour }) : name;
}

/** One product in one colour with its sizes, stock and what goes with it (PDP-01 to PDP-08). */
export async function load(request: PageRequest, services: LoadServices): Promise<LoadResult<ProductView | null>> {
  const { site, client, preview } = services;
  const partNumber = request.resolved?.externalId ?? '';
  const family = request.path.startsWith('/contact-lenses/') ? 'CL FAMILY' : 'X-SELL FAMILY';
  const [page, content] = await Promise.all([
    listProducts(client, {
      partNumber: [partNumber],
      profileName: DETAIL_PROFILE,
      catalogId: site.catalogId,
      currency: site.currency,
      associationType: family,
    }),
    tryContent(() => readProductContent(client, contentInput(site, { externalId: partNumber }, preview)), preview),
  ]);
  const [product] = page.products;
  if (!product) {
    const head = { title: pageTitle(services.t('Product.Unknown')) };
    return { outcome: 'page', status: 404, head, data: null, cache: 'product' };
  }
  const [levels, same, tied, help, lenses] = await Promise.all([
    readStock(product, services),
    sameWidth(product, services),
    goesWith(product, services),
    readFactHelp(site.language),
    firstWay(wayFacts(product, services)) === 'lenses' ? leastLensPrice(services) : null,
    preloadLateParts(),
  ]);
  const known = productView(
    { product, levels, content: content.page, sameWidth: same, goesWith: tied, help, lenses },
    services,
  );
  const isOut = known.choices.every(({ stock }) => !isForSale(stock));
  const view = isOut ? { ...known, coloursInStock: await coloursInStock(product, services) } : known;
  const hero = heroOf(view);
  return {
    outcome: 'page',
    status: 200,
    cache: 'product',
    head: {
      title: pageTitle(titleOf(view, services)),
      canonicalPath: view.path,
      section: `/${view.path.split('/')[1] ?? ''}`,
      structuredData: structuredData(view, product, request, services),
      ...(view.description ? { description: view.description.slice(0, 200) } : {}),
      ...(hero ? { heroImage: hero } : {}),
    },
    data: view,
  };
}
