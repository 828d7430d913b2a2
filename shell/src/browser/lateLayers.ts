import { afterSign } from '@sightline/shared-lib/runtime';

import type { LayersOptions } from './mountLayers';
import { selectDialog, selectMessages, selectOverlays } from './state/selectors';

/** The layers above the page come with the first sign of a shopper, ahead of what they will show, or with the first thing to show. */
export function startLayers(options: LayersOptions): void {
  let opening: Promise<void> | undefined;
  const open = () => {
    opening ??= import('./mountLayers').then(
      (file) => file.mountLayers(options),
      // To say so would take the layers. The next thing to show asks again.
      () => {
        opening = undefined;
      },
    );
  };
  const { store } = options;
  store.follow(selectDialog, open);
  store.follow(selectOverlays, open);
  store.follow(selectMessages, open);
  if (selectMessages(store.getState()).length > 0) open();
  else afterSign(open);
}
