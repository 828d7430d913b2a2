import { css } from 'styled-components';
import { screenHovers } from '../tokens/tokens';

/** Border, height and text of every field: 48 px, hairline, 2 px when it is wrong. */
export const controlStyle = css`
  width: 100%;
  min-height: 48px;
  padding: 11px 14px;
  border: 1px solid var(--line-2);
  border-radius: var(--radius);
  background: var(--surface);
  color: var(--ink);
  font: var(--body);
  font-variant-numeric: tabular-nums;
  &::placeholder {
    color: var(--ink-3);
    opacity: 1;
  }
  @media ${screenHovers} {
    &:hover {
      border-color: var(--ink-2);
    }
  }
  &[aria-invalid='true'] {
    padding: 10px 13px;
    border: 2px solid var(--bad);
  }
  &:disabled,
  &:read-only:not(select, [role='combobox']) {
    background: var(--sunk);
    color: var(--ink-2);
  }
`;
