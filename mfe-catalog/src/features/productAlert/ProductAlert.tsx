import { requestStockNotice } from '@sightline/shared-lib/api/availability';
import { failureOf } from '@sightline/shared-lib/api/client';
import type { Fragments } from '@sightline/shared-lib/contracts';
import { isEmail } from '@sightline/shared-lib/domain/validation';
import { useServices, useTranslation, useUser } from '@sightline/shared-lib/runtime';
import { Button, ButtonLink, Drawer, Note, Stack, TextField } from '@sightline/shared-lib/ui';
import { useRef, useState, type FormEvent } from 'react';
import { styled } from 'styled-components';

const Form = styled.form`
  display: grid;
  gap: 20px;
`;

/** The form goes when it has done its work: whoever was in it goes on at the answer. */
const focus = (arrived: HTMLElement | null) => arrived?.focus();

type Sending = 'open' | 'sending' | 'kept' | 'failed' | 'full';

/** Sends the notice and says how that went. */
function useNotice(partNumber: string) {
  const { client, site, reportFailure } = useServices();
  const [sending, setSending] = useState<Sending>('open');
  const send = (email: string) => {
    setSending('sending');
    requestStockNotice(client, { partNumber, email, locale: site.locale }, { skipErrorMessage: true }).then(
      () => setSending('kept'),
      (error: unknown) => {
        const isFull = failureOf(error)?.status === 409;
        setSending(isFull ? 'full' : 'failed');
        if (!isFull) reportFailure(error);
      },
    );
  };
  return { sending, send };
}

/** Leave an e-mail for something that cannot be bought now: one mail when it can, then the address is forgotten (PDP-05). */
export function ProductAlert({ partNumber, name, onClose }: Fragments['product.alert']) {
  const { site } = useServices();
  const { t } = useTranslation();
  const user = useUser();
  const [typed, setTyped] = useState<string | null>(null);
  const [wrong, setWrong] = useState('');
  const { sending, send } = useNotice(partNumber);
  const field = useRef<HTMLInputElement>(null);
  const { servicePhone } = site.config;
  // Signed in, the shopper's own address stands there until another is typed.
  const email = typed ?? user?.details?.email1 ?? '';
  const problem = email.trim() === '' ? t('Alert.EmailMissing') : isEmail(email) ? '' : t('Alert.EmailWrong');
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (sending === 'sending') return;
    setWrong(problem);
    if (problem) field.current?.focus();
    else send(email.trim());
  };
  return (
    <Drawer open title={t('Alert.Title')} onDismiss={onClose} touched={typed !== null && sending !== 'kept'}>
      <Stack>
        <p>{t('Alert.Fact', { name })}</p>
        {sending === 'kept' ? (
          <Note tone="good" live="status" ref={focus} tabIndex={-1}>
            {t('Alert.Kept', { email: email.trim() })}
          </Note>
        ) : (
          <Form method="post" noValidate onSubmit={submit}>
            <TextField
              ref={field}
              label={t('Alert.Email')}
              format="email"
              name="email"
              value={email}
              help={t('Alert.Promise')}
              error={wrong && problem}
              onChange={(event) => setTyped(event.target.value)}
              onBlur={() => email.trim() && setWrong(problem)}
            />
            {sending === 'failed' || sending === 'full' ? (
              <Note tone="bad" live="alert">
                {t(sending === 'full' ? 'Alert.TooMany' : 'Alert.Failed')}
              </Note>
            ) : null}
            <Button type="submit" wide busy={sending === 'sending'}>
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
