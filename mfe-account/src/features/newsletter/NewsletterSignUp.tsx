import { updateProfile } from '@sightline/shared-lib/api/person';
import { EmailField, emailRule, formSchema, useFieldForm } from '@sightline/shared-lib/forms';
import { useServices, useTranslation, useUser } from '@sightline/shared-lib/runtime';
import { Button, Note } from '@sightline/shared-lib/ui';
import { useState } from 'react';

import { Unavailable } from '../../account/parts/Unavailable';
import { StepForm } from '../../account/parts/stepStyle';

type Outcome = 'asking' | 'on' | 'off' | 'failed';

/**
 * The newsletter for everybody (SITE-11): a shopper who is signed in has an address already, a guest gives one. What is agreed to stands above the
 * button, and what was agreed to can be taken back in the same place.
 */
export function NewsletterSignUp() {
  const known = useUser()?.details?.email1 ?? '';
  return <SignUpForm key={known} known={known} />;
}

/** `known` is the address of a shopper who is signed in. */
function SignUpForm({ known }: { readonly known: string }) {
  const services = useServices();
  const { t } = useTranslation();
  // The rule holds for an address that is known too: it is filled in, and not shown as a field.
  const form = useFieldForm({
    t,
    schemaFor: () => formSchema({ email: emailRule(t) }),
    defaultValues: { email: known },
  });
  const [outcome, setOutcome] = useState<Outcome>('asking');

  const save = async (newsletter: boolean, email1 = '') => {
    const { client, identity, reportFailure } = services;
    try {
      await identity.ensureIdentity();
      await updateProfile(client, { newsletter, ...(email1 ? { email1 } : {}) }, { skipErrorMessage: true });
      setOutcome(newsletter ? 'on' : 'off');
    } catch (error) {
      setOutcome('failed');
      reportFailure(error);
    }
  };
  const send = form.submit((values) => save(true, known ? '' : values['email']?.trim()));

  if (outcome === 'on' || outcome === 'off') {
    return (
      <>
        <Note tone="good" live="status">
          {t(outcome === 'on' ? 'Newsletter.On' : 'Newsletter.Off')}
        </Note>
        {outcome === 'on' ? (
          <div>
            <Button variant="outlined" onClick={() => void save(false)}>
              {t('Newsletter.TakeBack')}
            </Button>
          </div>
        ) : null}
      </>
    );
  }
  return (
    <StepForm noValidate onSubmit={send}>
      {form.summary}
      {outcome === 'failed' ? <Unavailable /> : null}
      <p className="soft">{t('Newsletter.Lead')}</p>
      {known ? (
        <p>{t('Newsletter.Known', { email: known })}</p>
      ) : (
        <EmailField
          form={form}
          name="email"
          t={t}
          domains={services.site.config.MostUsedEmailDomains}
          autoComplete="email"
        />
      )}
      <p className="soft">{t(known ? 'Newsletter.ConsentAccount' : 'Newsletter.Consent')}</p>
      <Button type="submit" wide icon="arrow" busy={form.busy}>
        {t('Newsletter.SignUp')}
      </Button>
    </StepForm>
  );
}
