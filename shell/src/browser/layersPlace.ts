let below = '';
let place: HTMLElement | undefined;

/** The element of the layers above the page, which comes with the first sign of a shopper. */
export function layersPlace(): HTMLElement {
  place = document.createElement('div');
  place.id = 'sl-layers';
  liftMessages(below);
  return place;
}

/**
 * Makes messages stand above what is fixed to the foot of the view, `height` as CSS writes it. It is said to their own place: said to the
 * root, the browser works out the style of every element of the page again.
 */
export function liftMessages(height: string): void {
  below = height;
  place?.style.setProperty('--sticky-bottom', height);
}
