import { media } from '@sightline/shared-lib/ui';
import { styled } from 'styled-components';

/** Pictures and measures left, buying and details right; on small screens in the order of the questions. */
export const ProductLayout = styled.div`
  display: flex;
  flex-direction: column;
  gap: 20px;
  margin-top: 8px;
  & > .side {
    display: contents;
  }
  & .buy {
    order: 1;
  }
  & > .measures {
    order: 2;
  }
  & .details {
    order: 3;
  }
  & > .measures > section {
    padding-bottom: 0;
  }
  ${media.sm} {
    & .buy {
      width: min(536px, 100%);
    }
  }
  ${media.md} {
    display: grid;
    grid-template-columns: minmax(0, 1fr) clamp(360px, 30vw, 432px);
    grid-template-rows: auto 1fr;
    gap: 0 64px;
    margin-top: 12px;
    & > .pictures,
    & > .measures {
      grid-column: 1;
    }
    & .buy {
      width: auto;
    }
    & > .side {
      display: grid;
      align-content: start;
      gap: 24px;
      grid-area: 1 / 2 / 3 / 3;
    }
    /* What has no measures has its details in their place, not below a long column beside nothing. */
    &[data-plain] > .side {
      display: contents;
    }
    &[data-plain] .buy {
      grid-area: 1 / 2 / 3 / 3;
    }
    &[data-plain] .details {
      grid-area: 2 / 1;
      padding-top: 48px;
    }
    @media (min-height: 1400px) {
      & > .side {
        position: sticky;
        top: calc(var(--bar) + 24px);
        align-self: start;
      }
    }
  }
`;
