import { media, screenBelow } from '@sightline/shared-lib/ui';
import { styled } from 'styled-components';

/** A panel from the top: on desktop it hangs below the header, on small screens it fills the screen. */
export const Panel = styled.dialog`
  position: fixed;
  inset: 0;
  width: 100%;
  max-width: none;
  height: 100dvh;
  max-height: none;
  margin: 0;
  padding: 12px var(--margin) 32px;
  border: 0;
  overflow-y: auto;
  overscroll-behavior: contain;
  background: var(--surface);
  color: var(--ink);
  & > output {
    display: block;
    margin-block: 4px 8px;
  }
  & > output.t2 {
    margin-block: 20px 0;
  }
  &::backdrop {
    background: var(--scrim, rgb(15 19 20 / 0.46));
  }
  transition:
    opacity var(--motion-enter) var(--motion-ease),
    transform var(--motion-enter) var(--motion-ease);
  @starting-style {
    &[open] {
      opacity: 0;
      transform: translateY(-24px);
    }
  }
  ${media.md} {
    inset: 0 0 auto;
    height: auto;
    max-height: 100dvh;
    padding: 24px var(--margin) 40px;
    border-bottom: 1px solid var(--line);
  }
`;

export const Field = styled.form`
  display: grid;

  grid-template-columns: minmax(0, 1fr) auto;
  align-items: center;
  border-bottom: 1.5px solid var(--sight);
  & > button {
    margin-inline-end: -12px;
  }
  & > input {
    min-width: 0;
    padding: 4px 0;
    border: 0;
    background: none;
    color: var(--ink);
    font: var(--d3);
    letter-spacing: -0.02em;
    text-overflow: ellipsis;
  }
  & > input::-webkit-search-cancel-button {
    display: none;
  }
  & > input::placeholder {
    color: var(--ink-3);
    opacity: 1;
  }
  @media ${screenBelow.sm} {
    & > input::placeholder {
      font: var(--t1);
    }
  }
  &:has(> input:focus-visible) {
    border-bottom-width: 3px;
    margin-bottom: -1.5px;
  }
  & > input:focus-visible {
    outline: 0;
  }
`;

/** In place of goods: where to start instead. */
export const Nothing = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 8px;
  & > p {
    flex-basis: 100%;
    margin-bottom: 8px;
  }
`;

export const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 24px;
  margin-top: 24px;
  & .group + .group {
    margin-top: 20px;
  }
  & .heading {
    margin-bottom: 4px;
    font: var(--small);
    font-weight: 600;
    color: var(--ink-2);
  }
  & [role='option'] {
    display: flex;
    justify-content: space-between;
    gap: 16px;
    min-height: 44px;
    padding: 10px 12px;
    margin-inline: -12px;
    cursor: pointer;
  }
  & [role='option'][aria-selected='true'],
  & [role='option']:hover {
    background: var(--ground);
  }
  /* One of these two grounds is hardly darker than the other, and where colours are forced both are one. */
  & [role='option'][aria-selected='true'] {
    box-shadow: inset 3px 0 var(--ink);
    @media (forced-colors: active) {
      outline: 2px solid Highlight;
    }
  }
  & [role='option'] > .count {
    color: var(--ink-3);
    font-variant-numeric: tabular-nums;
  }
  & .found {
    display: grid;
    justify-items: start;
    gap: 24px;
  }
  & .found > ul {
    justify-self: stretch;
  }
  /* Where all stands in one column, pages to read come after the goods; nothing in them has the focus. */
  @media ${screenBelow.md} {
    &:has(.found) > div:first-child,
    &:has(.found) [role='listbox'] {
      display: contents;
    }
    & .group + .group {
      margin-top: 0;
    }
    & [data-reading] {
      order: 1;
    }
  }
  @media ${screenBelow.sm} {
    & .found > ul > li:nth-child(n + 3) {
      display: none;
    }
  }
  ${media.md} {
    grid-template-columns: 320px minmax(0, 1fr);
    gap: 0 80px;
  }
`;
