import type { FragmentLoader, FragmentName, Overlays } from '@sightline/shared-lib/contracts';
import type { ComponentType } from 'react';

import { selectOverlays } from './state/selectors';
import type { ShellStore } from './state/shellStore';

/** Drawers and dialogs that commands open over the page. */
export function createOverlays(fragments: FragmentLoader, store: ShellStore): Overlays {
  let last = 0;
  const shown = () => selectOverlays(store.getState());
  return {
    async open<Name extends FragmentName>(name: Name, props: object) {
      const Component = await fragments.load(name);
      if (!Component) throw new Error(`The fragment ${name} cannot be shown.`);
      last += 1;
      const id = last;
      store.change({ overlays: [...shown(), { id, Component: Component as ComponentType<object>, props }] });
      return () => store.change({ overlays: shown().filter((overlay) => overlay.id !== id) });
    },
  };
}
