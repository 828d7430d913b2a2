import { failureOf } from '@sightline/shared-lib/api/client';
import { updateProfile } from '@sightline/shared-lib/api/person';
import type { Person } from '@sightline/shared-lib/domain/person';
import { exampleDate, isoFromLocal, localFromIso, OLDEST_YEARS } from '@sightline/shared-lib/domain/validation';
import { EmailField, mistakeWords, profileSchema, useFieldForm } from '@sightline/shared-lib/forms';
import { useServices, useTranslation } from '@sightline/shared-lib/runtime';
import { useReading } from '@sightline/shared-lib/store';
import { Button, FieldRow, Form, Select, Skeleton, Stack, TextField } from '@sightline/shared-lib/ui';
import { useState } from 'react';

import { Failed } from '../../account/parts/Failed';
import { SaveOutcome } from '../../account/parts/SaveOutcome';
import { person } from '../../account/reading/accountApi';
import { FiscalCode } from './FiscalCode';

/** Personal information: name, e-mail, phone, birth date, gender (ACC-01). */
export function Profile() {
  const { site } = useServices();
  const { t } = useTranslation();
  const { reading, again } = useReading(person, { country: site.country });
  if (reading.state === 'loading') return <Skeleton fills="panel" />;
  if (reading.state === 'failed') return <Failed what={t('Profile.Failed')} onAgain={again} />;
  return (
    <Stack gap={10}>
      <ProfileForm person={reading.value} />
      {site.country === 'it' ? <FiscalCode known={reading.value.fiscalCode} /> : null}
    </Stack>
  );
}

const GENDERS = ['Female', 'Male', 'Unspecified'] as const;

function ProfileForm({ person }: { readonly person: Person }) {
  const { client, identity, now, reportFailure, site } = useServices();
  const { t, tag } = useTranslation();
  const form = useFieldForm({
    t,
    schemaFor: () => profileSchema({ t, tag, now }),
    defaultValues: {
      firstName: person.firstName,
      lastName: person.lastName,
      email1: person.email1,
      phone1: person.phone1,
      dateOfBirth: localFromIso(person.dateOfBirth, tag),
      gender: person.gender || 'Unspecified',
    },
  });
  const [outcome, setOutcome] = useState<'saved' | 'failed' | null>(null);
  const send = form.submit(async (values) => {
    setOutcome(null);
    const text = (name: string) => values[name]?.trim() ?? '';
    try {
      await updateProfile(
        client,
        {
          firstName: text('firstName'),
          lastName: text('lastName'),
          email1: text('email1'),
          phone1: text('phone1'),
          dateOfBirth: isoFromLocal(text('dateOfBirth'), tag) ?? '',
          gender: text('gender'),
        },
        { skipErrorMessage: true },
      );
      setOutcome('saved');
      identity.refresh().catch(reportFailure);
    } catch (error) {
      if (failureOf(error)?.errorParameters.includes('dateOfBirth')) {
        form.refuse('dateOfBirth', mistakeWords(t, 'birthDate', { years: OLDEST_YEARS }));
      } else {
        setOutcome('failed');
        reportFailure(error);
      }
    }
  });
  return (
    <Form onSubmit={send}>
      {form.summary}
      <Stack>
        <FieldRow>
          <TextField {...form.field('firstName')} label={t('Form.Label.firstName')} autoComplete="given-name" />
          <TextField {...form.field('lastName')} label={t('Form.Label.lastName')} autoComplete="family-name" />
        </FieldRow>
        <EmailField
          form={form}
          name="email1"
          t={t}
          domains={site.config.MostUsedEmailDomains}
          {...(person.logonId.includes('@') ? { help: t('Profile.SignIn', { logonId: person.logonId }) } : {})}
        />
        <TextField {...form.field('phone1')} label={t('Form.Label.phone1')} format="phone" optional />
        <FieldRow>
          <TextField
            {...form.field('dateOfBirth')}
            label={t('Form.BirthDate')}
            autoComplete="bday"
            example={exampleDate(tag)}
          />
          <Select
            {...form.field('gender')}
            label={t('Form.Gender')}
            optional
            options={GENDERS.map((value) => ({ value, label: t(`Form.Gender.${value}`) }))}
          />
        </FieldRow>
      </Stack>
      <Stack gap={3}>
        <div>
          <Button type="submit" busy={form.busy}>
            {t('Profile.Save')}
          </Button>
        </div>
        <SaveOutcome outcome={outcome} />
      </Stack>
    </Form>
  );
}
