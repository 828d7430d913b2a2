import { logIn } from '@sightline/shared-lib/api/identity';
import { emailRule, formSchema, passwordRule, useFieldForm, useFieldValue } from '@sightline/shared-lib/forms';
import { useServices, useTranslation } from '@sightline/shared-lib/runtime';
import { Button, Checkbox, PasswordField, TextField, TextLink } from '@sightline/shared-lib/ui';
import { useState } from 'react';

import { wishesOf } from '../../account/saved/wishes';
import { settledGuest } from './settledGuest';
import { SignInNote } from './SignInNote';
import { StepForm } from '../../account/parts/stepStyle';
import { signInProblem, type SignInProblem } from '../../account/refusals/signInProblem';
import { useCountdown } from './useCountdown';

export interface LoginFormProps {
  readonly email?: string | undefined;
  readonly onSignedIn: () => void;
  /** Something was typed: a dialog around the form then no longer closes by its scrim. */
  readonly onTouched?: (() => void) | undefined;
}

/** E-mail and password; the platform merges the guest's bag on the way (AUTH-07, AUTH-08, AUTH-09). */
export function LoginForm({ email = '', onSignedIn, onTouched }: LoginFormProps) {
  const services = useServices();
  const { client, identity, navigation } = services;
  const { t } = useTranslation();
  const form = useFieldForm({
    t,
    schemaFor: () => formSchema({ email: emailRule(t), password: passwordRule(t) }),
    defaultValues: { email },
  });
  const [remember, setRemember] = useState(true);
  const [problem, setProblem] = useState<SignInProblem | null>(null);
  const [left, wait] = useCountdown();
  // Who has forgotten a password has not forgotten what was typed beside it.
  const typed = useFieldValue(form, 'email').trim();
  const forgot = navigation.href({
    page: 'sign-in',
    params: { step: 'forgot-password' },
    query: typed ? { email: typed } : {},
  });

  const send = form.submit(async (values) => {
    // The platform would refuse it: the note says how long.
    if (left > 0) return;
    try {
      await settledGuest(identity);
      const tokens = await logIn(
        client,
        { logonId: values['email']?.trim() ?? '', logonPassword: values['password'] ?? '', rememberMe: remember },
        { skipErrorMessage: true },
      );
      setProblem(null);
      await identity.adopt(tokens);
      void wishesOf(services).read();
      onSignedIn();
    } catch (error) {
      const found = signInProblem(error);
      setProblem(found);
      wait(found.seconds);
      if (found.kind === 'unavailable') services.reportFailure(error);
    }
  });

  return (
    <StepForm noValidate onSubmit={send} onInput={onTouched}>
      {problem ? <SignInNote problem={problem} left={left} resetHref={forgot} /> : form.summary}
      <TextField {...form.field('email')} label={t('Form.Label.email1')} format="email" autoComplete="username" />
      <PasswordField {...form.field('password')} label={t('Form.Password')} />
      <Checkbox
        label={t('SignIn.Remember')}
        checked={remember}
        onChange={(event) => setRemember(event.target.checked)}
      />
      <Button type="submit" wide icon="arrow" busy={form.busy}>
        {t('SignIn.Submit')}
      </Button>
      <p className="step-more">
        <TextLink href={forgot}>{t('SignIn.Forgot')}</TextLink>
      </p>
    </StepForm>
  );
}
