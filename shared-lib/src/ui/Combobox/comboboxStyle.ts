import { css } from 'styled-components';
import { controlStyle } from '../Field/controlStyle';

export const comboboxStyle = css`
  position: relative;
  display: block;
  & > input {
    ${controlStyle}
    padding-inline-end: 40px;
  }
  & > .icon {
    position: absolute;
    inset-inline-end: 15px;
    top: calc(50% - 8px);
    color: var(--ink-3);
    pointer-events: none;
  }
  & > [role='listbox'] {
    position: absolute;
    z-index: 5;
    inset: calc(100% - 1px) 0 auto;
    max-height: 264px;
    overflow-y: auto;
    border: 1px solid var(--line-2);
    background: var(--surface);
  }
  & [role='option'] {
    display: flex;
    align-items: center;
    min-height: 44px;
    padding: 8px 14px;
    cursor: pointer;
    font-variant-numeric: tabular-nums;
  }
  & [aria-selected='true'] {
    background: var(--ground);
    outline: 1.5px solid var(--ink);
    outline-offset: -1.5px;
  }
  & mark {
    background: none;
    color: inherit;
    font-weight: 600;
  }
`;
