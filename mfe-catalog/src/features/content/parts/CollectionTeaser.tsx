import { useServices } from '@sightline/shared-lib/runtime';
import { Heading, media, screenFrom, TextLink, TrueScalePicture } from '@sightline/shared-lib/ui';
import { styled } from 'styled-components';

import { pictureSource } from '../../../catalogue/pictures/pictureSource';
import type { PartProps } from '../contentPart';
import { teaserStyle } from './teaserStyle';

const Root = styled.section`
  ${teaserStyle}
  padding-top: 0;
  /* The line goes from edge to edge, through two beside each other. */
  & > [data-place] {
    --mm: min(2.1px, 0.56vw);
    --height: 208px;
    align-self: stretch;
    margin: 0 calc(-1 * var(--margin)) 12px;
    background: var(--tile-plate);
  }
  ${media.sm} {
    & > [data-place] {
      --mm: min(3.6px, 0.235vw);
      --height: clamp(208px, 24vw, 360px);
    }
    /* In the dark theme two plates are one, over the hairline between the teasers. */
    & ~ & > [data-place] {
      margin-inline-start: calc(-1 * min(48px, var(--margin)) - min(1px, var(--tile-inset)));
    }
  }
`;

/** Where the picture is drawn, for its sizes. */
const SIZES = `${screenFrom.sm} 33vw, 75vw`;

/** A collection: one of its frames on the line at its true scale, a sentence, and the way to all of it. */
export function CollectionTeaser({ part }: PartProps) {
  const { navigation } = useServices();
  const { kicker, title, text, cta, tiles: [tile] = [] } = part;
  if (!tile) return null;
  const picture = tile.colours[0]?.picture;
  return (
    <Root>
      <TrueScalePicture
        picture={picture ? pictureSource(picture, '') : null}
        mm={tile.mm ?? 136}
        outline={tile.outline}
        line="sight"
        sizes={SIZES}
      />
      {kicker ? <p className="small soft">{kicker}</p> : null}
      <Heading level={2}>{title}</Heading>
      {text ? <p className="text">{text}</p> : null}
      {cta ? <TextLink href={navigation.localise(cta.href)}>{cta.label}</TextLink> : null}
    </Root>
  );
}
