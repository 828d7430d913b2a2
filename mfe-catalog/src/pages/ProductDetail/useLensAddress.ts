import { useServices } from '@sightline/shared-lib/runtime';
import { useEffect, useEffectEvent } from 'react';

import type { Choice, ProductView } from './productView';

/** Opens the configurator for who arrives with its address, such as after loading the page again, or forward after it was left (RX-10). */
export function useLensAddress({ takesPrescription }: ProductView, choice: Choice | undefined): void {
  const { commands, reportFailure } = useServices();
  const open = useEffectEvent(() => {
    if (!choice || !takesPrescription || !window.location.hash.startsWith('#lenses/')) return;
    commands.run('lenses.configure', { partNumber: choice.partNumber }).catch(reportFailure);
  });
  useEffect(() => {
    const follow = () => open();
    follow();
    window.addEventListener('popstate', follow);
    return () => window.removeEventListener('popstate', follow);
  }, []);
}
