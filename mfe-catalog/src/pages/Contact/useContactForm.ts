import { failureOf } from '@sightline/shared-lib/api/client';
import { sendContactMessage } from '@sightline/shared-lib/api/site';
import { contactSchema, mistakeWords, useFieldForm } from '@sightline/shared-lib/forms';
import { useServices, useTranslation } from '@sightline/shared-lib/runtime';
import { useEffect, useState } from 'react';

const EMPTY = { topic: '', message: '', name: '', email: '', phone: '', orderId: '' };

/** Names the field when the platform refused one. */
function refusedField(error: unknown): string | null {
  const failure = failureOf(error);
  if (failure?.status !== 400) return null;
  return Object.keys(EMPTY).find((field) => failure.errorParameters.includes(field)) ?? null;
}

/** A message to customer service: kept whatever happens, stored once. */
export function useContactForm() {
  const { client, site, reportFailure } = useServices();
  const { t } = useTranslation();
  const form = useFieldForm({ t, schemaFor: () => contactSchema(t), defaultValues: EMPTY });
  const [number, setNumber] = useState<string | null>(null);
  const [failed, setFailed] = useState(false);
  const [round, setRound] = useState(0);
  // One key a message: sending again after a lost answer does not write twice, and what was changed since is another.
  const [tried, setTried] = useState({ text: '', requestKey: '' });
  const { setFocus } = form.methods;
  // Whoever begins the next message continues at its first field.
  useEffect(() => {
    if (round > 0) setFocus('topic');
  }, [round, setFocus]);

  return {
    form,
    /** The number of the message that was sent; null while one is written. */
    number,
    failed,
    send: form.submit(async (typed) => {
      const values = { ...EMPTY, ...typed };
      const text = JSON.stringify(values);
      const requestKey = tried.text === text ? tried.requestKey : crypto.randomUUID();
      setTried({ text, requestKey });
      setFailed(false);
      try {
        const message = { ...values, locale: site.locale, requestKey };
        setNumber(await sendContactMessage(client, message, { skipErrorMessage: true }));
      } catch (error) {
        const field = refusedField(error);
        if (field) {
          form.refuse(field, mistakeWords(t, 'refused'));
          return;
        }
        setFailed(true);
        reportFailure(error);
      }
    }),
    /** Something was changed: what failed before is over. */
    change: () => setFailed(false),
    again() {
      setTried({ text: '', requestKey: '' });
      form.methods.reset({ ...form.values(), topic: '', orderId: '', message: '' });
      setNumber(null);
      setRound(round + 1);
    },
  };
}
