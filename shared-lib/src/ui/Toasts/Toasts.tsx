import { useEffect, useState, type ReactNode } from 'react';
import { styled } from 'styled-components';
import { Icon, type IconName } from '../Icon/Icon';
import { useKitText } from '../text/KitText';
import { media } from '../tokens/tokens';

const Root = styled.output`
  position: fixed;
  z-index: 40;
  inset: auto var(--margin) calc(16px + var(--sticky-bottom, 0px)) var(--margin);
  display: grid;
  gap: 8px;
  pointer-events: none;
  & > .toast {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 8px 12px;
    min-height: 52px;
    padding: 13px 19px;
    border-radius: var(--radius);
    background: var(--ink);
    color: var(--on-ink);
    forced-color-adjust: none;
    pointer-events: auto;
    animation: toast-in var(--motion-enter) var(--motion-ease);
  }
  & .toast-words {
    /* Beside an action that leaves the words less than this, they would be a narrow column: it goes below them. */
    flex: 1 1 13em;
    overflow-wrap: anywhere;
  }
  & .toast a,
  & .toast button {
    border-bottom: 1px solid currentColor;
    font-weight: 600;
  }
  @keyframes toast-in {
    from {
      opacity: 0;
      transform: translateY(8px);
    }
  }
  ${media.md} {
    inset-inline-end: auto;
    width: 400px;
  }
`;

export interface Toast {
  readonly id: string;
  readonly text: ReactNode;
  readonly icon?: IconName | undefined;
  /** At most one. */
  readonly action?: { readonly label: string; readonly href?: string; readonly onPress?: () => void } | undefined;
}

export interface ToastsProps {
  readonly toasts: readonly Toast[];
  /** Time is over, or its action was taken. */
  readonly onDismiss: (id: string) => void;
}

/** How long a toast stays, in milliseconds, unless it is being pointed at or has the focus. */
export const TOAST_TIME = 6000;

function ToastItem({
  toast,
  held,
  onDismiss,
  onAct,
}: {
  readonly toast: Toast;
  readonly held: boolean;
  readonly onDismiss: (id: string) => void;
  readonly onAct: () => void;
}) {
  const { id, text, icon, action } = toast;
  useEffect(() => {
    if (held) return undefined;
    const timer = setTimeout(() => onDismiss(id), TOAST_TIME);
    return () => clearTimeout(timer);
  }, [held, id, onDismiss]);
  const act = () => {
    action?.onPress?.();
    onAct();
    onDismiss(id);
  };
  return (
    <span className="toast">
      {icon ? <Icon name={icon} /> : null}
      <span className="toast-words">{text}</span>
      {action?.href ? (
        <a href={action.href} onClick={act}>
          {action.label}
        </a>
      ) : action ? (
        <button type="button" onClick={act}>
          {action.label}
        </button>
      ) : null}
    </span>
  );
}

/** Short good news at the bottom; always in the page, so that screen readers hear what is added. Never for errors that need work. */
export function Toasts({ toasts, onDismiss }: ToastsProps) {
  const text = useKitText();
  const [held, setHeld] = useState(false);
  return (
    <Root
      aria-label={text('Kit.Messages')}
      // A new one is read alone, not with those that were read before.
      aria-atomic="false"
      onMouseEnter={() => setHeld(true)}
      onMouseLeave={() => setHeld(false)}
      onFocus={() => setHeld(true)}
      onBlur={() => setHeld(false)}
    >
      {toasts.map((toast) => (
        // Pointer and focus go with what was pressed, and nothing says that they left: the next one would never go.
        <ToastItem key={toast.id} {...{ toast, held, onDismiss }} onAct={() => setHeld(false)} />
      ))}
    </Root>
  );
}
