import { useState } from 'react';

import type { Translate } from '../contracts';
import { emailCompletions, emailCorrection } from '../domain/person';
import { TextField } from '../ui';

import type { FieldForm } from './useFieldForm';

interface EmailFieldProps {
  readonly form: FieldForm;
  readonly name: string;
  readonly t: Translate;
  /** Much used domains, in the order of the store. */
  readonly domains: readonly string[];
  readonly autoComplete?: string;
  readonly help?: string;
}

/** An e-mail field that completes much used domains and asks about slips such as `gmial.com` (ACC-08). */
export function EmailField({ form, name, t, domains, autoComplete = 'email', help }: EmailFieldProps) {
  const [typed, setTyped] = useState('');
  const [meant, setMeant] = useState<string | null>(null);
  const field = form.field(name);
  const accept = () => {
    if (meant) form.set(name, meant);
    setMeant(null);
  };
  return (
    <div>
      <TextField
        {...field}
        label={t('Form.Label.email1')}
        format="email"
        autoComplete={autoComplete}
        list={`${field.id}-domains`}
        help={help}
        onChange={(event) => {
          setTyped(event.target.value);
          field.onChange(event);
        }}
        onBlur={(event) => {
          setMeant(emailCorrection(event.target.value, domains));
          field.onBlur(event);
        }}
      />
      <datalist id={`${field.id}-domains`}>
        {emailCompletions(typed, domains).map((completion) => (
          <option key={completion}>{completion}</option>
        ))}
      </datalist>
      <output className="small">
        {meant ? (
          <button type="button" className="link" onClick={accept}>
            {t('Form.DidYouMean', { email: meant })}
          </button>
        ) : null}
      </output>
    </div>
  );
}
