import { requestPasswordReset } from '@sightline/shared-lib/api/person';
import { EmailField, emailRule, formSchema, useFieldForm } from '@sightline/shared-lib/forms';
import { useServices, useTranslation } from '@sightline/shared-lib/runtime';
import { Button, TextLink } from '@sightline/shared-lib/ui';
import { useState } from 'react';

import { Unavailable } from '../../account/parts/Unavailable';
import { StepForm } from '../../account/parts/stepStyle';

interface ForgotFormProps {
  readonly email?: string;
  readonly onSent: (email: string) => void;
}

/** Asks for a code by mail; the answer is the same for known and unknown addresses (AUTH-07). */
export function ForgotForm({ email = '', onSent }: ForgotFormProps) {
  const { client, navigation, site } = useServices();
  const { t } = useTranslation();
  const form = useFieldForm({ t, schemaFor: () => formSchema({ email: emailRule(t) }), defaultValues: { email } });
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
      <EmailField form={form} name="email" t={t} domains={site.config.MostUsedEmailDomains} autoComplete="username" />
      <Button type="submit" wide icon="arrow" busy={form.busy}>
        {t('SignIn.Forgot.Submit')}
      </Button>
      <p className="step-more">
        <TextLink href={navigation.href({ page: 'sign-in' })}>{t('SignIn.Forgot.Back')}</TextLink>
      </p>
    </StepForm>
  );
}
