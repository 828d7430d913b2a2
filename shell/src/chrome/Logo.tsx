import { screenBelow } from '@sightline/shared-lib/ui';
import { styled } from 'styled-components';

const Mark = styled.a`
  display: inline-flex;
  align-items: center;
  /* Large letters on a small screen leave no room for the line. */
  --room: 100vw - 18rem;
  gap: clamp(0px, var(--room), 10px);
  font-size: 1.625rem;
  line-height: 1;
  font-weight: 450;
  letter-spacing: -0.03em;
  min-height: 44px;
  &::after {
    content: '';
    width: clamp(0px, var(--room), 28px);
    height: 1.5px;
    margin-top: 4px;
    background: var(--sight);
  }
  @media ${screenBelow.md} {
    font-size: 1.375rem;
    &::after {
      width: clamp(0px, var(--room), 22px);
    }
  }
`;

/** The shop's name and its line, leading home. */
export function Logo({ href }: { readonly href: string }) {
  return <Mark href={href}>Sightline</Mark>;
}
