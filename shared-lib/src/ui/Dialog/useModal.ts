import { useEffect, useRef } from 'react';

/**
 * The page below a dialog that fills the screen is neither styled, laid out nor painted until it is uncovered; it keeps its height, so that nothing
 * has moved then.
 */
function cover(dialog: HTMLDialogElement): () => void {
  const page = document.querySelector<HTMLElement>('.page-place');
  if (!page || page.contains(dialog)) return () => undefined;
  page.style.height = `${page.getBoundingClientRect().height}px`;
  page.dataset.covered = '';
  return () => {
    page.style.height = '';
    delete page.dataset.covered;
  };
}

interface ModalOptions {
  /** The dialog fills the screen from its first frame on. */
  readonly fills?: boolean | undefined;
}

/** A native dialog while it is open: modal, its heading or first field focused, and the focus given back to what had it before, without moving the page. */
export function useModal<First extends HTMLElement = HTMLHeadingElement>(
  open: boolean,
  { fills = false }: ModalOptions = {},
) {
  const dialog = useRef<HTMLDialogElement>(null);
  const heading = useRef<First>(null);
  useEffect(() => {
    const element = dialog.current;
    if (!element || !open) return undefined;
    const before = document.activeElement;
    const uncover = fills ? cover(element) : undefined;
    if (!element.open) element.showModal();
    heading.current?.focus();
    return () => {
      element.close();
      uncover?.();
      if (before instanceof HTMLElement && before.isConnected) before.focus({ preventScroll: true });
    };
  }, [fills, open]);
  return { dialog, heading };
}
