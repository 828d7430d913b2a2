import { PAGE_SIZES } from '@sightline/shared-lib/domain/listing';
import { formatMoney, money } from '@sightline/shared-lib/domain/money';
import { isDiscountShown, priceOf } from '@sightline/shared-lib/domain/price';
import {
  attributeText,
  frameMeasurements,
  frontWidth,
  isEyewear,
  isRoxable,
  outlineOf,
  pictureOfView,
  pictureTemplate,
  productTypeOf,
  type Product,
} from '@sightline/shared-lib/domain/product';
import { segmentsOf } from '@sightline/shared-lib/domain/session';
import { useServices, useTranslation, useUser } from '@sightline/shared-lib/runtime';
import { useReading } from '@sightline/shared-lib/store';
import {
  ButtonLink,
  EmptyState,
  IconButton,
  LoadMore,
  ProductTile,
  Skeleton,
  TileGrid,
} from '@sightline/shared-lib/ui';
import { useState } from 'react';

import { Failed } from '../../account/parts/Failed';
import { products } from '../../account/reading/accountApi';
import { savedFrames, toggleSaved } from '../../account/saved/savedFrames';
import { useSaved } from '../../account/saved/useSaved';
import { LensesButton } from '../../account/parts/LensesButton';

/** Saved products as tiles, newest first; fifty are read a call (ACC-05, CAT-10). */
export function SavedFrames() {
  const saved = useSaved();
  const services = useServices();
  const { t } = useTranslation();
  if (saved === null) return <Skeleton fills="tile" />;
  if (saved.length > 0) return <SavedTiles saved={saved} />;
  return (
    <EmptyState
      title={t('Wishlist.Empty')}
      actions={<ButtonLink href={services.navigation.localise('/sunglasses')}>{t('Account.Browse')}</ButtonLink>}
    >
      {t('Wishlist.EmptyText')}
    </EmptyState>
  );
}

function SavedTiles({ saved }: { readonly saved: readonly string[] }) {
  const services = useServices();
  const { t } = useTranslation();
  // What was saved when the page opened stays readable: taking one away asks the catalogue nothing.
  const [wanted] = useState(() => savedFrames(services));
  const [most, setMost] = useState<number>(PAGE_SIZES.wishlist);
  const { catalogId, currency } = services.site;
  const asked = { partNumbers: wanted, catalogId, currency };
  const { reading, again } = useReading(products, asked, { isPublic: true });
  if (reading.state === 'loading') return <Skeleton fills="tile" slowText={t('Wishlist.Slow')} />;
  if (reading.state === 'failed') return <Failed what={t('Wishlist.Failed')} onAgain={again} />;
  const kept = reading.value.filter(({ partNumber }) => saved.includes(partNumber));
  const gone = wanted.filter((one) => saved.includes(one) && !kept.some(({ partNumber }) => partNumber === one)).length;
  const shown = kept.slice(0, most);
  return (
    <>
      <output className="soft">
        {t('Wishlist.Count', { count: kept.length })}
        {gone > 0 ? ` ${t('Wishlist.Gone', { count: gone })}` : ''}
      </output>
      <TileGrid>
        {shown.map((product) => (
          <SavedTile key={product.partNumber} product={product} />
        ))}
      </TileGrid>
      {kept.length > PAGE_SIZES.wishlist ? (
        <LoadMore
          shown={shown.length}
          total={kept.length}
          step={PAGE_SIZES.wishlist}
          href={services.navigation.href({ page: 'wishlist' })}
          onMore={() => setMost(most + PAGE_SIZES.wishlist)}
        />
      ) : null}
    </>
  );
}

const WIDTHS = [200, 400, 800];

function SavedTile({ product }: { readonly product: Product }) {
  const services = useServices();
  const { navigation, now, site, toasts } = services;
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
  const name = attributeText(attributes, 'MODEL_NAME') ?? product.name;
  const template = pictureTemplate(picture?.url ?? product.thumbnail);
  const width = picture?.widthMm ?? frontWidth(measured);
  const canHaveLenses = price !== null && site.config.addPrescriptionLenses && isRoxable(attributes);
  const remove = () => {
    toggleSaved(services, product.partNumber);
    toasts.show({
      message: t('Wishlist.Removed', { name }),
      action: { label: t('Wishlist.Undo'), run: () => void toggleSaved(services, product.partNumber) },
    });
  };
  return (
    <ProductTile
      href={navigation.localise(product.url)}
      name={name}
      brand={attributeText(attributes, 'BRAND') ?? product.manufacturer}
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
      sizes="(min-width: 1024px) 20vw, (min-width: 600px) 28vw, 38vw"
      headingLevel={2}
      footer={
        canHaveLenses ? (
          <LensesButton label={t('Wishlist.Lenses')} partNumber={product.partNumber} name={name} />
        ) : undefined
      }
      heart={<IconButton icon="heart" label={t('Wishlist.Remove', { name })} pressed onClick={remove} />}
    />
  );
}
