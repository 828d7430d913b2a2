import type { TextKey } from '@sightline/shared-lib/contracts';
import { failureOf } from '@sightline/shared-lib/api/client';
import { registerPerson } from '@sightline/shared-lib/api/person';
import { EmailField, registrationSchema, useFieldForm } from '@sightline/shared-lib/forms';
import { MIN_PASSWORD } from '@sightline/shared-lib/domain/person';
import { exampleDate } from '@sightline/shared-lib/domain/validation';
import { useServices, useTranslation } from '@sightline/shared-lib/runtime';
import { Button, Checkbox, MOST_TYPED, Note, PasswordField, TextField, TextLink } from '@sightline/shared-lib/ui';
import { useState } from 'react';

import { wishesOf } from '../../account/saved/wishes';
import { problemOfRegistration, registrationInput } from './registration';
import { StepForm } from '../../account/parts/stepStyle';
import { settledGuest } from './settledGuest';

export interface RegisterFormProps {
  readonly email?: string;
  readonly firstName?: string;
  readonly lastName?: string;
  readonly phone?: string;
  /** The newsletter was asked for before: the tick is the shopper's own. */
  readonly newsletter?: boolean;
  readonly onRegistered: () => void;
}

const AUTOCOMPLETE: Readonly<Record<string, string>> = {
  firstName: 'given-name',
  lastName: 'family-name',
  phone1: 'tel',
  dateOfBirth: 'bday',
};

const LABEL: Readonly<Record<string, TextKey>> = {
  firstName: 'Form.Label.firstName',
  lastName: 'Form.Label.lastName',
  phone1: 'Form.Label.phone1',
  dateOfBirth: 'Form.BirthDate',
};

/** A new account with the fields the store asks for; a guest keeps the bag (AUTH-07, AUTH-09, SITE-07). */
export function RegisterForm(props: RegisterFormProps) {
  const { email = '', firstName = '', lastName = '', phone = '', newsletter = false, onRegistered } = props;
  const services = useServices();
  const { client, identity, site, now, navigation } = services;
  const { t, tag } = useTranslation();
  const [codeAsked, setCodeAsked] = useState(false);
  const [wantsNews, setWantsNews] = useState(newsletter);
  const [problem, setProblem] = useState('');
  const fields = site.config.userRegistrationFieldList.toSorted((a, b) => a.order - b.order);
  const form = useFieldForm({
    t,
    schemaFor: () => registrationSchema(fields, codeAsked, { t, tag, now }),
    defaultValues: { logonId: email, firstName, lastName, phone1: phone },
  });

  const send = form.submit(async (values) => {
    setProblem('');
    try {
      await settledGuest(identity);
      const input = registrationInput(values, tag);
      const tokens = await registerPerson(client, { ...input, newsletter: wantsNews }, { skipErrorMessage: true });
      await identity.adopt(tokens);
      void wishesOf(services).read();
      onRegistered();
    } catch (error) {
      const refused = problemOfRegistration(failureOf(error), t);
      if (refused.field === 'validationCode') setCodeAsked(true);
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
      {fields.map(({ name, required }) => {
        if (name === 'logonId') {
          const domains = site.config.MostUsedEmailDomains;
          return <EmailField key={name} form={form} name="logonId" t={t} domains={domains} />;
        }
        if (name === 'logonPassword') {
          return (
            <PasswordField
              key={name}
              {...form.field('logonPassword')}
              label={t('Form.Password')}
              autoComplete="new-password"
              help={t('Form.Help.Password', { count: MIN_PASSWORD })}
            />
          );
        }
        if (!LABEL[name]) return null;
        return (
          <TextField
            key={name}
            {...form.field(name)}
            label={t(LABEL[name])}
            format={name === 'phone1' ? 'phone' : undefined}
            autoComplete={AUTOCOMPLETE[name]}
            maxLength={MOST_TYPED}
            optional={!required}
            example={name === 'dateOfBirth' ? exampleDate(tag) : undefined}
          />
        );
      })}
      {codeAsked ? (
        <TextField
          {...form.field('validationCode')}
          label={t('Form.Code')}
          format="digits"
          autoComplete="one-time-code"
          help={t('Form.Help.Code')}
        />
      ) : null}
      <Checkbox
        label={t('SignIn.Newsletter')}
        checked={wantsNews}
        onChange={(event) => setWantsNews(event.target.checked)}
      />
      <Button type="submit" wide icon="arrow" busy={form.busy}>
        {t('SignIn.Register.Submit')}
      </Button>
      <p className="step-more">
        <TextLink href={navigation.href({ page: 'sign-in' })}>{t('SignIn.HaveAccount')}</TextLink>
      </p>
    </StepForm>
  );
}
