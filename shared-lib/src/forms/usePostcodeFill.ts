import { useEffect, useRef } from 'react';

import { postcodeProblem } from '../domain/address';

import { useFieldValue } from './useFieldValue';
import type { FieldForm } from './useFieldForm';

interface PostcodeFillOptions {
  readonly country: string;
  /** The store decides where codes are completed (SITE-06). */
  readonly isOn: boolean;
  /** Places of a postal code, the likeliest first. */
  readonly placesOf: (
    postalCode: string,
    signal: AbortSignal,
  ) => Promise<readonly { readonly city: string; readonly state: string }[]>;
}

/** Fills town and state from a complete postal code; what was typed by hand is never overwritten (ACC-02, CHK-03). */
export function usePostcodeFill(form: FieldForm, { country, isOn, placesOf }: PostcodeFillOptions): void {
  const zipCode = useFieldValue(form, 'zipCode').trim();
  const first = useRef(zipCode);
  const filled = useRef({ city: '', state: '' });
  const latest = useRef({ form, placesOf });
  useEffect(() => {
    latest.current = { form, placesOf };
  });
  useEffect(() => {
    if (!isOn || zipCode === '' || postcodeProblem(country, zipCode)) return undefined;
    // An address that was filled in before has its town.
    if (zipCode === first.current && latest.current.form.values()['city']) return undefined;
    const stop = new AbortController();
    const complete = async () => {
      const [place] = await latest.current.placesOf(zipCode, stop.signal);
      if (!place || stop.signal.aborted) return;
      const typed = latest.current.form.values();
      for (const name of ['city', 'state'] as const) {
        const isTyped = Boolean(typed[name]) && typed[name] !== filled.current[name];
        if (place[name] === '' || isTyped) continue;
        filled.current[name] = place[name];
        latest.current.form.set(name, place[name]);
      }
    };
    // Typing by hand goes on when places cannot be had.
    complete().catch(() => undefined);
    return () => stop.abort();
  }, [country, isOn, zipCode]);
}
