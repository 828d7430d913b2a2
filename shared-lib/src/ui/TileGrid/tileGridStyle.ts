import { styled } from 'styled-components';

import { media } from '../tokens/tokens';

/**
 * The line runs behind a whole row: each picture draws its part of it edge to edge, the first of the list carries the
 * tick. Below 600 px the row bleeds into the margins, so the line crosses the screen.
 */
export const Root = styled.ul`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  row-gap: 32px;
  margin-inline: calc(-1 * var(--margin));
  & > li {
    position: relative;
    min-width: 0;
  }
  & > li:first-child::before {
    content: '';
    position: absolute;
    z-index: 1;
    inset-inline-start: var(--margin);
    top: 61px;
    height: 10px;
    border-inline-start: 1px solid var(--plate-ink-2);
  }
  /* What does not hang has no line, and so no tick. */
  & > li:first-child:not(:has([data-line]))::before {
    content: none;
  }
  & > li:nth-child(odd) {
    --edge: var(--margin);
    --pad-start: var(--margin);
  }
  & > li:nth-child(even) {
    --edge: 12px;
    --pad-end: var(--margin);
  }
  &[data-layout='comfortable'] {
    --mm: 2.1px;
    grid-template-columns: minmax(0, 1fr);
  }
  &[data-layout='comfortable'] > li:nth-child(n) {
    --edge: var(--margin);
    --pad-start: var(--margin);
    --pad-end: var(--margin);
  }
  & > li.tile-wide {
    grid-column: 1 / -1;
  }
  ${media.sm} {
    --mm: clamp(0.86px, 0.181vw, 2.1px);
    margin-inline: 0;
    grid-template-columns: repeat(3, minmax(0, 1fr));
    row-gap: 40px;
    & > li:nth-child(n) {
      --edge: 0px;
      --pad-start: 0px;
      --pad-end: 0px;
    }
    &[data-layout='comfortable'] > li:nth-child(n) {
      --edge: 0px;
      --pad-start: 0px;
      --pad-end: 0px;
    }
    & > li:first-child::before {
      inset-inline-start: 0;
    }
    &[data-layout='comfortable'],
    &[data-columns='4'] {
      --mm: min(2.1px, 0.272vw);
      grid-template-columns: repeat(2, minmax(0, 1fr));
    }
  }
  ${media.md} {
    --mm: clamp(1.2px, calc(0.18vw - 0.5px), 2.5px);
    row-gap: 48px;
    & > li:first-child::before {
      top: 115px;
    }
    &[data-layout='comfortable'] {
      --mm: clamp(1.2px, calc(0.18vw - 0.5px), 2.5px);
      grid-template-columns: repeat(3, minmax(0, 1fr));
    }
    &[data-columns='4'] {
      --mm: clamp(1.2px, calc(0.18vw - 0.5px), 2.5px);
      grid-template-columns: repeat(4, minmax(0, 1fr));
    }
  }
  & > li {
    transition: opacity var(--motion-state);
  }
  &[aria-busy='true'] {
    position: relative;
  }
  &[aria-busy='true'] > li {
    opacity: 0.5;
  }
  &[aria-busy='true']::after {
    content: '';
    position: absolute;
    inset: 0 0 auto;
    border-top: 1.5px solid var(--sight);
    transform-origin: left;
    animation: draw 1.26s var(--motion-ease) infinite;
  }
`;
