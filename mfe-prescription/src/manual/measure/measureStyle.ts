import { styled } from 'styled-components';

/** Screen pixels left and right of the photo together. */
export const PADDING = 40;

export const Root = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 12px;
  width: 100%;
  max-width: 640px;
  padding: ${PADDING / 2}px;
  margin-top: 12px;
  background: var(--surface);
  /* The browser's own words for choosing a file are in its language and not in its size. */
  & > .choose {
    position: relative;
    display: inline-flex;
    align-items: center;
    justify-self: start;
    gap: 12px;
    min-height: 52px;
    padding: 10px 20px;
    border: 1px solid var(--line-2);
    border-radius: var(--radius);
    font-weight: 500;
  }
  & > .choose:hover {
    border-color: var(--ink);
  }
  & > .choose:has(:focus-visible) {
    outline: 2px solid var(--focus);
    outline-offset: 2px;
  }
  & > .choose > input {
    position: absolute;
    inset: 0;
    width: 100%;
    opacity: 0;
    cursor: pointer;
  }
`;

export const Stage = styled.div`
  position: relative;
  overflow: hidden;
  touch-action: none;
  & > img {
    display: block;
    width: 100%;
    height: auto;
    user-select: none;
  }
  & > button {
    position: absolute;
    width: 44px;
    height: 44px;
    margin: -22px 0 0 -22px;
    border-radius: 50%;
    cursor: grab;
    touch-action: none;
  }
  /* A ring around the place itself, which stays visible; white and dark so that it shows on any photo. */
  & > button::before {
    content: '';
    position: absolute;
    inset: 12px;
    border: 2px solid #fff;
    border-radius: 50%;
    outline: 1px solid #000;
    forced-color-adjust: none;
  }
  & > button[data-kind='card']::before {
    border-radius: 0;
  }
  & > button::after {
    content: '';
    position: absolute;
    inset: 20px;
    border-radius: 50%;
    background: var(--sight);
  }
  & > button:focus-visible {
    outline: 3px solid var(--focus);
  }
`;

export const Magnifier = styled.div`
  position: absolute;
  top: 8px;
  width: 120px;
  height: 120px;
  border: 2px solid #fff;
  border-radius: 50%;
  outline: 1px solid #000;
  forced-color-adjust: none;
  background-repeat: no-repeat;
  pointer-events: none;
  &[data-side='left'] {
    left: 8px;
  }
  &[data-side='right'] {
    right: 8px;
  }
  &::before,
  &::after {
    content: '';
    position: absolute;
    background: var(--sight);
  }
  &::before {
    top: 20px;
    bottom: 20px;
    left: calc(50% - 0.5px);
    width: 1px;
  }
  &::after {
    left: 20px;
    right: 20px;
    top: calc(50% - 0.5px);
    height: 1px;
  }
`;
