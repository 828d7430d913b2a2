import { styled } from 'styled-components';

export const Eyes = styled.div`
  margin-top: 20px;
  container-type: inline-size;
  & fieldset {
    display: grid;
    gap: 16px 12px;
    padding: 20px 0;
    border-top: 1px solid var(--line);
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
  & legend {
    display: flex;
    align-items: center;
    gap: 8px;
    float: left;
    width: 100%;
    grid-column: 1 / -1;
    font-weight: 500;
  }
  @container (min-width: 440px) {
    & fieldset {
      grid-template-columns: 130px repeat(4, minmax(0, 1fr));
    }
    & legend {
      grid-column: auto;
      padding-top: 32px;
    }
  }
`;

export const Distances = styled.div`
  display: grid;
  gap: 8px;
  justify-items: start;
  padding-top: 24px;
  border-top: 1px solid var(--line);
  & .row {
    display: grid;
    gap: 12px;
    grid-template-columns: repeat(2, minmax(0, 170px));
    margin-top: 8px;
  }
`;

export const Submit = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 12px 16px;
  margin-top: 32px;
`;
