import { placesOfPostcode } from '@sightline/shared-lib/api/place';
import { postcodeProblem } from '@sightline/shared-lib/domain/address';
import { useServices } from '@sightline/shared-lib/runtime';
import { useEffect, useRef } from 'react';
import { useWatch, type UseFormReturn } from 'react-hook-form';

import type { AddressValues } from './addressSchema';

/** Fills town and state from a complete postal code; what was typed by hand is never overwritten; the store decides where it does (SITE-06). */
export function usePostcodeCompletion(
  form: UseFormReturn<AddressValues>,
  country: string,
  /** Null where no place is asked for. */
  purpose: 'shipping' | 'billing' | null,
): void {
  const { client, site } = useServices();
  const { isEnabled, isEnabledOnShipping, isEnabledOnBilling } = site.config.GOOGLE_API_ENABLED;
  const enabledOn = { shipping: isEnabledOnShipping, billing: isEnabledOnBilling };
  const completes = isEnabled && purpose !== null && enabledOn[purpose];
  const zipCode = useWatch({ control: form.control, name: 'zipCode' }) ?? '';
  const filled = useRef({ city: '', state: '' });
  useEffect(() => {
    if (!completes || zipCode === '' || postcodeProblem(country, zipCode)) return undefined;
    const stop = new AbortController();
    const complete = async () => {
      const places = await placesOfPostcode(
        client,
        { country, postalCode: zipCode.trim() },
        { skipErrorMessage: true, signal: stop.signal },
      );
      const [place] = places;
      if (!place || stop.signal.aborted) return;
      for (const name of ['city', 'state'] as const) {
        const typed = form.getValues(name) ?? '';
        if (place[name] === '' || (typed !== '' && typed !== filled.current[name])) continue;
        filled.current[name] = place[name];
        form.setValue(name, place[name], { shouldValidate: form.formState.isSubmitted });
      }
    };
    // Typing by hand goes on when places cannot be had.
    complete().catch(() => undefined);
    return () => stop.abort();
  }, [client, completes, country, form, zipCode]);
}
