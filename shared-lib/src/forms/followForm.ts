import { useEffect, useRef, useState } from 'react';

import type { TextValues } from './formSchema';
import type { FieldForm } from './useFieldForm';

/** Hears what stands in a form at every change of it. */
export function useFormChanges(form: FieldForm, listener: (values: TextValues) => void): void {
  const { methods } = form;
  const latest = useRef(listener);
  useEffect(() => {
    latest.current = listener;
  });
  useEffect(
    () => methods.subscribe({ formState: { values: true }, callback: ({ values }) => latest.current(values) }),
    [methods],
  );
}

/**
 * Whether a form as it stands would pass, mistakes that are not told yet included (CHK-04). The library judges what is typed alone: not what
 * a page fills in, nor a schema that has changed.
 */
export function useFormValidity(form: FieldForm): boolean {
  const [isValid, setIsValid] = useState(false);
  const judge = () => setIsValid(form.passes());
  useEffect(judge);
  useFormChanges(form, judge);
  return isValid;
}
