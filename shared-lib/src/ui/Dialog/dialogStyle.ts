import { css } from 'styled-components';
import { media } from '../tokens/tokens';

/** A native modal dialog: which edge it lives on is a data attribute. Entering moves 24 px and fades, with no script. */
export const dialogStyle = css`
  position: fixed;
  inset-block: 0;
  inset-inline: auto 0;
  width: 100%;
  max-width: none;
  height: auto;
  max-height: none;
  margin: 0;
  padding: 0;
  border: 0;
  background: var(--surface);
  color: var(--ink);
  font: var(--body);
  overscroll-behavior: contain;
  opacity: 0;
  transition:
    opacity var(--motion-leave),
    transform var(--motion-leave),
    display var(--motion-leave) allow-discrete,
    overlay var(--motion-leave) allow-discrete;
  &::backdrop {
    background: var(--scrim, rgb(15 19 20 / 0.46));
  }
  &,
  &[data-side='right'] {
    transform: translateX(calc(24px * var(--forward, 1)));
  }
  &[data-side='left'] {
    inset-block: 0;
    inset-inline: 0 auto;
    transform: translateX(calc(-24px * var(--forward, 1)));
  }
  &[data-side='top'] {
    inset: 0 0 auto;
    max-height: 100dvh;
    transform: translateY(-24px);
  }
  &[data-side='bottom'],
  &[data-side='sheet'] {
    inset: auto 0 0;
    max-height: calc(100dvh - 56px);
    transform: translateY(24px);
  }
  &[data-side='centre'] {
    inset: auto 0 0;
    max-height: calc(100dvh - 56px);
    transform: translateY(24px);
  }
  &[open] {
    display: flex;
    flex-direction: column;
    opacity: 1;
    transform: none;
    transition-duration: var(--motion-enter);
    transition-timing-function: var(--motion-ease);
  }
  @starting-style {
    &[open] {
      opacity: 0;
      transform: translateX(calc(24px * var(--forward, 1)));
    }
    &[open][data-side='left'] {
      transform: translateX(calc(-24px * var(--forward, 1)));
    }
    &[open][data-side='top'] {
      transform: translateY(-24px);
    }
    &[open][data-side='bottom'],
    &[open][data-side='sheet'],
    &[open][data-side='centre'] {
      transform: translateY(24px);
    }
  }
  & > .dialog-head {
    display: flex;
    align-items: flex-start;
    justify-content: space-between;
    gap: 16px;
    padding-block: 12px 8px;
    padding-inline: 20px 8px;
  }
  & > .dialog-head > button {
    flex: none;
  }
  & > .dialog-head > h2 {
    min-width: 0;
    align-self: center;
    font: var(--d3);
    letter-spacing: -0.02em;
  }
  & > .dialog-head[data-compact] > h2 {
    font: var(--t1);
    letter-spacing: -0.012em;
  }
  & > .dialog-head[data-compact] {
    border-bottom: 1px solid var(--line);
    padding-block: 8px;
  }
  & > .dialog-body {
    flex: 1;
    overflow-y: auto;
    padding: 16px 20px 32px;
  }
  & > .dialog-head[data-compact] + .dialog-body {
    padding-top: 0;
  }
  & > .dialog-foot {
    display: flex;
    flex-wrap: wrap;
    gap: 12px;
    padding: 12px 20px;
    border-top: 1px solid var(--line);
    background: var(--surface);
  }
  /* The last one is the main one and never the smaller: each has a row of its own where the other leaves it too little. */
  & > .dialog-foot > * {
    flex: 1 1 auto;
  }
  & > .dialog-foot > :last-child {
    flex-grow: 999;
    min-width: 51%;
  }
  & > .dialog-foot > .small {
    order: -1;
    flex: 0 0 100%;
  }
  ${media.md} {
    &,
    &[data-side='right'],
    &[data-side='left'] {
      width: 520px;
    }
    &[data-side='top'],
    &[data-side='bottom'] {
      width: 100%;
    }
    &[data-side='sheet'] {
      inset-block: 0;
      inset-inline: auto 0;
      max-height: none;
      transform: translateX(calc(24px * var(--forward, 1)));
    }
    &[data-side='centre'] {
      inset-block: 50% auto;
      inset-inline: 50% auto;
      width: 640px;
      max-height: calc(100dvh - 96px);
      translate: calc(-50% * var(--forward, 1)) -50%;
    }
    &[open] {
      transform: none;
    }
    @starting-style {
      &[open][data-side='sheet'] {
        transform: translateX(calc(24px * var(--forward, 1)));
      }
    }
    & > .dialog-head {
      padding-block: 40px 8px;
      padding-inline: 48px 36px;
    }
    & > .dialog-body {
      padding: 16px 48px 48px;
    }
    & > .dialog-foot {
      padding: 16px 48px;
    }
  }
`;
