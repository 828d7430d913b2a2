import { css } from 'styled-components';
import { media, screenHovers } from '../tokens/tokens';

/**
 * `--edge` is the tile's inner margin and `--pad-*` the picture's, set by the grid. The theme decides about the plate:
 * in the light one there is none, badge and heart stand above the compact picture and the line bleeds to the screen's
 * edges; in the dark one the plate is lit and they stand on it.
 */
export const tileStyle = css`
  display: flex;
  flex-direction: column;
  & > .tile-picture {
    position: relative;
  }
  & > .tile-picture > [data-place] {
    background: var(--tile-plate) content-box;
  }
  & .tile-badge {
    position: absolute;
    z-index: 1;
    /* As far from the words below on every plate, and clear of the heart. */
    inset-inline-start: calc(var(--edge, 0px) + var(--tile-inset) * 2 / 3);
    top: calc(8px - var(--tile-lift));
    line-height: 20px;
  }
  & .tile-second {
    position: absolute;
    inset: 0 6%;
    display: grid;
    align-items: center;
    opacity: 0;
    transition: opacity var(--motion-state);
  }
  & .tile-second img {
    width: 100%;
  }
  & > .tile-text {
    padding: 12px max(8px, var(--pad-end, 0px)) 0 var(--edge, 0px);
  }
  & .tile-name {
    margin-top: 2px;
    font-weight: 500;
  }
  & .tile-name > a::after {
    content: '';
    position: absolute;
    inset: 0;
  }
  &:hover .tile-name > a,
  & .tile-name > a:focus-visible {
    text-decoration: underline;
    text-decoration-thickness: 1px;
    text-underline-offset: 4px;
  }
  & > .tile-text > ul {
    position: relative;
    z-index: 1;
    width: fit-content;
    margin-block: 5px 0;
    margin-inline: -5px 0;
  }
  /* What does not hang may be as tall as its place: it keeps clear of heart and badge. */
  & > .tile-picture > :not([data-line]) img {
    max-height: calc(var(--height) * 0.76);
  }
  & > .tile-heart {
    position: absolute;
    z-index: 2;
    inset-inline-end: calc(var(--pad-end, 0px) - 6px);
    top: calc(-4px - var(--tile-lift));
    color: var(--plate-ink);
  }
  & > .tile-heart [aria-pressed='true'] .icon {
    fill: var(--plate-sight);
    stroke: var(--plate-sight);
  }
  & .tile-wide-words,
  & .price-discount,
  & .tile-more {
    display: none;
  }
  [data-layout='comfortable'] > & .tile-wide-words,
  [data-layout='comfortable'] > & .price-discount,
  [data-layout='comfortable'] > & .tile-more {
    display: revert;
  }
  /* No heart stands against the badge beside it. */
  ${media.sm} {
    & > .tile-heart {
      inset-inline-end: 6px;
    }
    & > .tile-text {
      padding-inline-end: 20px;
    }
  }
  ${media.md} {
    & .tile-badge {
      top: 8px;
    }
    & > .tile-heart {
      inset-inline-end: 12px;
      top: -4px;
    }
    & > .tile-text {
      padding-block: 14px 0;
      padding-inline: 0 16px;
    }
    & .tile-wide-words,
    & .price-discount,
    & .tile-more {
      display: revert;
    }
  }
  @media ${screenHovers} {
    & .tile-picture .mm {
      transition: opacity var(--motion-state);
    }
    /* Not before it has come: the plate would stay empty. */
    &:is(:hover, :has(:focus-visible)) .tile-second[data-here] {
      opacity: 1;
    }
    &:is(:hover, :has(:focus-visible)) .tile-picture:has([data-here]) .mm {
      opacity: 0;
    }
  }
`;
