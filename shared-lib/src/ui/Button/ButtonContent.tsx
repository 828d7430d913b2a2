import type { ReactNode } from 'react';
import { Icon, type IconName } from '../Icon/Icon';

export interface ButtonLook {
  /** One filled button a view; outlined for the others; text is the third rank. */
  readonly variant?: 'filled' | 'outlined' | 'text' | undefined;
  readonly size?: 'large' | 'small' | undefined;
  /** Fills the width of its container. */
  readonly wide?: boolean | undefined;
  /** Sign at the right; an amount wins over it. */
  readonly icon?: IconName | undefined;
  /** What pressing costs, already formatted. */
  readonly amount?: ReactNode;
}

/** Data attributes the constant style looks at; `data-plain` centres a lone label between the edges of a button, but wide ones all start left. */
export function lookAttributes({ variant = 'filled', size = 'large', wide, icon, amount }: ButtonLook) {
  return {
    'data-variant': variant,
    'data-size': size,
    'data-wide': wide ? '' : undefined,
    'data-plain': wide || variant !== 'outlined' || icon || amount ? undefined : '',
  };
}

/** Label left; amount or sign right. */
export function ButtonContent({
  icon,
  amount,
  children,
}: Pick<ButtonLook, 'icon' | 'amount'> & { readonly children: ReactNode }) {
  return (
    <>
      <span className="button-label">{children}</span>
      {amount ? <span className="button-amount">{amount}</span> : icon ? <Icon name={icon} /> : null}
    </>
  );
}
