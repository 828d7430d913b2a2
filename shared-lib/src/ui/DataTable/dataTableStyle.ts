import { styled } from 'styled-components';

export const Root = styled.div`
  overflow-x: auto;
  /* A hidden one with room around it would be seen as a dot. */
  & caption:not(.vh) {
    padding-bottom: 8px;
    text-align: start;
    font-weight: 500;
  }
  & th,
  & td {
    padding-block: 8px;
    padding-inline: 0 16px;
    border-bottom: 1px solid var(--line);
    text-align: start;
    vertical-align: middle;
    font-variant-numeric: tabular-nums;
  }
  & tbody tr:last-child > *,
  & td[rowspan] {
    border-bottom: 0;
  }
  & thead th {
    color: var(--ink-2);
    font: var(--small);
    vertical-align: bottom;
  }
  & [data-numeric] {
    text-align: end;
  }
  @media (max-width: 699px) {
    &[data-stacks] thead {
      position: absolute;
      clip-path: inset(50%);
    }
    &[data-stacks] tbody,
    &[data-stacks] tr {
      display: block;
    }
    &[data-stacks] tr {
      padding-block: 12px;
      border-bottom: 1px solid var(--line);
    }
    &[data-stacks] th,
    &[data-stacks] td {
      display: grid;
      padding: 4px 0;
      border: 0;
      text-align: start;
    }
    /* Texts have more room than their labels; numbers stand in the middle. */
    &[data-stacks] td {
      grid-template-columns: 104px minmax(0, 1fr);
      column-gap: 8px;
    }
    &[data-stacks] td[data-numeric] {
      grid-template-columns: 1fr 1fr;
      column-gap: 0;
    }
    &[data-stacks] td::before {
      content: attr(data-label);
      color: var(--ink-2);
    }
  }
`;
