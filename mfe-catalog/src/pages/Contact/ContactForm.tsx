import { CONTACT_TOPICS } from '@sightline/shared-lib/api/site';
import { LONGEST_MESSAGE } from '@sightline/shared-lib/domain/content';
import { useServices, useTranslation } from '@sightline/shared-lib/runtime';
import { Button, FieldRow, FieldSet, Form, Note, Select, TextArea, TextField } from '@sightline/shared-lib/ui';

import { useContactForm } from './useContactForm';

/** Whoever sent a message continues at its number. */
const focus = (arrived: HTMLElement | null) => arrived?.focus();

/** A message to a person, answered with a number (CMS-04). */
export function ContactForm() {
  const { site } = useServices();
  const { t, tag } = useTranslation();
  const { form, number, failed, send, change, again } = useContactForm();

  if (number !== null) {
    return (
      <Note
        tone="good"
        live="status"
        ref={focus}
        tabIndex={-1}
        title={t('Contact.Sent', { number })}
        action={
          <Button variant="text" onClick={again}>
            {t('Contact.Again')}
          </Button>
        }
      >
        {t('Contact.SentNext', { email: (form.values()['email'] ?? '').trim() })}
      </Note>
    );
  }

  return (
    <Form onSubmit={send} onChange={change}>
      {form.summary}
      {failed ? (
        <Note tone="bad" live="alert" title={t('Contact.Failed')}>
          {t('Contact.FailedNext', { phone: site.config.servicePhone })}
        </Note>
      ) : null}
      <FieldSet legend={t('Contact.Title')} hint={t('Contact.Hint')}>
        <Select
          {...form.field('topic')}
          label={t('Contact.Topic')}
          emptyLabel={t('Form.Choose')}
          options={CONTACT_TOPICS.map((topic) => ({ value: topic, label: t(`Contact.Topics.${topic}`) }))}
        />
        <TextArea
          {...form.field('message')}
          label={t('Contact.Message')}
          maxLength={LONGEST_MESSAGE}
          help={t('Contact.MessageHelp', { count: new Intl.NumberFormat(tag).format(LONGEST_MESSAGE) })}
        />
        <TextField {...form.field('name')} label={t('Contact.Name')} autoComplete="name" maxLength={100} />
        <FieldRow>
          <TextField {...form.field('email')} label={t('Form.Label.email1')} format="email" maxLength={254} />
          <TextField {...form.field('phone')} label={t('Form.Label.phone1')} format="phone" optional maxLength={40} />
        </FieldRow>
        <TextField {...form.field('orderId')} label={t('Contact.Order')} optional maxLength={40} inputMode="numeric" />
      </FieldSet>
      <div>
        <Button type="submit" icon="arrow" busy={form.busy}>
          {t('Contact.Send')}
        </Button>
      </div>
    </Form>
  );
}
