import { useWatch, type FieldPath, type FieldPathValue, type FieldValues } from 'react-hook-form';

import type { TextValues } from './formSchema';
import type { FieldForm } from './useFieldForm';

/** What stands in a field, followed while it changes; an empty text before anything does. */
export function useFieldValue<
  Values extends FieldValues = TextValues,
  Name extends FieldPath<Values> = FieldPath<Values>,
>(form: FieldForm<Values>, name: Name): FieldPathValue<Values, Name> {
  return useWatch({ control: form.methods.control, name }) ?? ('' as FieldPathValue<Values, Name>);
}
