import { updateProfile } from '@sightline/shared-lib/api/person';
import { useServices, useTranslation } from '@sightline/shared-lib/runtime';
import { useReading } from '@sightline/shared-lib/store';
import { Button, Checkbox, Note, Skeleton } from '@sightline/shared-lib/ui';
import { useState, type FormEvent } from 'react';

import { Failed } from '../../account/parts/Failed';
import { StepForm } from '../../account/parts/stepStyle';
import { person } from '../../account/reading/accountApi';

/** Whether the letter comes (ACC-06). */
export function Newsletter() {
  const { site } = useServices();
  const { t } = useTranslation();
  const { reading, again } = useReading(person, { country: site.country });
  if (reading.state === 'loading') return <Skeleton />;
  if (reading.state === 'failed') return <Failed what={t('Profile.Failed')} onAgain={again} />;
  return <NewsletterForm subscribed={reading.value.hasNewsletter} email={reading.value.email1} />;
}

function NewsletterForm({ subscribed, email }: { readonly subscribed: boolean; readonly email: string }) {
  const { client, identity, reportFailure } = useServices();
  const { t } = useTranslation();
  const [wanted, setWanted] = useState(subscribed);
  const [busy, setBusy] = useState(false);
  const [outcome, setOutcome] = useState<'saved' | 'failed' | null>(null);
  const save = async () => {
    setBusy(true);
    setOutcome(null);
    try {
      await updateProfile(client, { newsletter: wanted }, { skipErrorMessage: true });
      setOutcome('saved');
      identity.refresh().catch(reportFailure);
    } catch (error) {
      setOutcome('failed');
      reportFailure(error);
    } finally {
      setBusy(false);
    }
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void save();
  };
  return (
    <StepForm onSubmit={submit}>
      <p className="soft">{t('Newsletter.To', { email })}</p>
      <Checkbox
        label={t('Newsletter.Yes')}
        checked={wanted}
        onChange={(event) => {
          setOutcome(null);
          setWanted(event.target.checked);
        }}
      />
      <div>
        <Button type="submit" busy={busy}>
          {t('Profile.Save')}
        </Button>
      </div>
      {outcome ? (
        <Note tone={outcome === 'saved' ? 'good' : 'bad'} live={outcome === 'saved' ? 'status' : 'alert'}>
          {outcome === 'failed' ? t('Form.Unavailable') : t(wanted ? 'Newsletter.On' : 'Newsletter.Off')}
        </Note>
      ) : null}
    </StepForm>
  );
}
