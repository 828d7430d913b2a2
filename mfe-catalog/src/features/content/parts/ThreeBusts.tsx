import type { Translate } from '@sightline/shared-lib/contracts';
import { BUST_WIDTHS } from '@sightline/shared-lib/domain/product';
import type { BustWidth } from '@sightline/shared-lib/domain/product';
import { useServices, useTranslation } from '@sightline/shared-lib/runtime';
import { Picture, screenFrom } from '@sightline/shared-lib/ui';
import { styled } from 'styled-components';

import { BUST_RATIO, bustAddress } from '../../../catalogue/busts/bustAddress';
import { useBust } from '../../../catalogue/busts/useBust';
import { pictureSource, TILE_WIDTHS } from '../../../catalogue/pictures/pictureSource';
import type { TileFacts } from '../../../catalogue/tiles/tileFacts';

const Root = styled.ul`
  display: grid;
  grid-template-columns: repeat(3, minmax(0, 1fr));
  gap: 12px;
  & img {
    display: block;
    width: 100%;
    height: auto;
    aspect-ratio: 100 / ${BUST_RATIO};
  }
  & p {
    padding-top: 12px;
    border-top: 1px solid var(--plate-line);
  }
  & .small {
    color: var(--plate-ink-2);
  }
`;

const WIDTHS = Object.keys(BUST_WIDTHS) as readonly BustWidth[];
const SIZES = `${screenFrom.md} 240px, 30vw`;

function frameAgainst(widerBy: number, t: Translate): string {
  const mm = Math.abs(widerBy);
  if (mm === 0) return t('Home.FrameSame');
  return t(widerBy > 0 ? 'Home.FrameWider' : 'Home.FrameNarrower', { mm });
}

/** The same frame on faces of three widths, all at one scale: what a few millimetres do. */
export function ThreeBusts({ tile, mm }: { readonly tile: TileFacts; readonly mm: number }) {
  const { navigation } = useServices();
  const { t } = useTranslation();
  const [{ tone }] = useBust();
  const [colour] = tile.colours;
  const picture = colour?.picture;
  if (!picture) return null;
  const name = [tile.brand, tile.name].join(' ');
  return (
    <Root>
      {WIDTHS.map((width) => {
        const face = BUST_WIDTHS[width];
        const src = bustAddress(picture.src, { width, tone });
        const alt = t('Home.OnFace', { name, mm, face });
        return (
          <li key={width}>
            <a href={navigation.localise(colour.path)}>
              <Picture
                {...pictureSource({ src, mm: 0, ratio: BUST_RATIO }, alt, TILE_WIDTHS)}
                sizes={SIZES}
                className="on-bust"
              />
            </a>
            <p>
              {t('Home.FaceMm', { face })}
              <br />
              <span className="small">{frameAgainst(mm - face, t)}</span>
            </p>
          </li>
        );
      })}
    </Root>
  );
}
