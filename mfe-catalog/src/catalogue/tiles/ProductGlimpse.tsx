import { media, Page, Price, TrueScalePicture, type PriceFacts } from '@sightline/shared-lib/ui';
import { styled } from 'styled-components';

import { Crumbs } from '../links/Crumbs';
import { pictureBefore } from '../pictures/pictureBefore';
import { PRODUCT_SIZES, pictureSource } from '../pictures/pictureSource';
import { ProductLayout } from './ProductLayout';
import { ProductNames } from './ProductNames';
import type { TileColour, TileFacts } from './tileFacts';

/** As high as the page's pictures with the row of views below them. */
const Pictures = styled.div`
  margin-inline: calc(-1 * var(--margin));
  padding-bottom: 68px;
  ${media.md} {
    margin-inline: 0;
    padding-bottom: 0;
  }
`;

interface ProductGlimpseProps {
  readonly tile: TileFacts;
  readonly colour: TileColour;
  readonly price: PriceFacts;
  readonly badge?: string | undefined;
}

/** What a tile knows of its product's page, in the places where the page will have it. */
export function ProductGlimpse({
  tile: { brand, name, detail, mm, outline },
  colour,
  price,
  badge,
}: ProductGlimpseProps) {
  const { picture } = colour;
  return (
    <Page as="main" id="main" tabIndex={-1} aria-busy="true">
      <Crumbs entries={[{ label: '\u00a0', href: '' }]} />
      <ProductLayout>
        <Pictures>
          <TrueScalePicture
            picture={picture && pictureSource(picture, '')}
            before={picture ? pictureBefore(picture.src) : undefined}
            mm={mm ?? 140}
            outline={outline}
            front={colour.front}
            place="product"
            plate
            line={mm === undefined ? 'none' : 'sight'}
            sizes={PRODUCT_SIZES}
            priority
          />
        </Pictures>
        <div className="side">
          <div className="buy">
            <ProductNames
              badge={badge}
              brand={brand}
              name={name}
              detail={detail}
              price={<Price {...price} size="large" />}
            />
          </div>
        </div>
      </ProductLayout>
    </Page>
  );
}
