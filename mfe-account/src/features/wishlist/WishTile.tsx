import { formatMoney, money } from '@sightline/shared-lib/domain/money';
import { isDiscountShown, priceOf } from '@sightline/shared-lib/domain/price';
import {
  attributeText,
  brandName,
  frameMeasurements,
  frontWidth,
  isAddToCartEnabled,
  isEyewear,
  isRoxable,
  isSoldOut,
  modelName,
  outlineOf,
  pictureOfView,
  pictureTemplate,
  productTypeOf,
  type Product,
} from '@sightline/shared-lib/domain/product';
import { segmentsOf } from '@sightline/shared-lib/domain/session';
import { labelled } from '@sightline/shared-lib/domain/typography';
import { useServices, useTranslation, useUser } from '@sightline/shared-lib/runtime';
import { ButtonLink, ProductTile, Stack, TILE_SIZES } from '@sightline/shared-lib/ui';
import type { ComponentType } from 'react';
import { styled } from 'styled-components';

import { LensesButton } from '../../account/parts/LensesButton';
import { BagButton } from './BagButton';

const WIDTHS = [200, 400, 800] as const;

/** What is pressed keeps clear of the price above it. */
const Ways = styled(Stack)`
  margin-top: 12px;
`;

/** An empty line: what has neither size nor kind ends where its neighbours do. */
const NO_SIZE = '\u00a0';

/** What saves a product or takes it back. */
export type WishHeart = ComponentType<{ readonly partNumber: string; readonly name: string }>;

interface WishTileProps {
  readonly product: Product;
  readonly Heart: WishHeart;
}

/** One saved product, with the way to lenses for a frame that takes them, and into the bag as it is (ACC-05). */
export function WishTile({ product, Heart }: WishTileProps) {
  const { navigation, now, site } = useServices();
  const { t, tag } = useTranslation();
  const user = useUser();
  const { attributes } = product;
  const hangs = isEyewear(productTypeOf(product));
  const measured = frameMeasurements(attributes);
  const { lensWidth, bridge, temple } = measured;
  const picture = pictureOfView(product.attachments, hangs ? 'front' : 'angle');
  const segments = segmentsOf(Boolean(user?.userLoggedIn), site.config.CustomerSegments_Enabled);
  const price = priceOf(product, { now, segments });
  const amount = (minor: number) => formatMoney(money(minor, price?.currency ?? site.currency), tag);
  const brand = brandName(product);
  const name = modelName(product, brand);
  const template = pictureTemplate(picture?.url ?? product.thumbnail);
  const width = picture?.widthMm ?? frontWidth(measured);
  const isGone = isSoldOut(attributes);
  const canHaveLenses = !isGone && price !== null && site.config.addPrescriptionLenses && isRoxable(attributes);
  const buyable = product.items.filter((item) => item.buyable);
  // Of several sizes the shopper chooses one on the article's page.
  const canBeAdded = !isGone && price !== null && isAddToCartEnabled(productTypeOf(product));
  const [only] = canBeAdded && buyable.length === 1 ? buyable : [];
  const hasSizes = canBeAdded && buyable.length > 1;
  const onItsPage = (label: string) => (
    <ButtonLink
      variant="outlined"
      size="small"
      wide
      href={navigation.localise(product.url)}
      aria-label={labelled(label, name, tag)}
    >
      {label}
    </ButtonLink>
  );
  return (
    <ProductTile
      href={navigation.localise(product.url)}
      name={name}
      brand={brand}
      badge={isGone ? { text: t('Wishlist.SoldOut'), tone: 'warn' } : undefined}
      picture={
        template
          ? { src: template, widths: WIDTHS, formats: ['avif', 'webp'], width: 100, height: hangs ? 40 : 75, alt: '' }
          : null
      }
      mm={hangs && width !== null ? Math.round(width) : undefined}
      outline={outlineOf(product)}
      size={
        hangs && lensWidth !== null && bridge !== null
          ? { lens: lensWidth, bridge, ...(temple === null ? {} : { temple }) }
          : undefined
      }
      detail={attributeText(attributes, 'REPLACEMENT') ?? attributeText(attributes, 'GOODS_KIND') ?? NO_SIZE}
      price={
        price
          ? {
              now: amount(price.offerMinor),
              ...(isDiscountShown(price)
                ? { before: amount(price.listMinor), discountPercent: Math.round(price.percentageDiscount) }
                : {}),
            }
          : { now: t('Wishlist.NoPrice') }
      }
      sizes={TILE_SIZES}
      headingLevel={2}
      footer={
        isGone || canHaveLenses || only || hasSizes ? (
          <Ways gap={1}>
            {canHaveLenses ? (
              <LensesButton inTile label={t('Wishlist.Lenses')} partNumber={product.partNumber} name={name} />
            ) : null}
            {only ? (
              <BagButton
                label={t(canHaveLenses ? 'Wishlist.BagPlain' : 'Wishlist.Bag')}
                partNumber={only.partNumber}
                name={name}
                isFirst={!canHaveLenses}
              />
            ) : null}
            {hasSizes && !canHaveLenses ? onItsPage(t('Wishlist.Sizes')) : null}
            {isGone ? onItsPage(t('Wishlist.TellMe')) : null}
          </Ways>
        ) : undefined
      }
      heart={<Heart partNumber={product.partNumber} name={name} />}
    />
  );
}
