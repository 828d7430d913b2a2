import { useId, type ComponentPropsWithRef, type MouseEvent, type ReactNode } from 'react';
import { useKitText } from '../text/KitText';
import { ButtonContent, lookAttributes, type ButtonLook } from './ButtonContent';
import { ButtonRoot as Root } from './ButtonRoot';

export interface ButtonProps extends Omit<ComponentPropsWithRef<'button'>, 'disabled'>, ButtonLook {
  /** Something is under way: the label stays, the line draws, presses are ignored. */
  readonly busy?: boolean | undefined;
  /** Why it cannot be pressed now; shown beside it, and the button stays reachable. */
  readonly unavailable?: ReactNode;
}

/** The action of a view. It says what happens and, with `amount`, what it costs. */
export function Button(props: ButtonProps) {
  const { variant, size, wide, icon, amount, busy, unavailable, children, onClick, type = 'button', ...rest } = props;
  const text = useKitText();
  const reasonId = useId();
  const blocked = Boolean(busy) || Boolean(unavailable);
  const press = (event: MouseEvent<HTMLButtonElement>) => {
    if (blocked) event.preventDefault();
    else onClick?.(event);
  };
  return (
    <>
      <Root
        {...rest}
        {...lookAttributes({ variant, size, wide, icon, amount })}
        type={type}
        onClick={press}
        aria-busy={busy ? true : undefined}
        aria-disabled={unavailable ? true : rest['aria-disabled']}
        aria-describedby={unavailable ? reasonId : rest['aria-describedby']}
      >
        <ButtonContent icon={icon} amount={amount}>
          {children}
        </ButtonContent>
        {busy ? <span className="vh">{text('Kit.Busy')}</span> : null}
      </Root>
      {unavailable ? (
        <span id={reasonId} className="small soft">
          {unavailable}
        </span>
      ) : null}
    </>
  );
}
