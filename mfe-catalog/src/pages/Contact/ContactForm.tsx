import { CONTACT_TOPICS } from '@sightline/shared-lib/api/site';
import { useServices, useTranslation } from '@sightline/shared-lib/runtime';
import {
  Button,
  ErrorSummary,
  FieldRow,
  FieldSet,
  Form,
  Note,
  Select,
  TextArea,
  TextField,
} from '@sightline/shared-lib/ui';
import { useId } from 'react';

import { CONTACT_FIELDS, labelKey, LONGEST_MESSAGE } from './contactFields';
import type { ContactField } from './contactFields';
import { useContactForm } from './useContactForm';

/** Whoever sent a message, or begins the next one, goes on where the other was. */
const focus = (arrived: HTMLElement | null) => arrived?.focus();

/** A message to a person, answered with a number (CMS-04). */
export function ContactForm() {
  const { site } = useServices();
  const { t } = useTranslation();
  const base = useId();
  const { values, problems, attempts, sending, isAnother, change, leave, send, again } = useContactForm();

  if (sending.state === 'sent') {
    return (
      <Note
        tone="good"
        live="status"
        ref={focus}
        tabIndex={-1}
        title={t('Contact.Sent', { number: sending.number })}
        action={
          <Button variant="text" onClick={again}>
            {t('Contact.Again')}
          </Button>
        }
      >
        {t('Contact.SentNext', { email: values.email.trim() })}
      </Note>
    );
  }

  const bind = (field: ContactField) => ({
    id: `${base}-${field}`,
    name: field,
    label: t(labelKey(field)),
    value: values[field],
    error: problems[field],
    onChange: ({ target }: { readonly target: { readonly value: string } }) => change(field, target.value),
    onBlur: () => leave(field),
  });
  const errors = CONTACT_FIELDS.flatMap((field) => {
    const message = problems[field];
    return message ? [{ fieldId: `${base}-${field}`, message }] : [];
  });

  return (
    <Form
      onSubmit={(event) => {
        event.preventDefault();
        void send();
      }}
    >
      {attempts > 0 ? (
        <ErrorSummary key={attempts} title={t('Contact.ToFix', { count: errors.length })} errors={errors} />
      ) : null}
      {sending.state === 'failed' ? (
        <Note tone="bad" live="alert" title={t('Contact.Failed')}>
          {t('Contact.FailedNext', { phone: site.config.servicePhone })}
        </Note>
      ) : null}
      <FieldSet legend={t('Contact.Title')} hint={t('Contact.Hint')}>
        <Select
          {...bind('topic')}
          ref={isAnother ? focus : undefined}
          emptyLabel={t('Contact.ChooseTopic')}
          options={CONTACT_TOPICS.map((topic) => ({ value: topic, label: t(`Contact.Topics.${topic}`) }))}
        />
        <TextArea {...bind('message')} maxLength={LONGEST_MESSAGE} help={t('Contact.MessageHelp')} />
        <TextField {...bind('name')} autoComplete="name" maxLength={100} />
        <FieldRow>
          <TextField {...bind('email')} format="email" maxLength={254} />
          <TextField {...bind('phone')} format="phone" optional maxLength={40} />
        </FieldRow>
        <TextField {...bind('orderId')} optional maxLength={40} inputMode="numeric" />
      </FieldSet>
      <div>
        <Button type="submit" icon="arrow" busy={sending.state === 'sending'}>
          {t('Contact.Send')}
        </Button>
      </div>
    </Form>
  );
}
