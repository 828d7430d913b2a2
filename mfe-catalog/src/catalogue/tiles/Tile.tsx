import { Fragment, useSettled, useServices, useTranslation, useUser, whenCalm } from '@sightline/shared-lib/runtime';
import { ProductTile } from '@sightline/shared-lib/ui';
import type { Swatch } from '@sightline/shared-lib/ui';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { styled } from 'styled-components';

import { CompareToggle } from '../compared/CompareToggle';
import { sectionOf, trialFramesOf } from './trialFrame';
import { TryOnButton } from './TryOnButton';
import { primaryBadgeKey, secondaryBadgeKey } from '../facts/badgeKeys';
import { rememberPicture } from '../pictures/pictureBefore';
import { pictureSource, TILE_WIDTHS } from '../pictures/pictureSource';
import { ProductGlimpse } from './ProductGlimpse';
import { productHeading } from '../facts/productHeading';
import type { TileColour, TileFacts } from './tileFacts';

interface TileProps {
  readonly tile: TileFacts;
  readonly headingLevel?: 2 | 3 | 4;
  /** Above the fold: its picture is not deferred. */
  readonly eager?: boolean;
  readonly priority?: boolean;
  /** Told when the shopper opens it, for search analytics (SRCH-03). */
  readonly onOpen?: (tile: TileFacts) => void;
}

/** Two ways on, beside each other where the words leave room. */
const Ways = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 0 12px;
`;

/** How wide a tile's frame is drawn: its share of the row at the shop's scale. */
export const TILE_SIZES = '(min-width: 1024px) 20vw, (min-width: 600px) 28vw, 38vw';

const secondSource = ({ second }: TileColour) => (second ? pictureSource(second, '', TILE_WIDTHS) : undefined);

/** Swatches the tile carries, and empty ones for those it only counts. */
function swatchesOf({ colours, moreColours }: TileFacts, localise: (path: string) => string): readonly Swatch[] {
  if (colours.length < 2) return [];
  const shown = colours.map(({ partNumber, path, name, front, lens }) => ({
    id: partNumber,
    name,
    front,
    lens,
    href: localise(path),
  }));
  const counted = Array.from({ length: moreColours }, (_, index) => ({
    id: `+${index}`,
    name: '',
    front: '',
    href: '',
  }));
  return [...shown, ...counted];
}

/** A product in a list: choosing a swatch changes its picture and where it leads (PLP-07). */
export function Tile({ tile, headingLevel = 3, eager, priority, onOpen }: TileProps) {
  const { navigation } = useServices();
  const { t } = useTranslation();
  // The second view waits for hover, and hover for script: the document does without it.
  const settled = useSettled();
  const own = useRef<HTMLLIElement>(null);
  const user = useUser(tile.memberPrice !== undefined);
  const [chosen, setChosen] = useState(tile.colours[0]?.partNumber);
  const colour = tile.colours.find(({ partNumber }) => partNumber === chosen) ?? tile.colours[0];
  const price = user?.userLoggedIn && tile.memberPrice ? tile.memberPrice : tile.price;
  const badge = tile.badge && t(primaryBadgeKey(tile.badge));
  const foresee = () => {
    if (!colour) return;
    const shown = own.current?.querySelector('img')?.currentSrc;
    if (colour.picture && shown) rememberPicture(colour.picture.src, shown);
    const names = { tile, colour, price, badge: tile.badge === 'sold-out' ? undefined : badge };
    navigation.foresee({ href: navigation.localise(colour.path), content: <ProductGlimpse {...names} /> });
  };
  const foreseeFirst = useEffectEvent(foresee);
  // Rules that are new to the page cost a phone more than drawing does: the first tile's glimpse brings them before a press.
  useEffect(() => (priority ? whenCalm(foreseeFirst) : undefined), [priority]);
  if (!colour) return null;
  return (
    <ProductTile
      ref={own}
      href={navigation.localise(colour.path)}
      name={tile.name}
      brand={tile.brand}
      badge={badge ? { text: badge, tone: tile.badge === 'sold-out' ? 'warn' : 'sight' } : undefined}
      picture={colour.picture && pictureSource(colour.picture, '', TILE_WIDTHS)}
      hoverPicture={settled ? secondSource(colour) : undefined}
      mm={tile.mm}
      outline={tile.outline}
      size={tile.size}
      detail={tile.detail}
      price={price}
      swatches={swatchesOf(tile, navigation.localise)}
      selectedSwatch={colour.partNumber}
      onPickSwatch={setChosen}
      secondaryBadges={tile.secondary.map((badge) => t(secondaryBadgeKey(badge)))}
      footer={
        <Ways>
          <CompareToggle partNumber={colour.partNumber} name={productHeading(tile)} />
          <TryOnButton
            variant="text"
            frames={trialFramesOf(tile, colour.partNumber)}
            section={sectionOf(colour.path)}
            name={productHeading(tile)}
          />
        </Ways>
      }
      heart={<Fragment name="account.wishlistHeart" props={{ partNumber: colour.partNumber, name: tile.name }} />}
      sizes={TILE_SIZES}
      priority={priority}
      eager={eager}
      headingLevel={headingLevel}
      onPress={foresee}
      onOpen={onOpen && (() => onOpen(tile))}
    />
  );
}
