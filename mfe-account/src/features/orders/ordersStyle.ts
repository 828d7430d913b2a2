import { media } from '@sightline/shared-lib/ui';
import { styled } from 'styled-components';

/** The list below its title; from 1024 px the filters stand at the right of the title, on its baseline. */
export const OrdersRoot = styled.div`
  & > .orders-filters {
    display: flex;
    flex-wrap: wrap;
    gap: 12px;
    margin-bottom: 20px;
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
  ${media.md} {
    & > .orders-filters {
      justify-content: flex-end;
      align-items: end;
      height: 48px;
      margin: -72px 0 20px auto;
      width: fit-content;
    }
  }
`;
