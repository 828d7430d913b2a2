import { useTranslation } from '@sightline/shared-lib/runtime';
import { ErrorSummary } from '@sightline/shared-lib/ui';
import { useId, useState, type ChangeEvent, type FocusEvent, type FormEvent, type ReactNode } from 'react';
import { useForm } from 'react-hook-form';

import { ruleResolver, type FieldRule, type TextValues } from './schema';

interface Problem {
  readonly fieldId: string;
  readonly message: string;
}

/** Props that tie a kit field to the form. */
export interface FieldBinding {
  readonly id: string;
  readonly name: string;
  readonly error: string | undefined;
  readonly ref: (element: HTMLInputElement | HTMLSelectElement | null) => void;
  readonly onChange: (event: ChangeEvent<HTMLInputElement | HTMLSelectElement>) => void;
  readonly onBlur: (event: FocusEvent<HTMLInputElement | HTMLSelectElement>) => void;
}

export interface TextForm {
  readonly field: (name: string) => FieldBinding;
  /** What stopped the last submit; focused when it appears. */
  readonly summary: ReactNode;
  readonly submit: (send: (values: TextValues) => Promise<void>) => (event: FormEvent) => void;
  readonly busy: boolean;
  /** Something has been typed. */
  readonly touched: boolean;
  readonly values: () => TextValues;
  readonly set: (name: string, value: string) => void;
  /** A field the platform refused. */
  readonly refuse: (name: string, message: string) => void;
  readonly clear: () => void;
}

/**
 * A form of text fields: checked on leaving a filled field and on submit, corrected errors vanish as soon as they are
 * right, typed text stays whatever happens.
 */
export function useTextForm(rules: Readonly<Record<string, FieldRule>>, defaultValues: TextValues = {}): TextForm {
  const { t } = useTranslation();
  const base = useId();
  const [problems, setProblems] = useState<readonly Problem[]>([]);
  const [attempt, setAttempt] = useState(0);
  const form = useForm<TextValues>({
    defaultValues: { ...Object.fromEntries(Object.keys(rules).map((name) => [name, ''])), ...defaultValues },
    resolver: ruleResolver<TextValues>(rules),
    shouldFocusError: false,
  });
  const { errors, isSubmitting, isDirty } = form.formState;
  const idOf = (name: string) => `${base}-${name}`;
  const stop = (found: readonly Problem[]) => {
    setProblems(found);
    setAttempt((count) => count + 1);
  };

  return {
    field(name) {
      const { ref, onChange, onBlur } = form.register(name);
      return {
        id: idOf(name),
        name,
        ref,
        error: errors[name]?.message,
        onChange: (event) => {
          void onChange(event);
          if (errors[name]) void form.trigger(name);
        },
        onBlur: (event) => {
          void onBlur(event);
          if (event.target.value.trim() !== '') void form.trigger(name);
        },
      };
    },
    summary:
      problems.length > 0 && Object.keys(errors).length > 0 ? (
        <ErrorSummary key={attempt} title={t('Form.ToFix', { count: problems.length })} errors={problems} />
      ) : null,
    submit: (send) => (event) => {
      void form.handleSubmit(
        async (values) => {
          setProblems([]);
          await send(values);
        },
        (found) =>
          stop(
            Object.entries(found).map(([name, error]) => ({ fieldId: idOf(name), message: String(error?.message) })),
          ),
      )(event);
    },
    busy: isSubmitting,
    touched: isDirty,
    values: () => form.getValues(),
    set: (name, value) => form.setValue(name, value, { shouldDirty: true, shouldValidate: Boolean(errors[name]) }),
    refuse(name, message) {
      form.setError(name, { type: 'platform', message });
      stop([{ fieldId: idOf(name), message }]);
    },
    clear: () => form.reset(),
  };
}
