import { css } from 'styled-components';

export const fileDropStyle = css`
  display: grid;
  gap: 16px;
  & > .drop {
    display: grid;
    gap: 6px;
    padding: 28px 20px;
    border: 1px dashed var(--line-2);
    background: var(--surface);
  }
  & > .drop[data-over] {
    border: 1px solid var(--ink);
    background: var(--ground);
  }
  & > .drop > button {
    margin-top: 12px;
  }
  & .camera {
    display: none;
  }
  /* A camera that one holds over a paper: not the one above a screen. */
  @media (any-pointer: coarse) {
    & .camera {
      display: grid;
      margin-top: 4px;
    }
  }
`;
