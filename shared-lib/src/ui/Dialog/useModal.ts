import { useEffect, useRef } from 'react';

/** A native dialog while it is open: modal, its heading or first field focused, and the focus given back to what had it before, without moving the page. */
export function useModal<First extends HTMLElement = HTMLHeadingElement>(open: boolean) {
  const dialog = useRef<HTMLDialogElement>(null);
  const heading = useRef<First>(null);
  useEffect(() => {
    const element = dialog.current;
    if (!element || !open) return undefined;
    const before = document.activeElement;
    if (!element.open) element.showModal();
    heading.current?.focus();
    return () => {
      element.close();
      if (before instanceof HTMLElement && before.isConnected) before.focus({ preventScroll: true });
    };
  }, [open]);
  return { dialog, heading };
}
