import { media, screenBelow } from '@sightline/shared-lib/ui';
import { styled } from 'styled-components';

/** The whole screen: frame on its plate, answers and question beside it, price and the next step below. */
export const ConfiguratorRoot = styled.dialog`
  width: 100vw;
  max-width: none;
  height: 100dvh;
  max-height: none;
  margin: 0;
  padding: 0;
  border: 0;
  overflow: clip;
  background: var(--ground);
  color: var(--ink);
  font: var(--body);
  &[open] {
    display: grid;
    grid-template-rows: auto minmax(0, 1fr) auto;
  }
  & > header {
    display: flex;
    align-items: center;
    justify-content: space-between;
    gap: 16px;
    min-height: 56px;
    padding: 0 var(--margin);
    border-bottom: 1px solid var(--line);
  }
  & .logo {
    display: inline-flex;
    align-items: center;
    gap: 10px;
    font-size: 1.375rem;
    font-weight: 450;
    letter-spacing: -0.03em;
  }
  & .logo::after {
    content: '';
    width: 22px;
    height: 1.5px;
    margin-top: 4px;
    background: var(--sight);
  }
  & .ways {
    display: flex;
    align-items: center;
    gap: 28px;
    font: var(--small);
  }
  & .ways > button,
  & .summary-action > button {
    min-height: 24px;
  }
  & .ways > button {
    font: var(--small);
  }
  & .help {
    display: none;
    color: var(--ink-2);
  }
  & > .middle {
    overflow: auto;
    overscroll-behavior: contain;
  }
  & .plate {
    position: relative;
    /* The height of the picture, which comes after the questions. */
    min-height: 220px;
    background: var(--plate);
    color: var(--plate-ink);
  }
  & .section {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 8px 16px;
    padding: 0 var(--margin) 20px;
    font: var(--small);
    font-variant-numeric: tabular-nums;
  }
  & .section > svg {
    max-width: 42%;
  }
  & .section .soft {
    color: inherit;
    opacity: 0.8;
  }
  & .side {
    --side-margin: var(--margin);
    position: relative;
    padding-block: 20px 40px;
    padding-inline: var(--side-margin) var(--margin);
  }
  /* Answers stand under a plate, which has an edge of its own. */
  & .side > dl {
    margin-bottom: 20px;
    border-top: 0;
  }
  & .side > dl:empty {
    display: none;
  }
  & .side > dl > div:first-child {
    padding-top: 0;
  }
  /* A layer of its own, painted before it is seen. */
  & .turn {
    will-change: transform, opacity;
  }
  /* Laid out as it will stand, above what scrolls, where it takes no room: nothing that its content inherits changes when it is shown. */
  & .turn[data-unseen] {
    position: absolute;
    bottom: 100%;
    inset-inline: var(--side-margin) var(--margin);
    opacity: 0;
  }
  & .question {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: 20px;
    padding-top: 8px;
    scroll-margin-block: 12px 20px;
  }
  & .ask > h2 {
    text-wrap: balance;
  }
  & .ask > h2:focus-visible {
    outline-offset: 4px;
  }
  & .add-on {
    padding: 6px 20px;
    border: 1px solid var(--line-2);
    background: var(--surface);
  }
  & .add-on + .add-on {
    margin-top: -1px;
  }
  & .add-on > label > span {
    display: flex;
    flex: 1;
    justify-content: space-between;
    gap: 16px;
    font-variant-numeric: tabular-nums;
  }
  & > footer {
    display: grid;
    grid-template-columns: minmax(min-content, 1fr) minmax(0, auto);
    align-items: center;
    gap: 12px 16px;
    min-height: 72px;
    padding: 10px var(--margin) max(10px, env(safe-area-inset-bottom));
    border-top: 1px solid var(--line);
    background: var(--surface);
    font-variant-numeric: tabular-nums;
  }
  & > footer > output > .t2 {
    white-space: nowrap;
  }
  & > footer > .next {
    display: grid;
    justify-items: end;
    gap: 4px;
    max-width: 60vw;
  }
  & > footer > .next > button {
    padding-inline: 16px;
    column-gap: 12px;
  }
  /* Why there is no way on stands under the price, in place of what it is made of: the bar is as tall in every step. */
  @media ${screenBelow.md} {
    & > footer:has(> .next > .soft) {
      row-gap: 0;
      & > .next {
        display: contents;
      }
      & > .next > button {
        grid-area: 1/2 / span 2;
        max-width: 60vw;
      }
      & > output > .soft {
        display: none;
      }
    }
  }
  /* A button with the price on it says all there is: on a telephone it has the whole bar. */
  @media ${screenBelow.sm} {
    & > footer:has(.button-amount) {
      grid-template-columns: minmax(0, 1fr);
      gap: 4px;
    }
    & > footer:has(.button-amount) > output > .t2 {
      display: none;
    }
    & > footer:has(.button-amount) > .next {
      max-width: none;
      justify-items: stretch;
    }
  }
  ${media.sm} {
    & .help {
      display: inline;
    }
  }
  ${media.md} {
    & > header {
      min-height: 72px;
    }
    & .logo {
      font-size: 1.625rem;
    }
    & > .middle {
      display: grid;
      grid-template-columns: 53.5fr 46.5fr;
      overflow: hidden;
    }
    & .plate {
      display: grid;
      align-items: center;
    }
    /* Over the lower part of the plate: the frame stays on its line. */
    & .section {
      position: absolute;
      inset: auto 0 0;
      padding: 0 72px 7vh;
      font: var(--body);
      font-variant-numeric: tabular-nums;
    }
    & .side {
      overflow: auto;
      overscroll-behavior: contain;
      --side-margin: 64px;
      padding-block: 40px 56px;
    }
    /* 48 px below the header in every step, answers above it or not. */
    & .side > dl {
      margin-bottom: 40px;
    }
    & .question {
      scroll-margin-top: 40px;
    }
    /* The next step stands below the choices. */
    & > footer {
      grid-template-columns: minmax(min-content, 1fr) auto calc(46.5vw - 64px - var(--margin));
    }
    & > footer > .next {
      display: contents;
    }
    /* Why there is no way on stands before it: the bar is as tall in every step. */
    & > footer > .next > button {
      grid-area: 1/3;
    }
  }
`;
