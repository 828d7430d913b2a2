import { checkMark, checkMarkOn, media } from '@sightline/shared-lib/ui';
import { styled } from 'styled-components';

/** The whole screen: a lit plate for the face, a white side for everything about it. */
export const TryOnPanel = styled.dialog`
  width: 100vw;
  max-width: none;
  height: 100dvh;
  max-height: none;
  margin: 0;
  padding: 0;
  border: 0;
  overflow: auto;
  background: var(--surface);
  color: var(--ink);
  & > header {
    position: sticky;
    top: 0;
    z-index: 1;
    display: flex;
    align-items: center;
    justify-content: space-between;
    min-height: 64px;
    padding: 0 var(--margin);
    border-bottom: 1px solid var(--line);
    background: var(--surface);
  }
  & > header > button {
    margin-inline-end: -12px;
  }
  & > .working {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: 32px;
    max-width: 720px;
    padding: 32px var(--margin) 64px;
  }
  & .way {
    display: grid;
    align-content: start;
    gap: 12px;
  }
  & .mirror {
    position: relative;
    aspect-ratio: 4 / 5;
    overflow: hidden;
    background: var(--plate);
  }
  & .mirror > * {
    position: absolute;
    inset: 0;
    width: 100%;
    height: 100%;
  }
  & .mirror > video {
    object-fit: cover;
    transform: scaleX(-1);
  }
  & .mirror > svg {
    fill: none;
    stroke: var(--plate-ink);
    stroke-width: 0.4;
  }
  & .mirror > svg > path {
    stroke: var(--plate-sight);
  }
  & .stage {
    display: grid;
    gap: 2px;
    background: var(--surface);
  }
  & .stage:not([data-count='1']) {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
  & .worn {
    position: relative;
    background: var(--plate);
    color: var(--plate-ink);
  }
  & .worn[aria-busy='true']::before {
    content: '';
    position: absolute;
    inset: 46% 0 auto;
    border-top: 1.5px solid var(--plate-sight);
    transform-origin: left;
    animation: draw 1.26s var(--motion-ease) infinite;
  }
  & .worn > canvas {
    display: block;
    width: 100%;
    height: auto;
    aspect-ratio: 4 / 5;
  }
  & .worn img {
    display: block;
    width: 100%;
    height: auto;
    aspect-ratio: 4 / 5;
    padding-top: 4%;
    object-fit: contain;
    object-position: bottom;
  }
  & .place {
    position: relative;
  }
  /* Where the bust will wear it, at its scale: a millimetre of it is so much of the place, and the frame turns as the head does. */
  & .place > .front {
    position: absolute;
    inset-inline-start: 39.4%;
    top: 46.5%;
    width: calc(var(--wide) * 0.398%);
    transform: translate(-50%, -50%);
  }
  & .front img {
    aspect-ratio: auto;
    padding: 0;
  }
  /* No plate here: the choice is drawn as the text around it. */
  & .busts {
    --plate-ink: var(--ink);
    --plate-line: var(--line);
  }
  & .worn > figcaption {
    position: absolute;
    inset-inline-start: 0;
    bottom: 0;
    padding: 4px 10px;
    background: var(--plate);
  }
  & .aside {
    display: grid;
    align-content: start;
    gap: 24px;
    padding: 24px var(--margin) 64px;
  }
  & .facts {
    display: grid;
    gap: 8px;
    padding-top: 20px;
    border-top: 1px solid var(--line);
  }
  & .distance {
    font: var(--d3);
  }
  & .shelf > ul {
    display: flex;
    gap: 8px;
    margin-top: 8px;
    padding-bottom: 4px;
    overflow-x: auto;
  }
  & .shelf > ul > li {
    flex: none;
    width: 124px;
  }
  & .shelf label {
    display: grid;
    grid-template-columns: 20px minmax(0, 1fr);
    gap: 4px 8px;
    height: 100%;
    padding: 8px;
    border: 1px solid var(--line-2);
    border-radius: var(--radius);
    cursor: pointer;
    align-content: start;
  }
  & .shelf img {
    /* The mark stands beside the name, not on the frame. */
    order: -1;
    grid-column: 1 / -1;
    width: 100%;
    height: 60px;
    padding-inline: 4px;
    object-fit: contain;
    background: var(--plate);
  }
  & .shelf input {
    ${checkMark}
    width: 20px;
    height: 20px;
    margin: 0;
  }
  & .shelf .soft {
    grid-column: 1 / -1;
  }
  & .shelf [type='radio'] {
    border-radius: 50%;
  }
  & .shelf input:checked {
    ${checkMarkOn}
  }
  & .shelf label:has(:checked) {
    border-color: var(--ink);
    box-shadow: inset 0 0 0 0.5px var(--ink);
  }
  & .suiting {
    display: grid;
    grid-template-columns: repeat(auto-fit, minmax(76px, 1fr));
    gap: 8px;
  }
  & .suiting a {
    display: grid;
    justify-items: center;
    gap: 4px;
    padding: 8px 0;
  }
  & .suiting a:hover {
    text-decoration: underline;
    text-underline-offset: 3px;
  }
  ${media.md} {
    & > .trying {
      display: grid;
      grid-template-columns: minmax(0, 1fr) 432px;
      align-items: start;
    }
    & .stage {
      position: sticky;
      top: 65px;
      place-content: center;
      height: calc(100dvh - 65px);
      background: var(--plate);
    }
    & .stage[data-count='1'] {
      grid-template-columns: min(100%, calc((100dvh - 65px) * 0.8));
    }
    /* The name of one alone stands at the margin of the plate, not of the picture. */
    & .stage[data-count='1'] > .worn {
      position: static;
    }
    & .stage[data-count='1'] > .worn > figcaption {
      inset-inline-start: 38px;
      bottom: 20px;
    }
    & .stage:not([data-count='1']) {
      grid-template-columns: repeat(2, min(50%, calc((100dvh - 67px) * 0.4)));
    }
    & .aside {
      padding-inline: 32px 48px;
    }
    & .shelf > ul {
      display: grid;
      grid-template-columns: repeat(3, minmax(0, 1fr));
      overflow: visible;
    }
    & .shelf > ul > li {
      width: auto;
    }
  }
`;
