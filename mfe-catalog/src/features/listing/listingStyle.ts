import { media } from '@sightline/shared-lib/ui';
import { styled } from 'styled-components';

/** Title left; count and order right on desktop; on small screens a sticky bar with filter, order and layout. */
export const Head = styled.header`
  display: flex;
  flex-wrap: wrap;
  align-items: end;
  gap: 8px 24px;
  margin: 4px 0 20px;
  /* A title that leaves no room for the count has the row to itself. */
  & > h1 {
    flex: 1 1 auto;
  }
  & > .count {
    padding-bottom: 6px;
    color: var(--ink-2);
    font-variant-numeric: tabular-nums;
  }
  & > .intro {
    flex: 0 0 100%;
    max-width: 34em;
    color: var(--ink-2);
  }
  ${media.md} {
    display: grid;
    margin: 8px 0 28px;
    grid-template-columns: minmax(0, 1fr) auto auto;
    & > .count {
      padding-bottom: 14px;
    }
    /* Where nothing can be put in order, the count stands at the margin. */
    & > .count:last-child {
      grid-column: 2 / -1;
    }
    & > .intro {
      grid-column: 1 / -1;
      order: 1;
    }
  }
`;

export const Bar = styled.div`
  position: sticky;
  z-index: 10;
  top: var(--bar);
  flex: 1 0 100%;
  display: grid;
  grid-template-columns: minmax(0, 1fr) minmax(0, 1fr) 56px;
  margin: 12px calc(-1 * var(--margin)) 0;
  border-block: 1px solid var(--line);
  background: var(--ground);
  :root[data-tucked] & {
    top: 0;
  }
  & > * + * {
    border-inline-start: 1px solid var(--line);
  }
  & > a,
  & > button {
    display: flex;
    align-items: center;
    justify-content: center;
    gap: 12px;
    min-height: 52px;
    font-weight: 500;
  }
  ${media.md} {
    position: static;
    display: block;
    margin: 0;
    border: 0;
    & > * + * {
      border: 0;
    }
    & > a,
    & > button {
      display: none;
    }
  }
`;

/** Hidden on small screens unless the filter link points at it: that is how filters open without script. */
export const FacetPlace = styled.nav`
  display: none;
  scroll-margin-top: calc(var(--bar) + 60px);
  &:target {
    display: block;
  }
  ${media.md} {
    display: block;
    /* What it paints ends at its edges: rings of focus need a little more. */
    margin-inline: -4px;
    padding-inline: 4px;
    content-visibility: auto;
    contain-intrinsic-size: auto 1300px;
  }
`;

export const Results = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 20px;
  & > .grid {
    position: relative;
    padding-top: 22px;
    scroll-margin-top: var(--bar);
  }
  & > .more {
    display: grid;
    justify-items: start;
    gap: 12px;
    margin-top: 24px;
  }
  & > .more > div {
    width: 100%;
  }
  ${media.md} {
    padding-top: 16px;
    & > .grid {
      padding-top: 8px;
    }
  }
`;

/** Between two rows of tiles: the question of size. */
export const TeaserRow = styled.li`
  display: grid;
  justify-items: start;
  gap: 12px;
  padding: 32px var(--margin);
  /* With the gap between rows 64 px. */
  margin-block: 32px;
  background: var(--surface);
  & > p {
    max-width: 34em;
  }
  ${media.sm} {
    margin-block: 24px;
  }
  ${media.md} {
    padding: 48px;
    /* Above it stands the line that comes with a pointer. */
    margin-block: 0 16px;
  }
`;
