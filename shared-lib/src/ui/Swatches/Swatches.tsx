import type { MouseEvent } from 'react';
import { styled } from 'styled-components';
import { useKitText } from '../text/KitText';
import { SwatchDisc, type SwatchColours } from './SwatchDisc';
import { discStyle } from './swatchColours';

const Root = styled.ul`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 2px;
  ${discStyle}
  & > li > a {
    display: block;
    width: 26px;
    height: 28px;
    padding-top: 1px;
  }
  & > li > a[aria-current] {
    position: relative;
  }
  & > li > a[aria-current]::after {
    content: '';
    position: absolute;
    inset: auto 0 0;
    border-top: 2px solid var(--ink);
  }
  &[data-size='large'] {
    gap: 0;
    margin-inline-start: -2px;
  }
  &[data-size='large'] > li > a {
    width: 44px;
    height: 46px;
    padding: 3px 2px;
  }
  &[data-size='large'] .disc {
    width: 40px;
    height: 40px;
    border-width: 8px;
  }
  @media (forced-colors: active) {
    & .disc {
      display: none;
    }
    & > li > a {
      width: auto;
    }
    & > li > a::before {
      content: attr(aria-label);
    }
  }
`;

export interface Swatch extends SwatchColours {
  readonly id: string;
  /** The colour in words, frame and lens. */
  readonly name: string;
  /** Page of this colour: swatches are links and work without script. */
  readonly href: string;
}

/** A tile shows this many and then "+n"; the product page shows all. */
const MOST_IN_TILES = 4;

export interface SwatchesProps {
  readonly swatches: readonly Swatch[];
  readonly selected?: string | undefined;
  readonly size?: 'tile' | 'large' | undefined;
  /** Changes the colour in place of following the link. */
  readonly onPick?: ((id: string) => void) | undefined;
}

/** Colours of a frame as ring and fill; the chosen one has a bar below (PLP-07). */
export function Swatches({ swatches, selected, size = 'tile', onPick }: SwatchesProps) {
  const text = useKitText();
  if (swatches.length === 0) return null;
  const pick = (event: MouseEvent, id: string) => {
    if (!onPick || event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    onPick(id);
  };
  const shown = size === 'tile' ? swatches.slice(0, MOST_IN_TILES) : swatches;
  const hidden = swatches.length - shown.length;
  return (
    <Root data-size={size} aria-label={text('Kit.Colours')}>
      {shown.map(({ id, name, href, front, lens }) => (
        <li key={id}>
          <a
            href={href}
            aria-label={name}
            aria-current={id === selected ? 'true' : undefined}
            onClick={(event) => pick(event, id)}
          >
            <SwatchDisc front={front} lens={lens} />
          </a>
        </li>
      ))}
      {hidden > 0 ? (
        <li className="small soft">
          <span aria-hidden="true">+{hidden}</span>
          <span className="vh">{text(hidden === 1 ? 'Kit.MoreColour' : 'Kit.MoreColours', { count: hidden })}</span>
        </li>
      ) : null}
    </Root>
  );
}
