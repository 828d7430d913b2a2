import { css } from 'styled-components';

/** The 22 px square with its tick; the tick is drawn by the browser from a mask, so forced colours keep it. */
export const checkMark = css`
  flex: none;
  display: inline-grid;
  place-items: center;
  width: 22px;
  height: 22px;
  margin: 1px 0;
  appearance: none;
  border: 1px solid var(--line-2);
  border-radius: var(--radius);
  background: var(--surface);
  &::after {
    content: '';
    width: 12px;
    height: 6px;
    margin-top: -4px;
    border: solid var(--on-ink);
    border-width: 0 0 2px 2px;
    transform: rotate(-45deg);
    opacity: 0;
  }
`;

export const checkMarkOn = css`
  border-color: var(--ink);
  background: var(--ink);
  &::after {
    opacity: 1;
  }
`;

/** The 22 px ring; chosen, it is a thick ink ring around a light centre. */
export const radioMark = css`
  flex: none;
  width: 22px;
  height: 22px;
  margin: 1px 0;
  appearance: none;
  border: 1px solid var(--line-2);
  border-radius: 50%;
  background: var(--surface);
  &:checked {
    border: 6px solid var(--ink);
  }
`;
