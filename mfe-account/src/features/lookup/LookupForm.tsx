import { failureOf, hasStatus } from '@sightline/shared-lib/api/client';
import { lookUpOrder } from '@sightline/shared-lib/api/order';
import type { TextKey } from '@sightline/shared-lib/contracts';
import { boundedRule, EmailField, emailRule, formSchema, useFieldForm } from '@sightline/shared-lib/forms';
import { useServices, useTranslation } from '@sightline/shared-lib/runtime';
import { Button, MOST_TYPED, Note, TextField } from '@sightline/shared-lib/ui';
import { useState } from 'react';

import { StepForm } from '../../account/parts/stepStyle';
import { Unavailable } from '../../account/parts/Unavailable';

/** A number as it is read from a letter: with its sign before it, and its spaces. */
const digitsOf = (typed: string): string => typed.replaceAll(/[\s#.-]/g, '');

/** Digits that the platform looks for. */
const MOST_DIGITS = 20;

const problemOf = (error: unknown): TextKey | 'unavailable' => {
  if (hasStatus(error, 404)) return 'Lookup.Wrong';
  return failureOf(error)?.status === 409 ? 'Lookup.TooOften' : 'unavailable';
};

interface LookupFormProps {
  /** Number that is known already, from the address of a letter. */
  readonly orderId: string;
  readonly onFound: (orderId: string) => void;
}

/** Asks for an order's number and an e-mail address; whichever is wrong, the answer is the same (ORD-03). */
export function LookupForm({ orderId, onFound }: LookupFormProps) {
  const { client, site, reportFailure } = useServices();
  const { t } = useTranslation();
  const [problem, setProblem] = useState<TextKey | 'unavailable' | null>(null);
  const form = useFieldForm({
    t,
    schemaFor: () =>
      formSchema({
        number: boundedRule(
          t,
          {
            missing: t('Lookup.NumberMissing'),
            judge: (typed) => (/^\d+$/.test(digitsOf(typed)) ? null : t('Lookup.NumberDigits')),
          },
          { label: t('Lookup.Number'), most: MOST_DIGITS, clean: digitsOf },
        ),
        email: emailRule(t),
      }),
    defaultValues: { number: orderId, email: '' },
  });
  const send = form.submit(async ({ number = '', email = '' }) => {
    setProblem(null);
    const asked = { orderId: digitsOf(number), email: email.trim() };
    try {
      await lookUpOrder(client, asked, { skipErrorMessage: true });
    } catch (error) {
      const found = problemOf(error);
      if (found === 'unavailable') reportFailure(error);
      return setProblem(found);
    }
    onFound(asked.orderId);
  });
  return (
    <StepForm noValidate onSubmit={send}>
      {problem === 'unavailable' ? (
        <Unavailable />
      ) : problem ? (
        <Note tone="bad" live="alert">
          {t(problem)}
        </Note>
      ) : (
        form.summary
      )}
      <TextField
        {...form.field('number')}
        label={t('Lookup.Number')}
        inputMode="numeric"
        autoComplete="off"
        maxLength={MOST_TYPED}
      />
      <EmailField form={form} name="email" t={t} domains={site.config.MostUsedEmailDomains} />
      <Button type="submit" wide icon="arrow" busy={form.busy}>
        {t('Lookup.Submit')}
      </Button>
    </StepForm>
  );
}
