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
  & > ul {
    display: grid;
    gap: 12px;
  }
  & .file {
    display: grid;
    grid-template-columns: minmax(0, 1fr) auto;
    gap: 2px 12px;
    padding: 16px 18px;
    background: var(--surface);
    overflow-wrap: anywhere;
  }
  & .file > button {
    align-self: start;
  }
  & .file-line {
    grid-column: 1 / -1;
    margin-top: 8px;
  }
`;
