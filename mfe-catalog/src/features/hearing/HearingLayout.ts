import { media, screenBelow } from '@sightline/shared-lib/ui';
import { styled } from 'styled-components';

/** Where the parts of the check stand: a step, the audiogram beside it, the progress below. */
export const HearingLayout = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 40px var(--gutter);
  align-items: start;
  & h1 {
    text-wrap: balance;
  }
  & .lead,
  & .list {
    max-width: 34em;
  }
  & .step > [data-tone] {
    max-width: 44em;
  }
  & .list {
    display: grid;
    gap: 8px;
  }
  & ul.list > li {
    padding-inline-start: 16px;
    border-inline-start: 1px solid var(--line-2);
  }
  & ol.list {
    padding-inline-start: 20px;
    list-style: decimal;
  }
  & .answers {
    display: grid;
    gap: 12px;
  }
  & .answers > legend {
    margin-bottom: 12px;
  }
  & .below {
    display: flex;
    justify-content: flex-end;
    max-width: 520px;
  }
  & .volume {
    display: grid;
    gap: 4px;
    max-width: 520px;
  }
  & .volume > input {
    width: 100%;
    height: 44px;
    accent-color: var(--ink);
  }
  & .volume > .ends {
    display: flex;
    justify-content: space-between;
  }
  & > .progress {
    grid-column: 1 / -1;
  }
  & details > summary {
    display: flex;
    align-items: center;
    gap: 8px;
    min-height: 44px;
    font-weight: 500;
    cursor: pointer;
  }
  & details[open] > summary > .icon {
    rotate: 180deg;
  }
  @media ${screenBelow.sm} {
    & > .progress li:not([aria-current]) {
      font-size: 0;
    }
    & > .progress li[aria-current] {
      padding-inline-end: 0;
      white-space: nowrap;
    }
  }
  ${media.md} {
    gap: 64px;
    padding-top: 40px;
    &[data-wide] {
      grid-template-columns: repeat(2, minmax(0, 1fr));
    }
    & > .progress {
      padding-top: 32px;
    }
  }
  @media print {
    & .progress,
    & button,
    & a {
      display: none;
    }
  }
`;
