import { css } from 'styled-components';

/** Width of a list of lines from which everything stands beside the picture. */
export const BESIDE_PICTURE_FROM = 560;

/** What lines stand in: they are laid out by its width, which is less than the screen's beside the summary. */
export const linesRoom = css`
  container-type: inline-size;
`;

/** A line of the bag: picture, words and price, and below them or beside the picture what belongs to it. */
export const lineStyle = css`
  display: grid;
  grid-template-columns: clamp(81px, 40cqi - 31px, 144px) minmax(0, 1fr) auto;
  gap: 0 16px;
  padding-block: 20px 28px;
  border-top: 1px solid var(--line);
  &[aria-busy='true'] {
    opacity: 0.5;
  }
  & > .line-picture {
    grid-row: 1;
  }
  & > .line-words {
    min-width: 0;
    overflow-wrap: anywhere;
    hyphens: auto;
  }
  & .line-brand,
  & .line-facts {
    color: var(--ink-2);
    font: var(--small);
  }
  & .line-name {
    font: var(--t2);
    letter-spacing: -0.006em;
  }
  & .line-name > a:hover {
    text-decoration: underline;
    text-underline-offset: 3px;
  }
  & .line-stock {
    color: var(--warn);
    font: var(--small);
  }
  & .line-stock[data-tone='bad'] {
    display: flex;
    gap: 8px;
    color: var(--bad);
    font-weight: 500;
  }
  & .line-actions + .line-stock {
    margin-top: 12px;
  }
  & .line-amount {
    text-align: end;
    font-variant-numeric: tabular-nums;
    white-space: nowrap;
  }
  & .line-prices {
    display: flex;
    flex-direction: column;
    gap: 0 8px;
  }
  & .line-prices > s {
    color: var(--ink-3);
  }
  & > .line-more {
    grid-column: 1 / -1;
    margin-top: 16px;
  }
  & .line-actions {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 4px 16px;
  }
  /* At the end of its row; in a row of its own, at the start. */
  & .line-actions:has(> .end) {
    row-gap: 12px;
    justify-content: space-between;
  }
  & > .line-more > * + .line-actions {
    margin-top: 20px;
  }
  & .line-eyes {
    max-width: 420px;
    margin-top: -8px;
  }
  & .line-eyes td::first-letter {
    text-transform: uppercase;
  }
  & .line-actions > .line-total {
    margin-inline-start: auto;
    font-weight: 600;
    font-variant-numeric: tabular-nums;
  }
  & .line-actions > .boxes {
    display: flex;
    align-items: center;
    gap: 12px;
  }
  & .line-actions > .end {
    display: flex;
    flex-wrap: wrap;
    gap: 4px 20px;
  }
  & .line-actions button,
  & .line-actions a {
    min-height: 24px;
  }
  @container (min-width: ${BESIDE_PICTURE_FROM}px) {
    grid-template-columns: 240px minmax(0, 1fr) auto;
    gap: 0 32px;
    padding-block: 28px 32px;
    & .line-actions {
      column-gap: 20px;
    }
    & > .line-picture {
      grid-row: 1 / span 2;
    }
    & > .line-more {
      grid-column: 2 / -1;
    }
    & .line-prices {
      flex-direction: row;
    }
  }
`;

/** Lenses of a frame: they hang on the line below it. */
export const lensStyle = css`
  padding-inline-start: 16px;
  border-inline-start: 1.5px solid var(--sight);
  & > .lens-row {
    display: grid;
    grid-template-columns: minmax(0, 1fr) auto;
    gap: 0 16px;
    font-variant-numeric: tabular-nums;
  }
  & > .lens-row + .lens-row,
  & > .lens-values {
    margin-top: 8px;
  }
  & > .lens-values {
    display: none;
  }
  & > .lens-done {
    display: flex;
    gap: 8px;
    margin-top: 16px;
    color: var(--good);
    font: var(--small);
  }
  & > .lens-done[data-tone='warn'] {
    color: var(--warn);
  }
  @container (min-width: 400px) {
    & > .lens-values {
      display: block;
      max-width: 420px;
      margin-top: 16px;
    }
  }
`;
