import { useRef, type FocusEvent, type MouseEvent, type PointerEvent } from 'react';

/**
 * Handlers of a field that begins with a value: it is selected when the field gets the focus, so that typing replaces it. A press places its
 * caret after the focus, therefore its end selects; a press in the focused field moves the caret, and one that selects a part keeps that part.
 */
export function useSelectedFocus() {
  const isEntering = useRef(false);
  return {
    onPointerDown(event: PointerEvent<HTMLInputElement>) {
      isEntering.current = event.currentTarget !== document.activeElement;
    },
    onFocus: (event: FocusEvent<HTMLInputElement>) => event.currentTarget.select(),
    onClick(event: MouseEvent<HTMLInputElement>) {
      const { selectionStart, selectionEnd } = event.currentTarget;
      if (isEntering.current && selectionStart === selectionEnd) event.currentTarget.select();
      isEntering.current = false;
    },
  };
}
