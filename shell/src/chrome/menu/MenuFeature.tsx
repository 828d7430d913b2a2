import { readProducts } from '@sightline/shared-lib/api/product';
import { formatMoney, money } from '@sightline/shared-lib/domain/money';
import { priceOf } from '@sightline/shared-lib/domain/price';
import {
  brandName,
  frameMeasurements,
  frontWidth,
  modelName,
  outlineOf,
  pictureOfView,
  pictureTemplate,
  type Product,
} from '@sightline/shared-lib/domain/product';
import { segmentsOf } from '@sightline/shared-lib/domain/session';
import { useServices, useTranslation, useUser } from '@sightline/shared-lib/runtime';
import { LensSize, TrueScalePicture } from '@sightline/shared-lib/ui';
import { useEffect, useState } from 'react';
import { styled } from 'styled-components';

const Root = styled.div`
  /* Reserved while the product is read: nothing moves when it is there. */
  min-height: 284px;
  & .what {
    margin-top: 12px;
  }
  & .price {
    color: var(--ink-2);
  }
  & .what > a {
    display: inline-block;
    margin-top: 10px;
    border-bottom: 1px solid var(--line-2);
  }
  & .what > a:hover {
    border-bottom-color: currentColor;
  }
`;

/** Every measure of a frame comes with this profile (contract 8.1). */
const PROFILE = 'HCL_V2_findProductByPartNumber_Details';
const WIDTHS = [400, 800] as const;

interface MenuFeatureProps {
  readonly productId: string;
  /** The words of the link to it. */
  readonly label: string;
}

/** The one picture of a section's menu: a frame on the line, its name, size and price; an extra, without which the menu is whole. */
export function MenuFeature({ productId, label }: MenuFeatureProps) {
  const { client, site } = useServices();
  const [product, setProduct] = useState<Product | null | undefined>(undefined);
  useEffect(() => {
    let current = true;
    const show = (found: Product | null) => {
      if (current) setProduct(found);
    };
    readProducts(
      client,
      { ids: [productId], catalogId: site.catalogId, currency: site.currency, profileName: PROFILE },
      { skipErrorMessage: true },
    ).then(
      ([found]) => show(found ?? null),
      () => show(null),
    );
    return () => {
      current = false;
    };
  }, [client, site, productId]);
  if (product === null) return null;
  return <Root className="feature">{product ? <Featured product={product} label={label} /> : null}</Root>;
}

function Featured({ product, label }: { readonly product: Product; readonly label: string }) {
  const { navigation, now, site } = useServices();
  const { tag } = useTranslation();
  const user = useUser();
  const { attributes } = product;
  const measured = frameMeasurements(attributes);
  const { lensWidth, bridge, temple } = measured;
  const picture = pictureOfView(product.attachments, 'front');
  const template = pictureTemplate(picture?.url ?? product.thumbnail);
  const segments = segmentsOf(Boolean(user?.userLoggedIn), site.config.CustomerSegments_Enabled);
  const price = priceOf(product, { now, segments });
  const brand = brandName(product);
  const name = `${brand} ${modelName(product, brand)}`;
  return (
    <>
      <TrueScalePicture
        place="menu"
        line="sight"
        plate
        eager
        mm={Math.round(picture?.widthMm ?? frontWidth(measured) ?? 130)}
        picture={template ? { src: template, widths: WIDTHS, width: 100, height: 40, alt: '' } : null}
        outline={outlineOf(product)}
        sizes="240px"
      />
      <div className="what">
        <p>
          <b>{name}</b>
          {lensWidth !== null && bridge !== null ? (
            <>
              {', '}
              <LensSize lens={lensWidth} bridge={bridge} {...(temple === null ? {} : { temple })} />
            </>
          ) : null}
        </p>
        {price ? (
          <p className="price">{formatMoney(money(price.offerMinor, price.currency || site.currency), tag)}</p>
        ) : null}
        <a href={navigation.localise(product.url)}>{label}</a>
      </div>
    </>
  );
}
