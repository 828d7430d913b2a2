import { failureOf } from '@sightline/shared-lib/api/client';
import { resendCode, validateCode } from '@sightline/shared-lib/api/person';
import { codeRule, formSchema, useFieldForm } from '@sightline/shared-lib/forms';
import { useServices, useTranslation } from '@sightline/shared-lib/runtime';
import { Button, Note, TextField } from '@sightline/shared-lib/ui';
import { useState } from 'react';

import { Unavailable } from '../../account/parts/Unavailable';
import { problemOfRegistration } from './registration';
import { StepForm } from '../../account/parts/stepStyle';

/** The code mailed to a new address, and a new one on request (AUTH-07). */
export function CodeForm({ email }: { readonly email: string }) {
  const { client } = useServices();
  const { t } = useTranslation();
  const form = useFieldForm({ t, schemaFor: () => formSchema({ validationCode: codeRule(t) }) });
  const [state, setState] = useState<'asking' | 'sent' | 'done' | 'failed'>('asking');

  const send = form.submit(async (values) => {
    try {
      const validationCode = values['validationCode']?.trim() ?? '';
      await validateCode(client, { logonId: email, validationCode }, { skipErrorMessage: true });
      setState('done');
    } catch (error) {
      const refused = problemOfRegistration(failureOf(error), t);
      if (refused.field) form.refuse('validationCode', refused.message);
      else setState('failed');
    }
  });
  const again = () => {
    resendCode(client, { email }, { skipErrorMessage: true }).then(
      () => setState('sent'),
      () => setState('failed'),
    );
  };

  if (state === 'done') {
    return (
      <Note tone="good" live="status">
        {t('SignIn.Code.Done')}
      </Note>
    );
  }
  return (
    <StepForm noValidate onSubmit={send}>
      {form.summary}
      <p>{t('SignIn.Code.Lead', { email })}</p>
      <TextField
        {...form.field('validationCode')}
        label={t('Form.Code')}
        format="digits"
        autoComplete="one-time-code"
      />
      <div>
        <Button type="submit" variant="outlined" busy={form.busy}>
          {t('SignIn.Code.Submit')}
        </Button>
      </div>
      <div>
        <Button variant="text" onClick={again}>
          {t('SignIn.Code.Again')}
        </Button>
      </div>
      {state === 'sent' ? <output className="small">{t('SignIn.Code.Sent', { email })}</output> : null}
      {state === 'failed' ? <Unavailable /> : null}
    </StepForm>
  );
}
