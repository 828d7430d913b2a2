import { failureOf } from '@sightline/shared-lib/api/client';
import { resetPassword } from '@sightline/shared-lib/api/person';
import { useServices, useTranslation } from '@sightline/shared-lib/runtime';
import { Button, PasswordField, TextField, TextLink } from '@sightline/shared-lib/ui';
import { useState } from 'react';

import { EmailField } from '../forms/EmailField';
import { fieldRules } from '../forms/rules';
import { Unavailable } from '../forms/Unavailable';
import { useTextForm } from '../forms/useTextForm';
import { passwordRefusal } from './registration';
import { StepForm } from './stepStyle';

interface ResetFormProps {
  readonly email?: string;
  readonly code?: string;
  readonly onReset: () => void;
}

/** A new password with the mailed code (AUTH-07). */
export function ResetForm({ email = '', code = '', onReset }: ResetFormProps) {
  const { client, now, navigation } = useServices();
  const { t, tag } = useTranslation();
  const rules = fieldRules(t, tag, now);
  const form = useTextForm({ email: rules.email, code: rules.code, password: rules.newPassword }, { email, code });
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
        const expired = failure.errorKey === '_ERR_VALIDATION_CODE_EXPIRED';
        form.refuse('code', t(expired ? 'Form.Wrong.CodeExpired' : 'Form.Wrong.Code'));
      } else setFailed(true);
    }
  });
  return (
    <StepForm noValidate onSubmit={send}>
      {failed ? <Unavailable /> : form.summary}
      <EmailField form={form} name="email" autoComplete="username" />
      <TextField {...form.field('code')} label={t('Form.Code')} format="digits" autoComplete="one-time-code" />
      <PasswordField
        {...form.field('password')}
        label={t('Form.NewPassword')}
        autoComplete="new-password"
        help={t('Form.Help.Password')}
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
