import { valibotResolver } from '@hookform/resolvers/valibot';
import {
  useEffect,
  useId,
  useRef,
  useState,
  type ChangeEvent,
  type FocusEvent,
  type FormEvent,
  type ReactNode,
} from 'react';
import {
  get,
  useForm,
  type DefaultValues,
  type FieldErrors,
  type FieldPath,
  type FieldPathValue,
  type FieldValues,
  type Resolver,
  type UseFormReturn,
} from 'react-hook-form';
import { getDotPath, is, safeParse } from 'valibot';

import type { Translate } from '../contracts';
import { ErrorSummary } from '../ui';

import { afterPress, watchPresses } from './afterPress';
import type { FormSchema, TextValues } from './formSchema';

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/** Props that tie a field of the kit to its form. */
export interface FieldBinding {
  readonly id: string;
  readonly name: string;
  readonly error: string | undefined;
  readonly ref: (element: Control | null) => void;
  readonly onChange: (event: ChangeEvent<Control>) => void;
  readonly onBlur: (event: FocusEvent<Control>) => void;
}

export interface FieldForm<Values extends FieldValues = TextValues> {
  readonly field: (name: FieldPath<Values>) => FieldBinding;
  /** What is wrong with a field that is no control of the kit. */
  readonly errorOf: (name: string) => string | undefined;
  /** What stopped the last try, focused when it appears; gone for good once everything is right. */
  readonly summary: ReactNode;
  readonly submit: (send: (values: Values) => Promise<void> | void) => (event: FormEvent) => void;
  readonly busy: boolean;
  /** Judges some fields without sending, and says at the top what is wrong. */
  readonly check: () => Promise<boolean>;
  /** Whether everything is right as it stands; tells nobody what is wrong. */
  readonly passes: () => boolean;
  readonly values: () => Values;
  readonly set: <Name extends FieldPath<Values>>(name: Name, value: FieldPathValue<Values, Name>) => void;
  /** A field the platform refused, in words. */
  readonly refuse: (name: FieldPath<Values>, message: string) => void;
  readonly clear: () => void;
  /** The form of the library, for what few forms want. */
  readonly methods: UseFormReturn<Values>;
}

interface FieldFormOptions<Values extends FieldValues> {
  readonly t: Translate;
  /** The schema for what has been typed so far. */
  readonly schemaFor: (values: NoInfer<Values>) => FormSchema;
  readonly defaultValues?: NoInfer<DefaultValues<Values>>;
  /** Beginning of the fields' ids, where they have to be known. */
  readonly id?: string | undefined;
  /** A form of one field has no summary: the field itself takes the focus. */
  readonly isShort?: boolean;
  /** How a mistake is told at the top, where other fields have the same words. */
  readonly lineOf?: (name: string, message: string, values: NoInfer<Values>) => string;
}

/** Refused by the platform: no schema can take that back, only another value. */
const REFUSED = 'platform';

function errorsOf(errors: FieldErrors): readonly (readonly [name: string, message: string])[] {
  return Object.entries(errors).flatMap(([name, error]) =>
    typeof error?.message === 'string' ? [[name, error.message] as const] : [],
  );
}

/**
 * A form of fields: judged on leaving a filled one and on submit, a mistake vanishes as soon as it is put right, what was typed stays whatever
 * happens.
 */
export function useFieldForm<Values extends FieldValues = TextValues>(
  options: FieldFormOptions<Values>,
): FieldForm<Values> {
  const { t, schemaFor, defaultValues, isShort = false, lineOf = (_name, message) => message } = options;
  const generated = useId();
  const id = options.id ?? generated;
  const [stop, setStop] = useState<{ readonly attempt: number; readonly isSeen: boolean } | null>(null);
  const attempts = useRef(0);
  const resolver: Resolver<Values> = (values, context, rest) =>
    valibotResolver(schemaFor(values), undefined, { raw: true })(values, context, rest as never) as never;
  const methods = useForm<Values>({
    resolver,
    ...(defaultValues ? { defaultValues } : {}),
    // The summary takes the focus and leads on from there.
    shouldFocusError: isShort,
  });
  // What a form does not look at draws it no more often: whether it is being sent, for one.
  const { errors } = methods.formState;
  const isSending = useRef(false);
  useEffect(watchPresses, []);
  const wrong = errorsOf(errors);
  // Once all is right the summary stays away until the next try, so that typing keeps the focus.
  if (stop && stop.isSeen !== wrong.length > 0) setStop(stop.isSeen ? null : { ...stop, isSeen: true });

  const idOf = (name: string) => `${id}-${name.replaceAll('.', '-')}`;
  const stopped = () => {
    attempts.current += 1;
    setStop({ attempt: attempts.current, isSeen: false });
  };
  const errorAt = (name: string) =>
    get(errors, name) as { readonly type?: string; readonly message?: string } | undefined;
  const judge = (names: readonly string[]) => void methods.trigger(names as FieldPath<Values>[]);
  const isRight = (name: string) => {
    const { issues = [] } = safeParse(schemaFor(methods.getValues()), methods.getValues());
    return issues.every((issue) => getDotPath(issue) !== name);
  };
  /** Putting one field right may put another right: an axis and its cylinder, a password and its repetition. */
  const judgeAgain = (name: string) => {
    const again = wrong.map(([one]) => one).filter((one) => one === name || errorAt(one)?.type !== REFUSED);
    if (again.length > 0) judge(again);
  };

  return {
    methods,
    field(name) {
      const { ref, onChange, onBlur } = methods.register(name);
      return {
        id: idOf(name),
        name,
        ref,
        error: errorAt(name)?.message,
        onChange: (event) => {
          void onChange(event);
          judgeAgain(name);
        },
        onBlur: (event) => {
          void onBlur(event);
          if (event.target.value.trim() === '' || errorAt(name)?.type === REFUSED) return;
          // Most fields are left as they should be, of which the whole form need not be drawn again.
          if (errorAt(name) || !isRight(name)) afterPress(() => judge([name]));
        },
      };
    },
    errorOf: (name) => errorAt(name)?.message,
    summary:
      !isShort && stop?.isSeen && wrong.length > 0 ? (
        <ErrorSummary
          key={stop.attempt}
          title={t('Form.ToFix', { count: wrong.length })}
          errors={wrong.map(([name, message]) => ({
            fieldId: idOf(name),
            message: lineOf(name, message, methods.getValues()),
          }))}
        />
      ) : null,
    submit: (send) => (event) => {
      if (isSending.current) {
        event.preventDefault();
        return;
      }
      isSending.current = true;
      const sent = methods.handleSubmit(async (values) => {
        setStop(null);
        await send(values);
      }, stopped)(event);
      void sent.finally(() => {
        isSending.current = false;
      });
    },
    get busy() {
      return methods.formState.isSubmitting;
    },
    async check() {
      const isRight = await methods.trigger();
      if (isRight) setStop(null);
      else stopped();
      return isRight;
    },
    passes: () => is(schemaFor(methods.getValues()), methods.getValues()),
    values: () => methods.getValues(),
    set(name, value) {
      methods.setValue(name, value, { shouldDirty: true });
      judgeAgain(name);
    },
    refuse(name, message) {
      // After Enter the field has the focus already: only one that comes anew reads the message out.
      if (isShort && document.activeElement instanceof HTMLElement) document.activeElement.blur();
      methods.setError(name, { type: REFUSED, message }, { shouldFocus: isShort });
      stopped();
    },
    clear: () => methods.reset(),
  };
}
