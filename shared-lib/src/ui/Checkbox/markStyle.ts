import { css } from 'styled-components';

/** The 22 px square with its tick; ground and tick keep their own colours, which are the system's where those are forced. */
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
  forced-color-adjust: none;
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
