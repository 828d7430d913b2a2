import { useEffect, useId, useRef, useState, type MouseEvent, type ReactNode, type SyntheticEvent } from 'react';
import { styled } from 'styled-components';
import { IconButton } from '../Button/IconButton';
import { useKitText } from '../text/KitText';
import { dialogStyle } from './dialogStyle';
import { useModal } from './useModal';

const Root = styled.dialog`
  ${dialogStyle}
`;

export type DialogSide = 'right' | 'left' | 'top' | 'bottom' | 'sheet' | 'centre';

/** How the shopper left: the close button, Escape, or the scrim. */
export type DismissReason = 'close' | 'escape' | 'scrim';

export interface ModalDialogProps {
  readonly open: boolean;
  /** The shopper wants out; the owner sets `open` to false. */
  readonly onDismiss: (reason: DismissReason) => void;
  readonly title: ReactNode;
  readonly side: DialogSide;
  /** A form inside has been touched: the scrim no longer closes. */
  readonly touched?: boolean | undefined;
  /** Small title with a hairline below, for drawers full of controls. */
  readonly compactHead?: boolean | undefined;
  /** Stays at the bottom: actions. */
  readonly footer?: ReactNode;
  readonly children: ReactNode;
  readonly className?: string | undefined;
}

/** The second press of a double tap comes within this time, ms. */
const DOUBLE_TAP_MS = 500;

/** Native modal dialog: page inert behind it, title focused first, focus given back on closing. */
export function ModalDialog(props: ModalDialogProps) {
  const { open, onDismiss, title, side, touched, compactHead, footer, children, className } = props;
  const text = useKitText();
  const titleId = useId();
  const { dialog, heading } = useModal(open);

  // The content stays while the dialog leaves, so that nobody sees it emptied.
  const [present, setPresent] = useState(open);
  if (open && !present) setPresent(true);
  const openedAt = useRef(0);
  useEffect(() => {
    if (open) {
      openedAt.current = performance.now();
      return undefined;
    }
    let current = true;
    const gone = () => {
      if (current) setPresent(false);
    };
    const leaving = dialog.current?.getAnimations?.() ?? [];
    if (leaving.length === 0) gone();
    else void Promise.allSettled(leaving.map(({ finished }) => finished)).finally(gone);
    return () => {
      current = false;
    };
  }, [dialog, open]);

  const cancel = (event: SyntheticEvent) => {
    event.preventDefault();
    onDismiss('escape');
  };
  /** Who opens it by a double tap neither answers nor leaves it by the second one. */
  const skipSecondTap = (event: MouseEvent) => {
    if (event.detail < 2 || performance.now() - openedAt.current > DOUBLE_TAP_MS) return;
    event.preventDefault();
    event.stopPropagation();
  };
  const press = (event: MouseEvent) => {
    if (event.target === dialog.current && !touched) onDismiss('scrim');
  };
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions, jsx-a11y/click-events-have-key-events -- the press is on the scrim, which is no element of its own; Escape and the button do the same by keyboard
    <Root
      ref={dialog}
      className={className}
      data-side={side}
      aria-labelledby={titleId}
      onCancel={cancel}
      onClickCapture={skipSecondTap}
      onClick={press}
    >
      <div className="dialog-head" data-compact={compactHead ? '' : undefined}>
        <h2 id={titleId} ref={heading} tabIndex={-1}>
          {title}
        </h2>
        <IconButton icon="close" label={text('Kit.Close')} onClick={() => onDismiss('close')} />
      </div>
      {present ? <div className="dialog-body">{children}</div> : null}
      {present && footer ? <div className="dialog-foot">{footer}</div> : null}
    </Root>
  );
}
