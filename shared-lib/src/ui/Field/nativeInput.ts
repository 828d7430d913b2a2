import type { Ref } from 'react';

/** Hands one element to a ref of either kind. */
export function assignRef<T>(ref: Ref<T> | undefined, element: T | null) {
  if (typeof ref === 'function') ref(element);
  else if (ref) ref.current = element;
}

/** Writes into an input as typing does, so that uncontrolled forms, `register` and React's `onChange` all notice. */
export function typeInto(field: HTMLInputElement | null, value: string) {
  if (!field || field.value === value) return;
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, value);
  field.dispatchEvent(new Event('input', { bubbles: true }));
}
