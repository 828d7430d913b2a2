import { failureOf } from '@sightline/shared-lib/api/client';
import { MIN_PASSWORD } from '@sightline/shared-lib/domain/person';
import { resetPassword } from '@sightline/shared-lib/api/person';
import {
  codeRule,
  EmailField,
  emailRule,
  formSchema,
  newPasswordRule,
  useFieldForm,
} from '@sightline/shared-lib/forms';
import { useServices, useTranslation } from '@sightline/shared-lib/runtime';
import { Button, PasswordField, TextField, TextLink } from '@sightline/shared-lib/ui';
import { useState } from 'react';

import { Unavailable } from '../../account/parts/Unavailable';
import { codeRefusal, passwordRefusal } from '../../account/refusals/refusalWords';
import { StepForm } from '../../account/parts/stepStyle';

interface ResetFormProps {
  readonly email?: string;
  readonly code?: string;
  readonly onReset: () => void;
}

/** A new password with the mailed code (AUTH-07). */
export function ResetForm({ email = '', code = '', onReset }: ResetFormProps) {
  const { client, navigation, site } = useServices();
  const { t } = useTranslation();
  const form = useFieldForm({
    t,
    schemaFor: () => formSchema({ email: emailRule(t), code: codeRule(t), password: newPasswordRule(t) }),
    defaultValues: { email, code },
  });
  const [failed, setFailed] = useState(false);
  const send = form.submit(async (values) => {
    const newPassword = values['password'] ?? '';
    setFailed(false);
    try {
      await resetPassword(
        client,
        {
          logonId: values['email']?.trim() ?? '',
          validationCode: values['code']?.trim() ?? '',
          newPassword,
          verifyPassword: newPassword,
        },
        { skipErrorMessage: true },
      );
      onReset();
    } catch (error) {
      const failure = failureOf(error);
      const refused = failure && passwordRefusal(failure, t);
      if (refused) form.refuse('password', refused);
      else if (failure?.errorCode === '2190') {
        form.refuse('code', codeRefusal(failure, t));
      } else setFailed(true);
    }
  });
  return (
    <StepForm noValidate onSubmit={send}>
      {failed ? <Unavailable /> : form.summary}
      <EmailField form={form} name="email" t={t} domains={site.config.MostUsedEmailDomains} autoComplete="username" />
      <TextField {...form.field('code')} label={t('Form.Code')} format="digits" autoComplete="one-time-code" />
      <PasswordField
        {...form.field('password')}
        label={t('Form.NewPassword')}
        autoComplete="new-password"
        help={t('Form.Help.Password', { count: MIN_PASSWORD })}
      />
      <Button type="submit" wide icon="arrow" busy={form.busy}>
        {t('SignIn.Reset.Submit')}
      </Button>
      <p className="step-more">
        <TextLink href={navigation.href({ page: 'sign-in', params: { step: 'forgot-password' } })}>
          {t('SignIn.Reset.NewCode')}
        </TextLink>
      </p>
    </StepForm>
  );
}
