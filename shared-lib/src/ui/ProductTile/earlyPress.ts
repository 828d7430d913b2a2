import type { MouseEvent } from 'react';

/** Notes a press on a place whose button has not come yet: what is drawn there belongs to no button. */
export function notePress({ target, currentTarget }: MouseEvent<HTMLElement>): void {
  if (target === currentTarget) currentTarget.dataset['pressed'] = '';
}

/** Whether the place of a button was pressed before the button was there; asked once, by the button that has come. */
export function takePress(button: HTMLElement | null): boolean {
  const place = button?.closest<HTMLElement>('[data-pressed]');
  if (!place) return false;
  delete place.dataset['pressed'];
  return true;
}
