import { Fragment, useServices, useTranslation, useUser } from '@sightline/shared-lib/runtime';
import { Button, ButtonLink, Heading, Note, Stack } from '@sightline/shared-lib/ui';
import { useEffect, useRef, useState } from 'react';
import { styled } from 'styled-components';

const Root = styled.section`
  display: grid;
  gap: 16px;
  justify-items: start;
  padding-top: 28px;
  border-top: 1px solid var(--line);
  & > .keep-form {
    width: 100%;
    max-width: 472px;
    padding: 24px;
    background: var(--surface);
  }
`;

interface KeepInAccountProps {
  readonly email: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly phone: string;
  readonly signedIn: boolean;
  /** Something in the order is made to a prescription, which the account keeps too. */
  readonly measured: boolean;
}

/** Offers a guest an account with what the order told already: nothing of it is typed again (CHK-06). */
export function KeepInAccount({ email, firstName, lastName, phone, signedIn, measured }: KeepInAccountProps) {
  const { t } = useTranslation();
  const { navigation } = useServices();
  const [step, setStep] = useState<'offered' | 'open' | 'made'>('offered');
  // The account's own address, which may be another one than the order's.
  const made = useUser(step === 'made')?.details?.logonId;
  const note = useRef<HTMLDivElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (step === 'made') note.current?.focus();
    // What was pressed is gone, and the form's fields come a moment later.
    if (step === 'open') heading.current?.focus();
  }, [step]);

  if (step === 'made') {
    return (
      <Stack gap={6}>
        <Note ref={note} tabIndex={-1} tone="good" live="status" title={t('Confirm.Keep.Made')}>
          {t('Confirm.Keep.MadeText')}
        </Note>
        {made ? <Fragment name="account.confirmEmail" props={{ email: made }} /> : null}
      </Stack>
    );
  }
  if (signedIn) return null;
  const page = navigation.href({ page: 'sign-in', params: { step: 'register' }, query: email ? { email } : {} });
  return (
    <Root aria-label={t('Confirm.Keep.Title')}>
      <div>
        <Heading level={2} size="t2" ref={heading} tabIndex={-1}>
          {t('Confirm.Keep.Title')}
        </Heading>
        <p className="soft">{t(measured ? 'Confirm.Keep.TextRx' : 'Confirm.Keep.Text')}</p>
      </div>
      {step === 'open' ? (
        <div className="keep-form">
          <Fragment
            name="account.register"
            props={{ email, firstName, lastName, phone, onRegistered: () => setStep('made') }}
            fallback={
              <ButtonLink variant="outlined" href={page}>
                {t('Confirm.CreateAccount')}
              </ButtonLink>
            }
          />
        </div>
      ) : (
        <Button variant="outlined" onClick={() => setStep('open')}>
          {t('Confirm.CreateAccount')}
        </Button>
      )}
    </Root>
  );
}
