import type { FragmentLoader, FragmentName, Overlays } from '@sightline/shared-lib/contracts';
import type { ComponentType } from 'react';

import { observableValue, type ObservableValue } from './observable';

export interface ShownOverlay {
  readonly id: number;
  readonly Component: ComponentType<object>;
  readonly props: object;
}

export type OverlayStore = Overlays & { readonly list: ObservableValue<readonly ShownOverlay[]> };

/** Drawers and dialogs that commands open over the page. */
export function createOverlays(fragments: FragmentLoader): OverlayStore {
  const list = observableValue<readonly ShownOverlay[]>([]);
  let last = 0;
  return {
    list,
    async open<Name extends FragmentName>(name: Name, props: object) {
      const Component = await fragments.load(name);
      if (!Component) throw new Error(`The fragment ${name} cannot be shown.`);
      last += 1;
      const id = last;
      list.set([...list.get(), { id, Component: Component as ComponentType<object>, props }]);
      return () => list.set(list.get().filter((overlay) => overlay.id !== id));
    },
  };
}
