import { failureOf } from '@sightline/shared-lib/api/client';
import { MIN_PASSWORD } from '@sightline/shared-lib/domain/person';
import { registerBuyer } from '@sightline/shared-lib/api/organization';
import { EmailField, organizationSchema, useFieldForm } from '@sightline/shared-lib/forms';
import { useServices, useTranslation } from '@sightline/shared-lib/runtime';
import { Button, Note, PasswordField, TextField } from '@sightline/shared-lib/ui';
import { useState } from 'react';

import { StepForm } from '../../account/parts/stepStyle';
import { organizationInput, problemOfRegistration } from './registration';

interface OrganizationFormProps {
  readonly email?: string;
  readonly onAsked: () => void;
}

/** Lengths that the platform takes. */
const LONGEST = { organizationName: 128, name: 128 } as const;

/** An organisation asks to buy; who asks becomes its administrator once it is approved (AUTH-12). */
export function OrganizationForm({ email = '', onAsked }: OrganizationFormProps) {
  const { client, site } = useServices();
  const { t } = useTranslation();
  const [problem, setProblem] = useState('');
  const form = useFieldForm({ t, schemaFor: () => organizationSchema(t), defaultValues: { logonId: email } });

  const send = form.submit(async (values) => {
    setProblem('');
    try {
      await registerBuyer(client, organizationInput(values), { skipErrorMessage: true });
      onAsked();
    } catch (error) {
      const refused = problemOfRegistration(failureOf(error), t);
      if (refused.field) form.refuse(refused.field, refused.message);
      else setProblem(refused.message);
    }
  });

  return (
    <StepForm noValidate onSubmit={send}>
      {problem ? (
        <Note tone="bad" live="alert">
          {problem}
        </Note>
      ) : (
        form.summary
      )}
      <TextField
        {...form.field('organizationName')}
        label={t('SignIn.Organization.Name')}
        autoComplete="organization"
        maxLength={LONGEST.organizationName}
      />
      <TextField
        {...form.field('firstName')}
        label={t('Form.Label.firstName')}
        autoComplete="given-name"
        maxLength={LONGEST.name}
      />
      <TextField
        {...form.field('lastName')}
        label={t('Form.Label.lastName')}
        autoComplete="family-name"
        maxLength={LONGEST.name}
      />
      <TextField {...form.field('phone1')} label={t('Form.Label.phone1')} format="phone" autoComplete="tel" optional />
      <EmailField form={form} name="logonId" t={t} domains={site.config.MostUsedEmailDomains} />
      <PasswordField
        {...form.field('logonPassword')}
        label={t('Form.Password')}
        autoComplete="new-password"
        help={t('Form.Help.Password', { count: MIN_PASSWORD })}
      />
      <Button type="submit" wide icon="arrow" busy={form.busy}>
        {t('SignIn.Organization.Submit')}
      </Button>
    </StepForm>
  );
}
