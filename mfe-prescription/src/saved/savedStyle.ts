import { styled } from 'styled-components';

/** Saved prescriptions one below the other. */
export const SavedList = styled.ul`
  border-top: 1px solid var(--line);
  & > li {
    display: grid;
    gap: 4px;
    padding-block: 16px;
    border-bottom: 1px solid var(--line);
  }
  & > li[aria-current] {
    padding-inline-start: 12px;
    border-inline-start: 3px solid var(--sight);
  }
  & .ended {
    color: var(--bad);
    font-weight: 500;
  }
  & > li > div {
    margin-top: 8px;
  }
`;
