import { screenBelow } from '@sightline/shared-lib/ui';
import { styled } from 'styled-components';

const Mark = styled.a`
  display: inline-flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 0 10px;
  font-size: 1.625rem;
  line-height: 1;
  font-weight: 450;
  letter-spacing: -0.03em;
  height: 44px;
  overflow: clip;
  overflow-clip-margin: 8px;
  &::after {
    content: '';
    width: 28px;
    height: 1.5px;
    /* As high as the row: where large letters leave no room beside them, the line is gone, not below. */
    margin-block: 23.25px 19.25px;
    background: var(--sight);
  }
  @media ${screenBelow.md} {
    && {
      flex-shrink: 1;
    }
    font-size: 1.375rem;
    &::after {
      width: 22px;
    }
  }
`;

/** The shop's name and its line, leading home. */
export function Logo({ href }: { readonly href: string }) {
  return <Mark href={href}>Sightline</Mark>;
}
