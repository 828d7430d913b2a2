import { styled } from 'styled-components';

/** The list below its filters: words, status and period in one row where there is room. */
export const OrdersRoot = styled.div`
  & > .orders-filters {
    display: flex;
    flex-wrap: wrap;
    gap: 12px 24px;
    align-items: end;
    margin-bottom: 20px;
  }
  & .orders-search {
    display: flex;
    gap: 8px;
    align-items: end;
    flex: 1 1 280px;
    max-width: 424px;
  }
  & .orders-search > :first-child {
    flex: 1;
  }
  /* As high as the fields beside them. */
  & .orders-search > button {
    min-height: 48px;
  }
  & > .orders-filters > fieldset > label {
    min-height: 46px;
  }
  & > .orders-list {
    border-top: 1px solid var(--line);
  }
  & > .orders-foot {
    display: flex;
    flex-wrap: wrap;
    align-items: end;
    justify-content: space-between;
    gap: 12px 24px;
    margin-top: 12px;
  }
`;
