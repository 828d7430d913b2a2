import { placesOfPostcode } from '@sightline/shared-lib/api/place';
import { postcodeProblem } from '@sightline/shared-lib/domain/address';
import { useServices } from '@sightline/shared-lib/runtime';
import { useEffect, useRef } from 'react';

import type { TextForm } from '../forms/useTextForm';

/** Tells of each postal code typed: town and state follow a complete one, where the store completes the address book (ACC-02, SITE-06). */
export function usePostcodeFill(form: TextForm, country: string): (zipCode: string) => void {
  const { client, site } = useServices();
  const { isEnabled, isEnabledOnAddressBook } = site.config.GOOGLE_API_ENABLED;
  const asking = useRef<AbortController>(null);
  const filled = useRef({ city: '', state: '' });
  useEffect(() => () => asking.current?.abort(), []);
  return (zipCode) => {
    asking.current?.abort();
    if (!isEnabled || !isEnabledOnAddressBook || zipCode.trim() === '' || postcodeProblem(country, zipCode)) return;
    const stop = new AbortController();
    asking.current = stop;
    const input = { country, postalCode: zipCode.trim() };
    placesOfPostcode(client, input, { skipErrorMessage: true, signal: stop.signal }).then(
      ([place]) => {
        if (!place || stop.signal.aborted) return;
        const typed = form.values();
        for (const name of ['city', 'state'] as const) {
          const isTyped = Boolean(typed[name]) && typed[name] !== filled.current[name];
          if (place[name] === '' || typed[name] === undefined || isTyped) continue;
          filled.current[name] = place[name];
          form.set(name, place[name]);
        }
      },
      // Typing by hand goes on when places cannot be had.
      () => undefined,
    );
  };
}
