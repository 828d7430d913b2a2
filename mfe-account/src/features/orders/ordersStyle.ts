import { screenBelow } from '@sightline/shared-lib/ui';
import { styled } from 'styled-components';

/** The list below its filters: words, status and period in one row where there is room. */
export const OrdersRoot = styled.div`
  container-type: inline-size;
  & > .orders-filters {
    display: flex;
    flex-wrap: wrap;
    gap: 12px 24px;
    align-items: end;
    margin-bottom: 20px;
  }
  & .orders-search {
    flex: 1 1 280px;
    max-width: 424px;
  }
  & > .orders-filters > fieldset {
    margin-inline-start: auto;
  }
  /* As high as the fields beside it. */
  & > .orders-filters > fieldset > label {
    min-height: 46px;
  }
  @container (max-width: 859px) {
    & .orders-search {
      flex-basis: 100%;
      max-width: none;
    }
  }
  @media ${screenBelow.sm} {
    & > .orders-filters {
      display: grid;
      grid-template-columns: minmax(0, 1fr);
      align-items: stretch;
      gap: 20px;
    }
    & > .orders-filters[data-on-phone='none'],
    & > .orders-filters[data-on-phone='period'] > :not(fieldset) {
      display: none;
    }
    & .orders-search {
      max-width: none;
    }
    & > .orders-filters > fieldset {
      margin-inline-start: 0;
    }
    & > .orders-filters > fieldset > label {
      flex: 1 1 0;
      padding-inline: 4px;
      text-align: center;
    }
  }
  & > .orders-foot {
    display: flex;
    flex-wrap: wrap;
    align-items: end;
    justify-content: space-between;
    gap: 12px 24px;
    margin-top: 24px;
  }
  & > .orders-foot > :is(output, nav) {
    display: flex;
    align-items: center;
    min-height: 48px;
  }
`;
