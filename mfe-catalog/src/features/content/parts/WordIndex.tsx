import { useServices } from '@sightline/shared-lib/runtime';
import { Heading, Icon, media, pictureUrl } from '@sightline/shared-lib/ui';
import { styled } from 'styled-components';

import type { PictureFacts } from '../../../catalogue/pictures/pictureSource';
import type { PartProps } from '../contentPart';

const Root = styled.section`
  padding-bottom: calc(var(--section) / 2);
  & > ul {
    border-top: 1px solid var(--ink);
  }
  /* Right below a plate that is lit in the dark theme, the rule would lie on its edge: there is room in its place. */
  & > ul:first-child {
    border-top-width: calc(1px - var(--tile-inset));
    padding-top: calc(var(--tile-inset) * 1.4);
  }
  & > ul > li {
    position: relative;
    display: grid;
    grid-template-columns: minmax(0, 1fr) auto;
    align-items: baseline;
    gap: 0 16px;
    padding-block: 16px;
    border-bottom: 1px solid var(--line);
  }
  & .text {
    grid-row: 2;
    grid-column: 1;
    color: var(--ink-2);
    font: var(--small);
  }
  & .count {
    color: var(--ink-2);
    font-variant-numeric: tabular-nums;
  }
  & .glimpse {
    grid-area: 1 / 2 / span 2;
    align-self: center;
    width: 88px;
    height: 40px;
    object-fit: contain;
    /* Goods are cut out: in the dark theme they need the lit plate. */
    padding: calc(var(--tile-inset) / 3) var(--tile-inset);
    background: var(--tile-plate);
  }
  /* A phone has room for one of them. */
  & .glimpse + .count {
    display: none;
  }
  & .icon {
    display: none;
  }
  & .name > a::after {
    content: '';
    position: absolute;
    inset: 0;
  }
  & > ul > li:hover .name > a {
    text-decoration: underline;
    text-decoration-thickness: 1px;
    text-underline-offset: 8px;
  }
  ${media.md} {
    & > ul > li {
      grid-template-columns: 45fr minmax(0, 46fr) 112px 64px 28px;
      gap: 0 24px;
      padding-block: 12px;
      min-height: 88px;
      align-items: center;
    }
    & .glimpse {
      grid-area: auto;
      width: 112px;
      height: 48px;
    }
    & .count {
      grid-column: 4;
    }
    & .glimpse + .count {
      display: block;
    }
    & .text {
      grid-row: auto;
      grid-column: auto;
      font: var(--body);
    }
    & .count {
      text-align: end;
    }
    & .icon {
      display: block;
      align-self: center;
    }
  }
`;

/** Width at which glimpses are drawn, in pixels: twice that of their place. */
const GLIMPSE = 200;

/** Something from behind a line of the index; decoration, so it has no words. */
function Glimpse({ picture }: { readonly picture: PictureFacts | null | undefined }) {
  if (!picture) return null;
  const { src, ratio } = picture;
  return (
    <img className="glimpse" src={pictureUrl(src, GLIMPSE, 'webp')} width={100} height={ratio} alt="" loading="lazy" />
  );
}

/** An index of words, one line each: category, a sentence, how many. */
export function WordIndex({ part }: PartProps) {
  const { navigation } = useServices();
  const { title, items = [], counts = [], glimpses = [] } = part;
  const Name = title ? 'h3' : 'h2';
  return (
    <Root>
      {title ? <Heading level={2}>{title}</Heading> : null}
      <ul>
        {items.map((item, index) => (
          <li key={item.title}>
            <Name className="name d3">
              <a href={navigation.localise(item.cta?.href ?? '/')}>{item.title}</a>
            </Name>
            <p className="text">{item.text}</p>
            <Glimpse picture={glimpses[index]} />
            <span className="count">{counts[index] ?? ''}</span>
            <Icon name="arrow" />
          </li>
        ))}
      </ul>
    </Root>
  );
}
