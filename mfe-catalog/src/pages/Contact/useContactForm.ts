import { sendContactMessage } from '@sightline/shared-lib/api/site';
import { useServices, useTranslation } from '@sightline/shared-lib/runtime';
import { useRef, useState } from 'react';

import { CONTACT_FIELDS, problemOf, problemsOf } from './contactFields';
import type { ContactField, ContactProblems, ContactValues } from './contactFields';

const EMPTY: ContactValues = { topic: '', name: '', email: '', phone: '', orderId: '', message: '' };

type Sending = { readonly state: 'open' | 'sending' | 'failed' } | { readonly state: 'sent'; readonly number: string };

/** Names the field when the platform refused one, else the form as a whole. */
function refusedField(error: unknown): ContactField | null {
  if (!(error instanceof Error) || !('failure' in error)) return null;
  const { status, errorParameters } = error.failure as { status: number; errorParameters: readonly string[] };
  return (status === 400 && CONTACT_FIELDS.find((field) => errorParameters.includes(field))) || null;
}

/** A message to customer service: checked on leaving a filled field and on sending, kept whatever happens, stored once. */
export function useContactForm() {
  const { client, site, reportFailure } = useServices();
  const { t } = useTranslation();
  const [values, setValues] = useState(EMPTY);
  const [problems, setProblems] = useState<ContactProblems>({});
  const [attempts, setAttempts] = useState(0);
  const [sending, setSending] = useState<Sending>({ state: 'open' });
  const [isAnother, setIsAnother] = useState(false);
  // One key a message: sending again after a lost answer does not write twice, and what was changed since is another.
  const requestKey = useRef('');

  const check = (field: ContactField, value: string) => {
    const problem = problemOf(field, value, t);
    setProblems((before) => ({ ...before, [field]: problem }));
  };

  return {
    values,
    problems,
    attempts,
    sending,
    isAnother,
    change(field: ContactField, value: string) {
      setValues((before) => ({ ...before, [field]: value }));
      if (problems[field]) check(field, value);
      requestKey.current = '';
      if (sending.state === 'failed') setSending({ state: 'open' });
    },
    leave(field: ContactField) {
      if (values[field].trim() !== '') check(field, values[field]);
    },
    async send() {
      if (sending.state === 'sending') return;
      const found = problemsOf(values, t);
      setProblems(found);
      setAttempts((count) => count + 1);
      if (Object.keys(found).length > 0) return;
      requestKey.current ||= crypto.randomUUID();
      setSending({ state: 'sending' });
      try {
        const message = { ...values, locale: site.locale, requestKey: requestKey.current };
        const number = await sendContactMessage(client, message, { skipErrorMessage: true });
        setSending({ state: 'sent', number });
      } catch (error) {
        const field = refusedField(error);
        setSending({ state: field ? 'open' : 'failed' });
        if (field) setProblems({ [field]: t('Contact.Wrong.Refused') });
        else reportFailure(error);
      }
    },
    again() {
      requestKey.current = '';
      setIsAnother(true);
      setValues({ ...values, topic: '', orderId: '', message: '' });
      setAttempts(0);
      setSending({ state: 'open' });
    },
  };
}
