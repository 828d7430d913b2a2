import type { ComponentPropsWithRef } from 'react';
import { ButtonContent, lookAttributes, type ButtonLook } from './ButtonContent';
import { ButtonRoot as Root } from './ButtonRoot';

export interface ButtonLinkProps extends ComponentPropsWithRef<'a'>, ButtonLook {
  readonly href: string;
}

/** A link with the weight of a button: it goes somewhere and changes nothing. */
export function ButtonLink({ variant, size, wide, icon, amount, children, ...rest }: ButtonLinkProps) {
  return (
    <Root as="a" {...rest} {...lookAttributes({ variant, size, wide, icon, amount })}>
      <ButtonContent icon={icon} amount={amount}>
        {children}
      </ButtonContent>
    </Root>
  );
}
