import { useServices, useUser } from '@sightline/shared-lib/runtime';
import { useEffect, useState } from 'react';

import { savedFrames } from './savedFrames';

/** Part numbers saved, in step with every heart, tab and sign-in; null on the server and while hydrating. */
export function useSaved(): readonly string[] | null {
  const services = useServices();
  const user = useUser();
  const [saved, setSaved] = useState<readonly string[] | null>(null);
  useEffect(() => {
    if (!user) return undefined;
    const read = () => setSaved(savedFrames(services));
    read();
    const subscription = services.bus.on('wishlistChanged').subscribe(read);
    return () => subscription.unsubscribe();
  }, [services, user]);
  return saved;
}
