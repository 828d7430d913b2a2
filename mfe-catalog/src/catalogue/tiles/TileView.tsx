import { useServices, useSettled, useTranslation } from '@sightline/shared-lib/runtime';
import { screenHovers, TILE_SIZES, TileContent, type Swatch } from '@sightline/shared-lib/ui';
import { useEffect, useEffectEvent, type RefObject } from 'react';
import { styled } from 'styled-components';

import { CompareToggle } from './CompareToggle';
import { tileAction } from './tileAction';
import { sectionOf, trialFramesOf } from './trialFrame';
import { TryOnButton } from './TryOnButton';
import { ownPrice } from '../prices/whosePrices';
import { primaryBadgeKey, secondaryBadgeKey } from '../facts/badgeKeys';
import { rememberPicture } from '../pictures/pictureBefore';
import { pictureSource, TILE_WIDTHS } from '../pictures/pictureSource';
import { ProductGlimpse } from './ProductGlimpse';
import { productHeading } from '../facts/productHeading';
import type { TileColour, TileFacts } from './tileFacts';

export interface TileViewProps {
  readonly place: RefObject<HTMLLIElement | null>;
  readonly tile: TileFacts;
  /** The one that is shown. */
  readonly colour: TileColour;
  readonly headingLevel?: 2 | 3 | 4 | undefined;
  readonly eager?: boolean | undefined;
  readonly priority?: boolean | undefined;
  /** The shown colour waits to be compared. */
  readonly isCompared: boolean;
  /** What is known of the product's page is said at once. */
  readonly isForeseen: boolean;
  readonly isMember: boolean;
  readonly onPickColour: (partNumber: string) => void;
  readonly onOpen?: ((tile: TileFacts) => void) | undefined;
}

/**
 * Two ways on, above the link that covers the tile, beside each other where the words leave room; where there is a pointer they come with it,
 * or with the keyboard.
 */
const Ways = styled.div`
  position: relative;
  z-index: 1;
  display: flex;
  flex-wrap: wrap;
  gap: 0 12px;
  width: fit-content;
  & > [data-variant='text'] {
    ${tileAction}
  }
  @media ${screenHovers} {
    li:not(:hover, :focus-within) &:not(:has([aria-pressed='true'])) {
      opacity: 0;
    }
  }
`;

const secondSource = ({ second }: TileColour) => (second ? pictureSource(second, '', TILE_WIDTHS) : undefined);

/** A finger does not hover. */
const canHover = () => typeof matchMedia === 'function' && matchMedia(screenHovers).matches;

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
    front: 'Unknown' as const,
    href: '',
  }));
  return [...shown, ...counted];
}

/** What stands in a tile, and what it answers. */
export function TileView({ tile, colour, place, isCompared, isMember, isForeseen, ...props }: TileViewProps) {
  const { headingLevel = 3, eager, priority, onPickColour, onOpen } = props;
  const { navigation } = useServices();
  const { t } = useTranslation();
  // The second view waits for hover, and hover for script: the document does without it.
  const hovers = useSettled(canHover);
  const price = ownPrice(tile, isMember);
  const badge = tile.badge && t(primaryBadgeKey(tile.badge));
  const foresee = () => {
    const shown = place.current?.querySelector('img')?.currentSrc;
    if (colour.picture && shown) rememberPicture(colour.picture.src, shown);
    const names = { tile, colour, price, badge: tile.badge === 'sold-out' ? undefined : badge };
    navigation.foresee({ href: navigation.localise(colour.path), content: <ProductGlimpse {...names} /> });
  };
  const foreseeFirst = useEffectEvent(foresee);
  useEffect(() => {
    if (isForeseen) foreseeFirst();
  }, [isForeseen]);
  return (
    <TileContent
      href={navigation.localise(colour.path)}
      name={tile.name}
      brand={tile.brand}
      label={[productHeading(tile), colour.name].filter(Boolean).join(', ')}
      badge={badge ? { text: badge, tone: tile.badge === 'sold-out' ? 'warn' : 'sight' } : undefined}
      picture={colour.picture && pictureSource(colour.picture, '', TILE_WIDTHS)}
      hoverPicture={hovers ? secondSource(colour) : undefined}
      mm={tile.mm}
      outline={tile.outline}
      front={colour.front}
      size={tile.size}
      detail={tile.detail}
      price={price}
      swatches={swatchesOf(tile, navigation.localise)}
      selectedSwatch={colour.partNumber}
      onPickSwatch={onPickColour}
      secondaryBadges={tile.secondary.map((badge) => t(secondaryBadgeKey(badge)))}
      footer={
        <Ways>
          <CompareToggle partNumber={colour.partNumber} isCompared={isCompared} name={productHeading(tile)} />
          <TryOnButton
            variant="text"
            frames={trialFramesOf(tile, colour.partNumber)}
            section={sectionOf(colour.path)}
            name={productHeading(tile)}
          />
        </Ways>
      }
      sizes={TILE_SIZES}
      priority={priority}
      eager={eager}
      headingLevel={headingLevel}
      onPress={foresee}
      onOpen={onOpen && (() => onOpen(tile))}
    />
  );
}
