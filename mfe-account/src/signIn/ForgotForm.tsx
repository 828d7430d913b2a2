import { requestPasswordReset } from '@sightline/shared-lib/api/person';
import { useServices, useTranslation } from '@sightline/shared-lib/runtime';
import { Button } from '@sightline/shared-lib/ui';
import { useState } from 'react';

import { EmailField } from '../forms/EmailField';
import { fieldRules } from '../forms/rules';
import { Unavailable } from '../forms/Unavailable';
import { useTextForm } from '../forms/useTextForm';
import { StepForm } from './stepStyle';

interface ForgotFormProps {
  readonly email?: string;
  readonly onSent: (email: string) => void;
}

/** Asks for a code by mail; the answer is the same for known and unknown addresses (AUTH-07). */
export function ForgotForm({ email = '', onSent }: ForgotFormProps) {
  const { client, now } = useServices();
  const { t, tag } = useTranslation();
  const form = useTextForm({ email: fieldRules(t, tag, now).email }, { email });
  const [failed, setFailed] = useState(false);
  const send = form.submit(async (values) => {
    const logonId = values['email']?.trim() ?? '';
    setFailed(false);
    try {
      await requestPasswordReset(client, { logonId }, { skipErrorMessage: true });
      onSent(logonId);
    } catch {
      setFailed(true);
    }
  });
  return (
    <StepForm noValidate onSubmit={send}>
      {failed ? <Unavailable /> : form.summary}
      <EmailField form={form} name="email" autoComplete="username" />
      <Button type="submit" wide icon="arrow" busy={form.busy}>
        {t('SignIn.Forgot.Submit')}
      </Button>
    </StepForm>
  );
}
