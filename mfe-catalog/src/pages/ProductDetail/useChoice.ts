import type { PageRequest } from '@sightline/shared-lib/contracts';
import { useServices } from '@sightline/shared-lib/runtime';
import { useState } from 'react';

import { SIZE_PARAMETER } from '../../catalogue/tiles/sizeParameter';
import { chosenOf } from './chosenOf';
import type { Choice, ProductView } from './productView';

/** The chosen size and how to choose another: shown at once, the address follows without loading a document (PDP-02). */
export function useChoice(view: ProductView, request: PageRequest) {
  const { navigation, reportFailure } = useServices();
  const [picked, setPicked] = useState<string | null>(null);
  const hrefOf = (label: string) =>
    `${navigation.localise(view.path)}?${new URLSearchParams({ [SIZE_PARAMETER]: label }).toString()}`;
  const choice: Choice | undefined =
    view.choices.find(({ partNumber }) => partNumber === picked) ?? chosenOf(view, request.query);
  return {
    choice,
    hrefOf,
    pick(partNumber: string) {
      const next = view.choices.find((one) => one.partNumber === partNumber);
      if (!next) return;
      setPicked(partNumber);
      navigation.navigate(hrefOf(next.label), { replace: true, keepScroll: true }).catch(reportFailure);
    },
  };
}
