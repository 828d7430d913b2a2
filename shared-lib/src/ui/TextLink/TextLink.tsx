import type { ComponentPropsWithRef } from 'react';

export interface TextLinkProps extends ComponentPropsWithRef<'a'> {
  readonly href: string;
  readonly small?: boolean | undefined;
}

/** The third rank of action: underlined words. */
export function TextLink({ small, className, children, ...rest }: TextLinkProps) {
  return (
    <a {...rest} className={['link', small ? 'small' : '', className ?? ''].join(' ').trim()}>
      {children}
    </a>
  );
}
