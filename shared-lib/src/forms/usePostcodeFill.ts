import { useEffect, useEffectEvent, useRef, useState } from 'react';

import { cleanPostcode, postcodeProblem } from '../domain/address';

import { useFieldValue } from './useFieldValue';
import type { FieldForm } from './useFieldForm';

interface Town {
  readonly city: string;
  readonly state: string;
}

/** The postal code a place can be looked up for: empty while it is not complete, and for an address that had its town before. */
export function useOpenPostcode(form: FieldForm, country: string): string {
  const zipCode = cleanPostcode(country, useFieldValue(form, 'zipCode'));
  const [before] = useState(() => ({ zipCode, hasTown: Boolean(form.values()['city']) }));
  const isFilledBefore = before.hasTown && zipCode === before.zipCode;
  return zipCode === '' || isFilledBefore || postcodeProblem(country, zipCode) ? '' : zipCode;
}

const PLACE = ['city', 'state'] as const;

/**
 * Fills in the town and state found; what was typed by hand is never overwritten (ACC-02, CHK-03). A field that has the focus is left
 * alone until it is left empty: what is being typed or filled in by the browser would stand behind what was found.
 */
export function useTownFill(form: FieldForm, town: Town | null): void {
  const filled = useRef<Town>({ city: '', state: '' });
  const fill = useEffectEvent((name: (typeof PLACE)[number], found: string) => {
    const typed = form.values()[name];
    const isTyped = Boolean(typed) && typed !== filled.current[name];
    if (found === '' || isTyped) return;
    filled.current = { ...filled.current, [name]: found };
    form.set(name, found);
  });
  const controlOf = useEffectEvent((name: string) => document.getElementById(form.field(name).id));
  useEffect(() => {
    if (!town) return;
    const next = new AbortController();
    for (const name of PLACE) {
      const control = controlOf(name);
      const fillIn = () => fill(name, town[name]);
      if (control && control === document.activeElement)
        control.addEventListener('blur', fillIn, { once: true, signal: next.signal });
      else fillIn();
    }
    return () => next.abort();
  }, [town]);
}
