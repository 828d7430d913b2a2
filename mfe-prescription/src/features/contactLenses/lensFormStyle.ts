import { styled } from 'styled-components';

export const Root = styled.form`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 20px;
`;

export const Eye = styled.fieldset`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 12px;
  min-width: 0;
  margin-top: 4px;
  padding-top: 16px;
  border-top: 1px solid var(--line);
  & > legend {
    display: flex;
    align-items: center;
    gap: 8px;
    float: left;
    width: 100%;
    font-weight: 500;
  }
  & > .values {
    display: grid;
    grid-template-columns: repeat(2, minmax(0, 1fr));
    gap: 16px 12px;
  }
  & > .made {
    display: flex;
    flex-wrap: wrap;
    gap: 4px 20px;
    color: var(--ink-2);
    font: var(--small);
    font-variant-numeric: tabular-nums;
  }
  & > .made > div {
    display: flex;
    gap: 6px;
  }
  & > .made dd {
    color: var(--ink);
  }
  & .boxes {
    display: grid;
    align-content: start;
    gap: 6px;
    justify-items: start;
  }
`;

export const Year = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 4px 16px;
`;

export const Words = styled.dl`
  display: grid;
  gap: 12px;
  & > div > dt {
    font-weight: 500;
  }
`;
