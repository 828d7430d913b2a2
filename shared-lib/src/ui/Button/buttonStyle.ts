import { css } from 'styled-components';
import { screenHovers } from '../tokens/tokens';

/** Shared by the button and the link that looks like one; variants are chosen by data attributes, so the style is constant. */
export const buttonStyle = css`
  position: relative;
  display: inline-flex;
  align-items: center;
  justify-content: space-between;
  gap: 12px 24px;
  min-height: 52px;
  padding: 10px 20px;
  border: 1px solid var(--ink);
  border-radius: var(--radius);
  background: var(--ink);
  color: var(--on-ink);
  font: var(--body);
  font-weight: 500;
  text-align: start;
  cursor: pointer;
  forced-color-adjust: none;
  /* After a tap it would stay paler until something else is tapped. */
  @media ${screenHovers} {
    transition: opacity var(--motion-state);
    &:hover {
      opacity: 0.88;
    }
    &[data-variant='outlined']:hover {
      border-color: var(--ink);
      opacity: 1;
    }
    &[data-variant='text']:hover .button-label {
      text-decoration-color: currentColor;
    }
  }
  &:active {
    opacity: 0.76;
  }
  & .button-amount {
    font-variant-numeric: tabular-nums;
    white-space: nowrap;
  }
  &[data-size='small'] {
    min-height: 44px;
    padding: 6px 16px;
  }
  /* The main action grows paler under a finger: in a layer of its own nothing is laid out or painted for that, nor is its label looked through as a text to select. */
  &[data-wide] {
    width: 100%;
    will-change: opacity;
    user-select: none;
  }
  &[data-plain] {
    justify-content: center;
    text-align: center;
  }
  &[data-variant='outlined'] {
    border-color: var(--line-2);
    background: none;
    color: var(--ink);
  }
  &[data-variant='text'] {
    gap: 8px;
    min-height: 44px;
    padding: 0;
    border: 0;
    background: none;
    color: var(--ink);
    font-weight: 400;
  }
  /* As low as the line that it stands in, as tall to a finger as any other. */
  &[data-variant='text']::before {
    content: '';
    position: absolute;
    inset: calc(50% - 22px) 0;
  }
  /* A decoration, which follows the words over several lines; a border would be as wide as the longest. */
  &[data-variant='text'] .button-label {
    text-decoration: underline 1px var(--line-2);
    text-underline-offset: 0.32em;
  }
  &[aria-disabled='true'] {
    border-color: var(--sunk);
    background: var(--sunk);
    color: var(--ink-3);
    opacity: 1;
    cursor: not-allowed;
    @media (forced-colors: active) {
      border-color: GrayText;
      color: GrayText;
    }
  }
  &[data-variant='text'][aria-disabled='true'] {
    background: none;
  }
  &[aria-busy='true'] {
    cursor: progress;
  }
  &[aria-busy='true']::after {
    content: '';
    position: absolute;
    inset: auto 0 0;
    border-top: 3px solid var(--sight);
    transform-origin: left;
    animation: draw 1.26s var(--motion-ease) infinite;
  }
`;
