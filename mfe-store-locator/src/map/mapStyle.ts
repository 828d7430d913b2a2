import { styled } from 'styled-components';

export const MapRoot = styled.section`
  position: relative;
  background: var(--plate);
  overflow: hidden;
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
    font: 400 15px/1 var(--font);
  }
  & .place {
    stroke: var(--plate-sight);
    stroke-width: 2;
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
    font: 400 16px/1 var(--font);
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
