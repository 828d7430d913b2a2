import type { ComponentPropsWithRef } from 'react';
import { styled } from 'styled-components';
import { ButtonContent, lookAttributes, type ButtonLook } from './ButtonContent';
import { buttonStyle } from './buttonStyle';

const Root = styled.a`
  ${buttonStyle}
`;

export interface ButtonLinkProps extends ComponentPropsWithRef<'a'>, ButtonLook {
  readonly href: string;
}

/** A link with the weight of a button: it goes somewhere and changes nothing. */
export function ButtonLink({ variant, size, wide, icon, amount, children, ...rest }: ButtonLinkProps) {
  return (
    <Root {...rest} {...lookAttributes({ variant, size, wide, icon, amount })}>
      <ButtonContent icon={icon} amount={amount}>
        {children}
      </ButtonContent>
    </Root>
  );
}
