import type { FormFieldConfig } from '@sightline/shared-lib/contracts';
import { emailCorrection } from '@sightline/shared-lib/domain/person';
import { isEmail } from '@sightline/shared-lib/domain/validation';
import { useFieldValue, type FieldForm } from '@sightline/shared-lib/forms';
import { useServices, useTranslation, useUser } from '@sightline/shared-lib/runtime';
import { useReading } from '@sightline/shared-lib/store';
import { Button, FieldSet, Note } from '@sightline/shared-lib/ui';
import { useEffect, useState } from 'react';

import { CheckoutAddress } from '../../parts/CheckoutAddress';
import { useNotLoading } from '../../parts/useNotLoading';
import { cartApi } from '../../state/api';

/** Typing has paused for this long: the address can be looked up. */
const PAUSE_MS = 600;

const isEmailField = ({ name }: FormFieldConfig) => name === 'email1';

interface ContactSectionProps {
  readonly form: FieldForm;
  /** E-mail and telephone as the store configures them. */
  readonly fields: readonly FormFieldConfig[];
  readonly country: string;
  readonly orderId: string;
}

/** E-mail first; a known one is offered its account, nobody has to take it (CHK-02). */
export function ContactSection({ form, fields, country, orderId }: ContactSectionProps) {
  const { t } = useTranslation();
  const services = useServices();
  const notLoading = useNotLoading();
  const user = useUser();
  const email = useFieldValue(form, 'email1');
  const signedIn = Boolean(user?.userLoggedIn);
  const isRegistered = useRegisteredEmail(email, orderId, !signedIn);
  const meant = emailCorrection(email, services.site.config.MostUsedEmailDomains);

  const signIn = () => {
    const input = isEmail(email) ? { email: email.trim() } : {};
    services.commands.run('account.signIn', input).catch(notLoading);
  };
  return (
    <FieldSet
      legend={t('Checkout.Contact')}
      hint={
        signedIn ? undefined : (
          <>
            {t('Checkout.HaveAccount')}{' '}
            <button type="button" className="link" onClick={signIn}>
              {t('Checkout.SignIn')}
            </button>{' '}
            {t('Checkout.SignInWhy')}
          </>
        )
      }
    >
      <CheckoutAddress {...{ form, fields: fields.filter(isEmailField), country }} purpose="shipping" />
      {meant && isEmail(email) ? (
        <Note
          action={
            <Button variant="text" onClick={() => form.set('email1', meant)}>
              {t('Checkout.UseEmail', { email: meant })}
            </Button>
          }
        >
          {t('Checkout.EmailMeant', { email: meant })}
        </Note>
      ) : null}
      {isRegistered ? (
        <Note
          live="status"
          title={t('Checkout.Registered.Title')}
          action={
            <Button variant="text" onClick={signIn}>
              {t('Checkout.SignIn')}
            </Button>
          }
        >
          {t('Checkout.Registered.Text')}
        </Note>
      ) : null}
      <CheckoutAddress
        {...{ form, fields: fields.filter((field) => !isEmailField(field)), country }}
        purpose="shipping"
      />
    </FieldSet>
  );
}

/** Whether the e-mail belongs to an account, once typing pauses; a failed look-up stays silent, because it only offers something. */
function useRegisteredEmail(email: string, orderId: string, asked: boolean): boolean {
  const address = email.trim();
  const [settled, setSettled] = useState('');
  useEffect(() => {
    const timer = setTimeout(() => setSettled(address), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [address]);
  const skip = !asked || settled !== address || !isEmail(address);
  const { reading } = useReading(cartApi.endpoints.registeredEmail, { orderId, email: address }, { quiet: true, skip });
  return reading.state === 'ready' && reading.value;
}
