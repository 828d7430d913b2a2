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

/** Fills in the town and state found; what was typed by hand is never overwritten (ACC-02, CHK-03). */
export function useTownFill(form: FieldForm, town: Town | null): void {
  const filled = useRef<Town>({ city: '', state: '' });
  const fill = useEffectEvent((found: Town) => {
    const typed = form.values();
    for (const name of ['city', 'state'] as const) {
      const isTyped = Boolean(typed[name]) && typed[name] !== filled.current[name];
      if (found[name] === '' || isTyped) continue;
      filled.current = { ...filled.current, [name]: found[name] };
      form.set(name, found[name]);
    }
  });
  useEffect(() => {
    if (town) fill(town);
  }, [town]);
}
