import { requestStockNotice } from '@sightline/shared-lib/api/availability';
import { failureOf } from '@sightline/shared-lib/api/client';
import type { Fragments } from '@sightline/shared-lib/contracts';
import { emailRule, formSchema, useFieldForm } from '@sightline/shared-lib/forms';
import { useServices, useTranslation } from '@sightline/shared-lib/runtime';
import { Button, ButtonLink, Drawer, Note, Stack, TextField } from '@sightline/shared-lib/ui';
import { useState } from 'react';
import { styled } from 'styled-components';

const Form = styled.form`
  display: grid;
  gap: 20px;
`;

/** The form goes when it has done its work: whoever was in it continues at the answer. */
const focus = (arrived: HTMLElement | null) => arrived?.focus();

/** What came of it; `full` is how many products one address may wait for. */
type Outcome = 'kept' | 'failed' | { readonly full: string };

/** Leave an e-mail for something that cannot be bought now: one mail when it can, then the address is forgotten (PDP-05). */
export function ProductAlert({ partNumber, name, onClose }: Fragments['product.alert']) {
  const { client, identity, site, reportFailure } = useServices();
  const { t } = useTranslation();
  const [outcome, setOutcome] = useState<Outcome | null>(null);
  const { servicePhone } = site.config;
  const form = useFieldForm({
    t,
    isShort: true,
    schemaFor: () => formSchema({ email: emailRule(t) }),
    // Signed in, the shopper's own address stands there until another is typed.
    defaultValues: { email: identity.state.details?.email1 ?? '' },
  });
  const submit = form.submit(async ({ email = '' }) => {
    try {
      const notice = { partNumber, email: email.trim(), locale: site.locale };
      await requestStockNotice(client, notice, { skipErrorMessage: true });
      setOutcome('kept');
    } catch (error) {
      const failure = failureOf(error);
      if (failure?.status === 409) return setOutcome({ full: failure.errorParameters.at(-1) ?? '' });
      setOutcome('failed');
      reportFailure(error);
    }
  });
  const { isDirty } = form.methods.formState;
  return (
    <Drawer open title={t('Alert.Title')} onDismiss={onClose} touched={isDirty && outcome !== 'kept'}>
      <Stack>
        <p>{t('Alert.Fact', { name })}</p>
        {outcome === 'kept' ? (
          <Note tone="good" live="status" ref={focus} tabIndex={-1}>
            {t('Alert.Kept', { email: (form.values()['email'] ?? '').trim() })}
          </Note>
        ) : (
          <Form method="post" noValidate onSubmit={submit}>
            <TextField
              {...form.field('email')}
              label={t('Form.Label.email1')}
              format="email"
              help={t('Alert.Promise')}
            />
            {outcome ? (
              <Note tone="bad" live="alert">
                {outcome === 'failed' ? t('Alert.Failed') : t('Alert.TooMany', { count: outcome.full })}
              </Note>
            ) : null}
            <Button type="submit" wide busy={form.busy}>
              {t('Alert.Send')}
            </Button>
          </Form>
        )}
        {servicePhone ? (
          <ButtonLink wide variant="outlined" icon="phone" href={`tel:${servicePhone.replace(/[^+\d]/g, '')}`}>
            {t('Alert.Call', { phone: servicePhone })}
          </ButtonLink>
        ) : null}
      </Stack>
    </Drawer>
  );
}
