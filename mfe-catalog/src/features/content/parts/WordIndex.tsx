import { useServices } from '@sightline/shared-lib/runtime';
import { Heading, Icon, media } from '@sightline/shared-lib/ui';
import { styled } from 'styled-components';

import type { PartProps } from '../contentPart';

const Root = styled.section`
  padding-bottom: calc(var(--section) / 2);
  & > ul {
    border-top: 1px solid var(--ink);
  }
  & > ul > li {
    position: relative;
    display: grid;
    grid-template-columns: minmax(0, 1fr) auto;
    align-items: baseline;
    gap: 0 24px;
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
      grid-template-columns: 45fr minmax(0, 46fr) 64px 28px;
      padding-block: 20px;
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

/** An index of words, one line each: category, a sentence, how many. */
export function WordIndex({ part }: PartProps) {
  const { navigation } = useServices();
  const { title, items = [], counts = [] } = part;
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
            <span className="count">{counts[index] ?? ''}</span>
            <Icon name="arrow" />
          </li>
        ))}
      </ul>
    </Root>
  );
}
