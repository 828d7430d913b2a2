import { emailCompletions, emailCorrection } from '@sightline/shared-lib/domain/person';
import { useServices, useTranslation } from '@sightline/shared-lib/runtime';
import { TextField } from '@sightline/shared-lib/ui';
import { useState } from 'react';

import type { TextForm } from './useTextForm';

interface EmailFieldProps {
  readonly form: TextForm;
  readonly name: string;
  readonly autoComplete?: string;
  readonly help?: string;
}

/** An e-mail field that completes much used domains and asks about slips such as `gmial.com` (ACC-08). */
export function EmailField({ form, name, autoComplete = 'email', help }: EmailFieldProps) {
  const { site } = useServices();
  const { t } = useTranslation();
  const domains = site.config.MostUsedEmailDomains;
  const [typed, setTyped] = useState('');
  const [meant, setMeant] = useState<string | null>(null);
  const field = form.field(name);
  const completions = emailCompletions(typed, domains);
  const accept = () => {
    if (meant) form.set(name, meant);
    setMeant(null);
  };
  return (
    <div>
      <TextField
        {...field}
        label={t('Form.Email')}
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
        {completions.map((completion) => (
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
