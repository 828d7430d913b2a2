import { css, styled } from 'styled-components';

/** The part of the library's style sheet that this map needs: it brings none of its own. */
const libraryStyle = css`
  & .leaflet-container {
    overflow: hidden;
    -webkit-tap-highlight-color: transparent;
    outline-offset: -3px;
  }
  & .leaflet-pane,
  & .leaflet-tile,
  & .leaflet-marker-icon,
  & .leaflet-tile-container,
  & .leaflet-zoom-box {
    position: absolute;
    left: 0;
    top: 0;
  }
  & .leaflet-tile {
    /* A pixel over the next one, which the picture has: at scales in between the ground would show in the seams. */
    width: 257px !important;
    height: 257px !important;
    max-width: none;
    user-select: none;
    visibility: hidden;
    border: 0;
  }
  & .leaflet-tile-loaded {
    visibility: inherit;
  }
  & .leaflet-zoom-animated {
    transform-origin: 0 0;
  }
  & .leaflet-zoom-anim .leaflet-zoom-animated {
    transition: transform 0.25s cubic-bezier(0, 0, 0.25, 1);
  }
  & .leaflet-zoom-anim .leaflet-tile,
  & .leaflet-pan-anim .leaflet-tile {
    transition: none;
  }
  & .leaflet-tile-pane {
    z-index: 1;
  }
  & .leaflet-marker-pane {
    z-index: 2;
  }
  & .leaflet-touch-zoom {
    touch-action: none;
  }
`;

const night = css`
  background: #c6c8c7;
  & :is(.tiles, .leaflet-tile-pane) {
    filter: brightness(0.84);
  }
`;

export const MapRoot = styled.section`
  position: relative;
  background: #eceeed;
  /* A picture like any other, which no system draws in its own colours. */
  @media (forced-colors: active) {
    forced-color-adjust: none;
    --plate: #eceeed;
    --plate-ink: #14181a;
    --plate-ink-2: #454d4f;
    --plate-sight: #c4310c;
  }
  overflow: hidden;
  isolation: isolate;
  container-type: inline-size;
  & > svg:not(.scale) {
    display: block;
    width: 100%;
    height: 100%;
    min-height: 240px;
  }
  & .stage {
    position: absolute;
    inset: 0;
    isolation: isolate;
    visibility: hidden;
    cursor: grab;
  }
  & .stage[data-live] {
    visibility: visible;
  }
  & .stage:active {
    cursor: grabbing;
  }
  ${libraryStyle}
  /* Pictures of a map are light whoever draws them: at night they are dimmed like every plate, and the ground between them as much. */
  [data-theme='dark'] & {
    ${night}
  }
  @media (prefers-color-scheme: dark) {
    [data-theme='auto'] & {
      ${night}
    }
  }
  & .place {
    stroke: var(--plate-sight);
    stroke-width: 2;
    pointer-events: none;
  }
  & .place .cross {
    position: absolute;
    inset: 0;
    background:
      linear-gradient(var(--plate-sight) 0 0) center / 100% 2px no-repeat,
      linear-gradient(var(--plate-sight) 0 0) center / 2px 100% no-repeat;
  }
  & a.pin {
    transform: scale(var(--lens, 1));
    transform-box: fill-box;
    transform-origin: center;
  }
  & .pin rect {
    fill: var(--plate-ink);
  }
  & .pin[data-many] rect {
    fill: #fff;
    stroke: var(--plate-ink);
    stroke-width: 2;
  }
  & .pin[data-active] rect {
    fill: var(--plate-sight);
  }
  & .pin text {
    fill: #fff;
    font: 600 15px/1 var(--font);
    pointer-events: none;
  }
  & .pin[data-many]:not([data-active]) text {
    fill: var(--plate-ink);
  }
  & .pin circle {
    fill: #fff;
    pointer-events: none;
  }
  & .pin .number:empty::after {
    content: '';
    width: 8px;
    height: 8px;
    border-radius: 50%;
    background: currentcolor;
  }
  & .pin .number {
    display: grid;
    place-items: center;
    width: 100%;
    height: 100%;
    border-radius: 15px;
    background: var(--plate-ink);
    color: #fff;
    font: 600 15px/1 var(--font);
    cursor: pointer;
  }
  /* Several branches: a count, and no number of the list. */
  & .pin[data-many]:not([data-active]) .number {
    border: 2px solid var(--plate-ink);
    background: #fff;
    color: var(--plate-ink);
  }
  & .pin[data-active] .number {
    background: var(--plate-sight);
    scale: 1.2;
  }
  & .pin:focus-visible {
    outline: 0;
  }
  & .pin:focus-visible rect {
    stroke: var(--focus);
    stroke-width: 4;
  }
  & .pin:focus-visible .number {
    outline: 3px solid var(--focus);
    outline-offset: 2px;
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
  & .scale {
    position: absolute;
    inset-inline-start: 16px;
    bottom: 12px;
    pointer-events: none;
  }
  & .scale path {
    fill: none;
    stroke: var(--plate-ink-2);
    stroke-width: 1.5;
  }
  & .scale text {
    fill: var(--plate-ink-2);
    font: 500 14px/1 var(--font);
  }
  & :is(.attribution, .legend) {
    position: absolute;
    inset-inline-end: 0;
    bottom: 0;
    padding: 2px 8px;
    background: var(--plate);
    color: var(--plate-ink-2);
    font: var(--small);
  }
  /* Above, clear of the tools; said where there is such a pin. */
  & .legend {
    inset-inline: 0 76px;
    inset-block: 0 auto;
    width: fit-content;
    pointer-events: none;
  }
  &:not(:has(.pin[data-many])) .legend {
    display: none;
  }
  & .tools {
    position: absolute;
    top: 16px;
    inset-inline-end: 16px;
    display: grid;
    background: var(--surface);
    border: 1px solid var(--line-2);
    border-radius: var(--radius);
  }
`;
