import type { ReactNode, Ref, SyntheticEvent } from 'react';
import { styled } from 'styled-components';
import type { Outline } from '../../domain/product/outline';
import { Badge, SecondaryBadges, type BadgeFacts } from '../Badge/Badge';
import { LensSize, type LensSizeProps } from '../LensSize/LensSize';
import { Picture, type PictureSource } from '../Picture/Picture';
import { Price, type PriceFacts } from '../Price/Price';
import { Swatches, type Swatch } from '../Swatches/Swatches';
import type { FrontColour } from '../Swatches/swatchColours';
import { TrueScalePicture } from '../TrueScalePicture/TrueScalePicture';
import { useKitText } from '../text/KitText';
import { notePress } from './earlyPress';
import { tileStyle } from './tileStyle';

const Root = styled.li`
  ${tileStyle}
`;

export interface TileContentProps {
  readonly href: string;
  readonly name: string;
  readonly brand: string;
  /** What the link is called for those who hear it, with the name in it: brand and colour are seen beside it. */
  readonly label?: string | undefined;
  readonly badge?: BadgeFacts | undefined;
  /** Front view, cut out and trimmed to the frame. */
  readonly picture?: PictureSource | null | undefined;
  /** Second view, shown on hover and focus (PLP-07). */
  readonly hoverPicture?: PictureSource | undefined;
  /** Total width in mm; without it (contact lenses, cases) the picture keeps its own scale and does not hang. */
  readonly mm?: number | undefined;
  /** Drawn where the picture is missing, and until it has arrived. */
  readonly outline: Outline;
  readonly front?: FrontColour | undefined;
  readonly size?: LensSizeProps | undefined;
  /** In place of size, for what has none: "Monthly, 6 lenses". */
  readonly detail?: string | undefined;
  readonly price: PriceFacts;
  readonly swatches?: readonly Swatch[] | undefined;
  readonly selectedSwatch?: string | undefined;
  readonly onPickSwatch?: ((id: string) => void) | undefined;
  readonly secondaryBadges?: readonly string[] | undefined;
  /** Below everything: try-on, comparison. */
  readonly footer?: ReactNode;
  readonly sizes?: string | undefined;
  /** For the first pictures of a page. */
  readonly priority?: boolean | undefined;
  readonly eager?: boolean | undefined;
  readonly headingLevel?: 2 | 3 | 4 | undefined;
  /** Told when a pointer comes to the link, when it is pressed, and again when it is followed: with keys there is no press. */
  readonly onPress?: (() => void) | undefined;
  /** Told when the link is about to be followed. */
  readonly onOpen?: (() => void) | undefined;
}

const markHere = ({ currentTarget }: SyntheticEvent<HTMLElement>) => {
  currentTarget.dataset['here'] = '';
};

/** What stands in a tile: badge, picture, brand, name, size, price, colours, secondary badges, in this order. */
export function TileContent(props: TileContentProps) {
  const {
    href,
    name,
    brand,
    label,
    badge,
    picture,
    hoverPicture,
    mm,
    outline,
    front,
    size,
    detail,
    price,
    sizes,
    priority,
    eager,
  } = props;
  const {
    swatches = [],
    selectedSwatch,
    onPickSwatch,
    secondaryBadges = [],
    footer,
    headingLevel = 3,
    onPress,
    onOpen,
  } = props;
  const text = useKitText();
  const Name = `h${headingLevel}` as const;
  return (
    <>
      <div className="tile-picture">
        {badge ? (
          <p className="tile-badge">
            <Badge {...badge} on="plate" />
          </p>
        ) : null}
        <TrueScalePicture
          {...{ picture, outline, front, sizes, priority, eager }}
          mm={mm ?? 120}
          line={mm === undefined ? 'none' : 'hair'}
        />
        {hoverPicture ? (
          <div className="tile-second" onLoadCapture={markHere}>
            <Picture {...hoverPicture} alt="" sizes={sizes} />
          </div>
        ) : null}
      </div>
      <div className="tile-text">
        <p className="small soft">{brand}</p>
        <Name className="tile-name">
          <a
            href={href}
            aria-label={label}
            onPointerEnter={onPress}
            onPointerDown={onPress}
            onClick={() => {
              onPress?.();
              onOpen?.();
            }}
          >
            {name}
          </a>
        </Name>
        {size || detail ? (
          <p className="small soft">
            {size ? <LensSize {...size} /> : detail}
            {size && mm ? <span className="tile-wide-words">{` · ${text('Kit.Wide', { mm })}`}</span> : null}
          </p>
        ) : null}
        <p className="tile-price">
          <Price {...price} />
        </p>
        {swatches.length > 0 ? <Swatches swatches={swatches} selected={selectedSwatch} onPick={onPickSwatch} /> : null}
        {secondaryBadges.length > 0 ? (
          <p className="tile-more">
            <SecondaryBadges badges={secondaryBadges} />
          </p>
        ) : null}
        {footer}
      </div>
    </>
  );
}

interface TilePlaceProps {
  readonly ref?: Ref<HTMLLIElement> | undefined;
  readonly children: ReactNode;
  /** The wish-list heart, lent by its owner; its 44 px are kept free. */
  readonly heart?: ReactNode;
}

/** A tile's place on the line, its heart above what stands in it. */
export function TilePlace({ ref, children, heart }: TilePlaceProps) {
  return (
    <Root ref={ref}>
      {children}
      {heart ? (
        // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions -- a pointer sees the heart before its button has come; keyboards find the button
        <div className="tile-heart" onClick={notePress}>
          {heart}
        </div>
      ) : null}
    </Root>
  );
}

export type ProductTileProps = TileContentProps & Pick<TilePlaceProps, 'heart'>;

/** A product on the line. */
export function ProductTile({ heart, ...content }: ProductTileProps) {
  return (
    <TilePlace heart={heart}>
      <TileContent {...content} />
    </TilePlace>
  );
}
