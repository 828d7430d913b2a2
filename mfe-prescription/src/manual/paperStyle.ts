import { styled } from 'styled-components';

export const Guide = styled.aside`
  align-self: start;
  padding: 0 20px;
  background: var(--surface);
  & > details {
    border-bottom: 0;
  }
  & .accordion-body {
    display: grid;
    gap: 10px;
  }
`;

export const Paper = styled.svg`
  display: block;
  width: 100%;
  max-width: 340px;
  height: auto;
  fill: none;
  stroke: none;
  & .sheet {
    stroke: var(--line-2);
  }
  & path {
    stroke: var(--line);
  }
  & text {
    fill: var(--ink);
    font-size: 13px;
    font-variant-numeric: tabular-nums;
  }
  & .head {
    fill: var(--ink-2);
    font-size: 12px;
  }
  & .copied {
    font-weight: 600;
  }
  & .sample {
    fill: var(--ink-3);
  }
  & .mark {
    stroke: var(--sight);
    stroke-width: 2;
  }
`;
