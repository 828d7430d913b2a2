import { useEffect, useRef } from 'react';
import { useFormState } from 'react-hook-form';

import type { TextValues } from './formSchema';
import type { FieldForm } from './useFieldForm';

/** Whether a form as it stands would pass, mistakes that are not told yet included (CHK-04). */
export function useFormValidity(form: FieldForm): boolean {
  return useFormState({ control: form.methods.control }).isValid;
}

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
