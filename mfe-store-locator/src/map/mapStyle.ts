import { styled } from 'styled-components';

export const MapRoot = styled.section`
  position: relative;
  background: var(--plate);
  overflow: hidden;
  container-type: inline-size;
  & > svg {
    width: 100%;
    height: 100%;
    min-height: 240px;
    cursor: grab;
    touch-action: pan-y;
  }
  & .border {
    fill: none;
    stroke: var(--plate-line);
    stroke-width: 2;
    stroke-linejoin: round;
  }
  & .ring circle {
    fill: none;
    stroke: var(--plate-ink-2);
    stroke-width: 1;
    stroke-dasharray: 2 6;
    opacity: 0.6;
  }
  & .ring text {
    fill: var(--plate-ink-2);
    font: 400 calc(15px * var(--lens, 1)) / 1 var(--font);
  }
  & .place {
    stroke: var(--plate-sight);
    stroke-width: 2;
  }
  & .pin {
    transform: scale(var(--lens, 1));
    transform-box: fill-box;
    transform-origin: center;
  }
  & .pin circle {
    fill: var(--plate-ink);
  }
  & .pin[data-active] circle {
    fill: var(--plate-sight);
  }
  & .pin text {
    fill: #fff;
    font: 600 15px/1 var(--font);
    pointer-events: none;
  }
  & .pin:focus-visible {
    outline: 0;
  }
  & .pin:focus-visible circle {
    stroke: var(--focus);
    stroke-width: 4;
  }
  & .scale path {
    stroke: var(--plate-ink-2);
    stroke-width: 1.5;
  }
  & .scale text {
    fill: var(--plate-ink-2);
    font: 400 calc(16px * var(--lens, 1)) / 1 var(--font);
  }
  /* The drawing shrinks with its column; what is read and pressed does not. */
  @container (max-width: 799px) {
    & > svg {
      --lens: 1.3;
    }
  }
  @container (max-width: 479px) {
    & > svg {
      --lens: 1.9;
    }
  }
  & .tools {
    position: absolute;
    top: 16px;
    right: 16px;
    display: grid;
    background: var(--surface);
    border: 1px solid var(--line-2);
    border-radius: var(--radius);
  }
`;
