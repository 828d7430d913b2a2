import { styled } from 'styled-components';

export const Root = styled.form`
  container-type: inline-size;
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 20px;
  & > details {
    border-top: 1px solid var(--line);
  }
`;

export const Eye = styled.fieldset`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: 8px;
  min-width: 0;
  padding-top: 12px;
  border-top: 1px solid var(--line);
  & > legend {
    display: flex;
    align-items: center;
    gap: 8px;
    float: left;
    font-weight: 500;
  }
  & > p {
    flex: 0 0 100%;
  }
  & > .values {
    flex: 0 0 100%;
    display: grid;
    grid-template-columns: repeat(2, minmax(0, 1fr));
    gap: 16px 12px;
  }
  & .boxes {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    align-content: start;
    gap: 6px 12px;
  }
  & .boxes > .strong {
    flex: 0 0 100%;
  }
  /* As wide and tall as the fields beside it. */
  & .boxes > fieldset {
    flex: 0 0 100%;
    align-items: center;
    justify-content: space-between;
    height: 48px;
  }
  /* Alone in its row, it has its days beside it. */
  & .boxes:nth-child(odd) {
    grid-column: 1 / -1;
  }
  & .boxes:nth-child(odd) > fieldset {
    flex-basis: calc(50% - 6px);
  }
  @container (min-width: 400px) {
    & > .values {
      grid-template-columns: repeat(auto-fit, minmax(122px, 1fr));
    }
    & .boxes:nth-child(odd) {
      grid-column: auto;
    }
    & .boxes:nth-child(odd) > fieldset {
      flex-basis: 100%;
    }
  }
`;

export const Made = styled.dl`
  display: flex;
  flex-wrap: wrap;
  gap: 4px 20px;
  color: var(--ink-2);
  font: var(--small);
  font-variant-numeric: tabular-nums;
  & > div {
    display: flex;
    gap: 6px;
  }
  & dd {
    color: var(--ink);
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
