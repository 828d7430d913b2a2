import { failureOf } from '@sightline/shared-lib/api/client';
import { MIN_PASSWORD } from '@sightline/shared-lib/domain/person';
import { changePassword } from '@sightline/shared-lib/api/person';
import { isSignedOut } from '@sightline/shared-lib/domain/session';
import { mistakeWords, passwordChangeSchema, useFieldForm } from '@sightline/shared-lib/forms';
import { useServices, useTranslation } from '@sightline/shared-lib/runtime';
import { Button, Note, PasswordField } from '@sightline/shared-lib/ui';
import { useState } from 'react';

import { passwordRefusal } from '../../account/refusals/refusalWords';
import { signInProblem } from '../../account/refusals/signInProblem';
import { StepForm } from '../../account/parts/stepStyle';

/** Changing the password: current, new, new again (ACC-01). */
export function Password() {
  const { client, reportFailure } = useServices();
  const { t } = useTranslation();
  const form = useFieldForm({ t, schemaFor: (values) => passwordChangeSchema(values, t) });
  const [outcome, setOutcome] = useState<{ readonly tone: 'good' | 'bad'; readonly text: string } | null>(null);
  const send = form.submit(async (values) => {
    setOutcome(null);
    const of = (name: string) => values[name] ?? '';
    try {
      await changePassword(
        client,
        {
          currentPassword: of('currentPassword'),
          newPassword: of('newPassword'),
          verifyPassword: of('verifyPassword'),
        },
        { skipErrorMessage: true },
      );
      form.clear();
      setOutcome({ tone: 'good', text: t('Profile.PasswordChanged') });
    } catch (error) {
      const failure = failureOf(error);
      const refused = failure && passwordRefusal(failure, t);
      const { kind, seconds } = signInProblem(error);
      if (refused) form.refuse('newPassword', refused);
      else if (failure?.errorCode === '2030') form.refuse('currentPassword', mistakeWords(t, 'currentPassword'));
      else if (failure && isSignedOut(failure)) setOutcome({ tone: 'bad', text: t('Form.SignedOut') });
      else if (kind === 'wait' || kind === 'blocked') {
        setOutcome({ tone: 'bad', text: t('Form.Wait', { count: seconds }) });
      } else {
        setOutcome({ tone: 'bad', text: t('Form.Unavailable') });
        reportFailure(error);
      }
    }
  });
  return (
    <StepForm noValidate onSubmit={send}>
      {form.summary}
      <PasswordField {...form.field('currentPassword')} label={t('Form.CurrentPassword')} />
      <PasswordField
        {...form.field('newPassword')}
        label={t('Form.NewPassword')}
        autoComplete="new-password"
        help={t('Form.Help.Password', { count: MIN_PASSWORD })}
      />
      <PasswordField {...form.field('verifyPassword')} label={t('Form.Repeat')} autoComplete="new-password" />
      <div>
        <Button type="submit" busy={form.busy}>
          {t('Profile.ChangePassword')}
        </Button>
      </div>
      {outcome ? (
        <Note tone={outcome.tone} live={outcome.tone === 'good' ? 'status' : 'alert'}>
          {outcome.text}
        </Note>
      ) : null}
    </StepForm>
  );
}
