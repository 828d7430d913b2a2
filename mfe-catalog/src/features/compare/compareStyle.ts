import { media, screenBelow } from '@sightline/shared-lib/ui';
import { css, styled } from 'styled-components';

/** Scrolls sideways where columns do not fit; reachable by keyboard. */
export const Scroller = styled.section`
  margin: 0 calc(-1 * var(--margin)) 40px;
  padding-inline: var(--margin);
  position: relative;
  overflow-x: auto;
  &:focus-visible {
    outline: 2px solid var(--focus);
    outline-offset: -2px;
  }
`;

/** No product is wider than its facts are read well; what stands above the table ends where it ends. */
export const tableWidth = css`
  --first: 200px;
  --widest: 420px;
  &[data-columns='1'] {
    max-width: calc(var(--first) + var(--widest));
  }
  &[data-columns='2'] {
    max-width: calc(var(--first) + 2 * var(--widest));
  }
`;

/** Two columns fit a telephone beside the names of the facts, which stay while the products move and have room for the longest words. */
export const Table = styled.table`
  --first: clamp(92px, 29vw, 120px);
  --column: 132px;
  width: 100%;
  table-layout: fixed;
  border-collapse: collapse;
  &[data-columns='3'] {
    min-width: calc(var(--first) + 3 * var(--column));
  }
  &[data-columns='4'] {
    min-width: calc(var(--first) + 4 * var(--column));
  }
  & tr > :first-child {
    position: sticky;
    z-index: 1;
    inset-inline-start: 0;
    width: var(--first);
    background: var(--ground);
    box-shadow: calc(-1 * var(--margin)) 0 var(--ground);
  }
  & :is(th, td) {
    padding-block: 12px;
    padding-inline: 0 16px;
    text-align: start;
    vertical-align: top;
    font-weight: 400;
    hyphens: auto;
  }
  & tbody th {
    padding-inline-end: 8px;
  }
  & tbody > tr {
    border-top: 1px solid var(--line);
  }
  & tbody th {
    color: var(--ink-2);
    font: var(--small);
  }
  & tbody > .group > th {
    padding-top: 36px;
    color: var(--ink);
    font: var(--t2);
  }
  & thead .product {
    display: flex;
    flex-direction: column;
  }
  & thead th {
    padding-bottom: 0;
  }
  & thead td {
    padding-top: 4px;
  }
  & thead .picture {
    --mm: min(0.92px, 0.2vw);
    margin-block: 0 12px;
    margin-inline: 0 -16px;
  }
  & thead .picture > [data-place] {
    background: var(--tile-plate) content-box;
  }
  & thead .name {
    margin-top: 2px;
    font-weight: 500;
    text-underline-offset: 4px;
  }
  & thead .name:hover {
    text-decoration: underline;
  }
  & thead .ways {
    display: flex;
    flex-wrap: wrap;
    gap: 20px;
    padding-block: 4px 6px;
  }
  @media ${screenBelow.md} {
    & thead th {
      padding-top: 0;
    }
    & thead .picture > [data-place] {
      --height: 112px;
    }
    /* Below each other from the start: what stands beside another in the first type does not in the next. */
    & thead .price > * {
      flex-direction: column;
    }
  }
  ${media.md} {
    ${tableWidth}
    --column: 180px;
    & tbody th {
      font: var(--body);
    }
    & thead .picture {
      --mm: clamp(1.1px, 0.13vw, 2px);
    }
  }
`;
