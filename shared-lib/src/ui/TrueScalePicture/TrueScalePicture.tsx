import { useState } from 'react';
import { styled } from 'styled-components';
import type { Outline } from '../../domain/product/outline';
import { Picture, type PictureSource } from '../Picture/Picture';
import type { FrontColour } from '../Swatches/swatchColours';
import { millimetreClass } from '../styles/millimetres';
import { media } from '../tokens/tokens';
import { HungOutline } from './HungOutline';

const Root = styled.div`
  position: relative;
  z-index: 0;
  display: grid;
  place-items: center;
  overflow: clip;
  --height: 132px;
  height: var(--height);
  padding-inline: var(--pad-start, 0px) var(--pad-end, 0px);
  color: var(--plate-ink);
  &[data-line]::before {
    content: '';
    position: absolute;
    z-index: -1;
    inset: calc(50% - 0.5px) min(var(--pad-end, 0px), var(--tile-bleed)) auto
      min(var(--pad-start, 0px), var(--tile-bleed));
    border-top: 1px solid var(--plate-line);
  }
  &[data-line='sight']::before {
    border-top: 1.5px solid var(--plate-sight);
  }
  &[data-plate] {
    background: var(--plate);
  }
  &[data-place='product'] {
    --mm: 2.3px;
    --height: 300px;
  }
  &[data-place='menu'] {
    --mm: 1.75px;
    --height: 180px;
  }
  /* By the list that it stands in, which is less than the screen beside a summary or sections. */
  &[data-place='cart'] {
    --mm: min(0.82px, 0.15cqi + 0.1px);
    --height: 96px;
  }
  &[data-place='summary'] {
    --mm: 0.52px;
    --height: 56px;
    width: 84px;
  }
  &[data-place='lenses'] {
    --mm: 2px;
    --height: 220px;
  }
  &[data-place='hero'] {
    --height: 300px;
  }
  /* Bottles and boxes may be taller than wide: they keep their proportions inside the place. */
  & img {
    max-height: calc(var(--height) * 0.9);
    object-fit: contain;
  }
  & .missing {
    display: grid;
    place-items: center;
    color: var(--line-2);
  }
  & .missing > svg {
    width: 100%;
    height: auto;
  }
  @container (min-width: 560px) {
    &[data-place='cart'] {
      --mm: 1.42px;
      --height: 170px;
    }
  }
  ${media.sm} {
    &[data-place='product'] {
      --mm: 3.9px;
      --height: 400px;
    }
    &[data-place='hero'] {
      --height: 432px;
    }
  }
  ${media.md} {
    --height: 240px;
    &[data-place='product'] {
      --mm: clamp(2.9px, calc(0.48vw - 2px), 4.9px);
      --height: clamp(350px, calc(58.4vw - 241px), 600px);
    }
    &[data-place='lenses'] {
      --mm: min(4.2px, 0.29vw);
      --height: 420px;
    }
    &[data-place='hero'] {
      --height: 480px;
    }
  }
`;

export interface TrueScalePictureProps {
  /** Missing: the outline is drawn instead, on the line. */
  readonly picture?: PictureSource | null | undefined;
  /** Total width of the frame in whole millimetres. */
  readonly mm: number;
  /** Chooses height and scale: within one place every frame shares one scale. */
  readonly place?: 'tile' | 'product' | 'menu' | 'cart' | 'summary' | 'lenses' | 'hero' | undefined;
  /** The line behind it: hairline, the signal colour, or none for what does not hang. */
  readonly line?: 'hair' | 'sight' | 'none' | undefined;
  /** On the light plate. */
  readonly plate?: boolean | undefined;
  readonly outline: Outline;
  /** Colour of the outline that stands there until the picture has arrived. */
  readonly front?: FrontColour | undefined;
  readonly sizes?: string | undefined;
  readonly priority?: boolean | undefined;
  readonly eager?: boolean | undefined;
  /** Address of a smaller picture of the same that is here already. */
  readonly before?: string | undefined;
}

/** A frame at its true width on the line: the lens centre is half the picture's height, so the line meets it. */
export function TrueScalePicture(props: TrueScalePictureProps) {
  const {
    picture,
    mm,
    place = 'tile',
    line = 'hair',
    plate,
    outline,
    front = 'Unknown',
    sizes,
    priority,
    eager,
    before,
  } = props;
  // What did not arrive counts as missing, until another picture stands here.
  const [lost, setLost] = useState('');
  return (
    <Root data-place={place} data-line={line === 'none' ? undefined : line} data-plate={plate ? '' : undefined}>
      {picture && picture.src !== lost ? (
        <Picture
          {...picture}
          sizes={sizes}
          priority={priority}
          eager={eager}
          before={before}
          // Its shape and colour until it has arrived, by rules of the document (outlineSheet.ts).
          className={`${millimetreClass(mm)}${before ? '' : ` hung s-${outline} f-${front}`}`}
          onError={() => setLost(picture.src)}
        />
      ) : (
        <span className={`missing ${millimetreClass(mm)}`}>
          <HungOutline outline={outline} />
        </span>
      )}
    </Root>
  );
}
