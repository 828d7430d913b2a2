import type { Appointment, AppointmentSlots } from '@sightline/shared-lib/api/appointment';
import { bookAppointment } from '@sightline/shared-lib/api/appointment';
import type { AppointmentService } from '@sightline/shared-lib/domain/store';
import { EmailField, useFieldForm, visitorSchema } from '@sightline/shared-lib/forms';
import { useServices, useTranslation } from '@sightline/shared-lib/runtime';
import { Button, Heading, Stack, TextField } from '@sightline/shared-lib/ui';
import { useState } from 'react';

import { ChosenTime } from './ChosenTime';
import { ProblemNote } from './ProblemNote';
import { TimeChoice } from './TimeChoice';
import { useFreeTimes } from './useFreeTimes';

interface VisitorFormProps {
  readonly physicalStoreId: string;
  readonly service: AppointmentService;
  readonly slots: AppointmentSlots;
  readonly onBooked: (appointment: Appointment) => void;
}

/** When, and who comes; what was typed stays whatever happens (STOR-08). */
export function VisitorForm({ physicalStoreId, service, slots: loaded, onBooked }: VisitorFormProps) {
  const { client, site } = useServices();
  const { t } = useTranslation();
  // One key a booking: sending again after a lost answer does not book twice, and what was changed since is another.
  const [tried, setTried] = useState({ text: '', requestKey: '' });
  const times = useFreeTimes({ physicalStoreId, service }, loaded);
  const { chosen, slots, problem } = times;
  const form = useFieldForm({
    t,
    schemaFor: () => visitorSchema(t),
    defaultValues: { name: '', email: '', phone: '' },
  });
  const send = form.submit(({ name = '', email = '', phone = '' }) =>
    times.attempt(async (startsAt) => {
      const booking = {
        physicalStoreId,
        service,
        startsAt,
        name: name.trim(),
        email: email.trim(),
        phone: phone.trim(),
      };
      const text = JSON.stringify(booking);
      const requestKey = tried.text === text ? tried.requestKey : crypto.randomUUID();
      setTried({ text, requestKey });
      const made = await bookAppointment(
        client,
        { ...booking, locale: site.locale, requestKey },
        { skipErrorMessage: true },
      );
      onBooked(made);
    }),
  );
  return (
    <Stack gap={8}>
      <section aria-labelledby="when">
        <Heading level={2} size="t1" id="when">
          {t('Stores.Appointment.When')}
        </Heading>
        <TimeChoice slots={slots} chosen={chosen} onChoose={times.choose} />
      </section>
      {chosen ? (
        <form noValidate onSubmit={send}>
          <Stack gap={5}>
            <Heading level={2} size="t1">
              {t('Stores.Appointment.Who')}
            </Heading>
            <ChosenTime chosen={chosen} slots={slots} />
            {problem ? <ProblemNote problem={problem} nearest={chosen} timeZone={slots.timeZone} /> : form.summary}
            <TextField
              {...form.field('name')}
              label={t('Stores.Appointment.Name')}
              autoComplete="name"
              maxLength={120}
            />
            <EmailField form={form} name="email" t={t} domains={site.config.MostUsedEmailDomains} />
            <TextField {...form.field('phone')} label={t('Form.Label.phone1')} format="phone" maxLength={40} />
            <Button type="submit" icon="arrow" busy={form.busy}>
              {t('Stores.Appointment.Book')}
            </Button>
          </Stack>
        </form>
      ) : (
        <ProblemNote problem={problem} nearest={null} timeZone={slots.timeZone} />
      )}
    </Stack>
  );
}
