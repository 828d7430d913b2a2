import type { RouteTarget } from '@sightline/shared-lib/contracts';
import { CODE_MINUTES } from '@sightline/shared-lib/domain/person';
import type { SignInStep as Step } from '@sightline/shared-lib/domain/routing';
import { useServices, useTranslation, useUser } from '@sightline/shared-lib/runtime';

import { CodeForm } from '../../features/signIn/CodeForm';
import { ForgotForm } from '../../features/signIn/ForgotForm';
import { LoginForm } from '../../features/signIn/LoginForm';
import { NewHere } from '../../features/signIn/NewHere';
import type { ProviderAnswer } from '../../features/signIn/providerAnswer';
import { OrganizationForm } from '../../features/signIn/OrganizationForm';
import { OrganizationLink } from '../../features/signIn/OrganizationLink';
import { ProviderLinks } from '../../features/signIn/ProviderLinks';
import { ProviderStep } from '../../features/signIn/ProviderStep';
import { RegisterForm } from '../../features/signIn/RegisterForm';
import { ResetForm } from '../../features/signIn/ResetForm';
import type { SuccessMessage } from '../../features/signIn/successMessage';
import { SuccessStep } from '../../features/signIn/SuccessStep';

export interface SignInData {
  readonly step: Step | 'login';
  /** A path of this site to return to. */
  readonly next: string | null;
  readonly email: string;
  readonly code: string;
  readonly newsletter: boolean;
  /** The sign-in with a provider that this address completes. */
  readonly provider: ProviderAnswer | null;
  /** What is done, where the step says so. */
  readonly message: SuccessMessage | null;
}

interface SignInStepProps {
  readonly data: SignInData;
  /** The shopper is signed in. */
  readonly onSignedIn: () => void;
  /** Where a shopper is who is signed in and was going nowhere: the page below a dialog. */
  readonly here?: string | undefined;
}

/** One step of signing in: a form, or what has been done. Steps follow each other by address (AUTH-07, ROUTE-07). */
export function SignInStep({ data, onSignedIn, here }: SignInStepProps) {
  const { navigation } = useServices();
  const { t } = useTranslation();
  const { step, next, email, code, newsletter, message, provider } = data;
  const providers = <ProviderLinks next={next ?? here ?? null} />;
  const hrefOf = (to: Step, more: RouteTarget['query'] = {}) =>
    navigation.href({ page: 'sign-in', params: { step: to }, query: { ...(next ? { next } : {}), ...more } });
  const signInHref = navigation.href({ page: 'sign-in', query: next ? { next } : {} });
  const goTo = (to: Step, more: RouteTarget['query'], replace: boolean) =>
    void navigation.navigate(hrefOf(to, more), { replace });

  if (step === 'registration-success') return message && <Registered message={message} next={next} />;
  if (step === 'reset-password-success') return message && <SuccessStep message={message} way={t('SignIn.Submit')} />;
  if (step === 'organization-asked')
    return message && <SuccessStep message={message} way={t('SignIn.Organization.Home')} />;
  if (provider) return <ProviderStep answer={provider} hrefOfSignIn={signInHref} onSignedIn={onSignedIn} />;
  if (step === 'register') {
    return (
      <>
        <p className="step-lead soft">{t('SignIn.Register.Lead')}</p>
        <RegisterForm
          email={email}
          newsletter={newsletter}
          onRegistered={() => goTo('registration-success', {}, true)}
        />
        {providers}
        <OrganizationLink />
      </>
    );
  }
  if (step === 'register-organization') {
    return (
      <>
        <p className="step-lead soft">{t('SignIn.Organization.Lead')}</p>
        <OrganizationForm email={email} onAsked={() => goTo('organization-asked', {}, true)} />
      </>
    );
  }
  if (step === 'forgot-password') {
    return (
      <>
        <p className="step-lead soft">{t('SignIn.Forgot.Lead')}</p>
        <ForgotForm email={email} onSent={(to) => goTo('reset-password', { email: to }, false)} />
      </>
    );
  }
  if (step === 'reset-password') {
    return (
      <>
        <p className="step-lead soft">
          {email ? t('SignIn.Reset.Lead', { email, minutes: CODE_MINUTES }) : t('SignIn.Reset.LeadPlain')}
        </p>
        <ResetForm
          email={email}
          code={code}
          onReset={() => goTo('reset-password-success', email ? { email } : {}, true)}
        />
      </>
    );
  }
  return (
    <>
      <div className="step-lead">
        <NewHere href={hrefOf('register')} />
      </div>
      <LoginForm email={email} onSignedIn={onSignedIn} />
      {providers}
    </>
  );
}

function Registered({ message, next }: { readonly message: SuccessMessage; readonly next: string | null }) {
  const { t } = useTranslation();
  const email = useUser()?.details?.logonId;
  return (
    <>
      <SuccessStep message={message} way={t(next ? 'SignIn.Continue' : 'SignIn.ToAccount')} />
      {email ? <CodeForm email={email} /> : null}
    </>
  );
}
