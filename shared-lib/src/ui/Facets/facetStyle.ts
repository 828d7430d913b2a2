import { css } from 'styled-components';
import { checkMark, checkMarkOn } from '../Checkbox/markStyle';
import { discStyle } from '../Swatches/swatchColours';

export const facetListStyle = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  &[data-columns='2'] {
    grid-template-columns: repeat(2, minmax(0, 1fr));
    column-gap: 16px;
  }
  & a {
    display: flex;
    align-items: center;
    gap: 12px;
    min-height: 44px;
    padding-block: 8px;
  }
  & a:hover .facet-label {
    text-decoration: underline;
    text-decoration-thickness: 1px;
    text-underline-offset: 4px;
  }
  & a[aria-current] .facet-label {
    font-weight: 600;
  }
  & .facet-label {
    flex: 1;
    overflow-wrap: anywhere;
  }
  /* The count that is seen: lists hold a hundred of them, and who listens hears it in words. */
  & a[data-count]::after {
    content: attr(data-count);
    content: attr(data-count) / '';
    color: var(--ink-3);
    font: var(--small);
    font-variant-numeric: tabular-nums;
  }
  & .facet-box {
    ${checkMark}
    width: 20px;
    height: 20px;
  }
  & .facet-box[data-round] {
    border-radius: 50%;
  }
  & a[aria-current] .facet-box {
    ${checkMarkOn}
  }
  & .facet-disc {
    display: grid;
    place-items: center;
    width: 20px;
  }
  & .facet-disc > * {
    grid-area: 1 / 1;
  }
  ${discStyle}
  & .disc {
    width: 20px;
    height: 20px;
    border-width: 4px;
  }
  & .facet-disc > .icon {
    color: #fff;
  }
  & .facet-disc[data-light] > .icon {
    color: var(--plate-ink);
  }
  /* A colour of the goods stays what it is, so that no one tick can be told on all of them: the tick stands alone. */
  @media (forced-colors: active) {
    & .facet-disc > .disc {
      display: none;
    }
    & .facet-disc > .icon,
    & .facet-disc[data-light] > .icon {
      color: CanvasText;
    }
  }
  & a[data-shape] {
    flex-direction: column;
    align-items: flex-start;
    gap: 4px;
    padding: 10px 12px;
    border: 1.5px solid transparent;
    font: var(--small);
  }
  /* Where colours are forced, no border is transparent. */
  @media (forced-colors: active) {
    & a[data-shape] {
      border-color: Canvas;
    }
  }
  & a[data-shape][aria-current] {
    border-color: var(--ink);
  }
`;
