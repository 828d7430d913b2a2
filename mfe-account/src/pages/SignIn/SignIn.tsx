import type { PageProps, RouteTarget } from '@sightline/shared-lib/contracts';
import type { SignInStep } from '@sightline/shared-lib/domain/routing';
import { useServices, useTranslation, useUser } from '@sightline/shared-lib/runtime';
import { ButtonLink, Heading, Page } from '@sightline/shared-lib/ui';

import { CodeForm } from '../../signIn/CodeForm';
import { ForgotForm } from '../../signIn/ForgotForm';
import { LoginForm } from '../../signIn/LoginForm';
import { NewHere } from '../../signIn/NewHere';
import { RegisterForm } from '../../signIn/RegisterForm';
import { ResetForm } from '../../signIn/ResetForm';
import { StepPage } from '../../signIn/stepStyle';
import { keyPart } from '../../state/keyPart';

export interface SignInData {
  readonly step: SignInStep | 'login';
  /** A path of this site to return to. */
  readonly next: string | null;
  readonly email: string;
  readonly code: string;
  readonly newsletter: boolean;
}

/** Signing in and everything around it, each step with its own address (AUTH-07, ROUTE-07). */
export function SignIn({ data }: PageProps<SignInData>) {
  const { t } = useTranslation();
  return (
    <Page as="main" id="main" tabIndex={-1}>
      <StepPage>
        <Heading level={1}>{t(`SignIn.Step.${keyPart(data.step)}`)}</Heading>
        <Step key={data.step} data={data} />
      </StepPage>
    </Page>
  );
}

function Step({ data }: { readonly data: SignInData }) {
  const { navigation } = useServices();
  const { t } = useTranslation();
  const { step, next, email, code, newsletter } = data;
  const query = next ? { next } : {};
  const hrefOf = (to: SignInStep, more: RouteTarget['query'] = {}) =>
    navigation.href({ page: 'sign-in', params: { step: to }, query: { ...query, ...more } });
  const goOn = () => void navigation.navigate(next ?? navigation.href({ page: 'account' }), { replace: true });

  if (step === 'register') {
    return (
      <>
        <p className="step-lead soft">{t('SignIn.Register.Lead')}</p>
        <RegisterForm
          email={email}
          newsletter={newsletter}
          onRegistered={() => void navigation.navigate(hrefOf('registration-success'), { replace: true })}
        />
      </>
    );
  }
  if (step === 'forgot-password') {
    return (
      <>
        <p className="step-lead soft">{t('SignIn.Forgot.Lead')}</p>
        <ForgotForm email={email} onSent={(to) => void navigation.navigate(hrefOf('reset-password', { email: to }))} />
      </>
    );
  }
  if (step === 'reset-password') {
    return (
      <>
        <p className="step-lead soft">{email ? t('SignIn.Reset.Lead', { email }) : t('SignIn.Reset.LeadPlain')}</p>
        <ResetForm
          email={email}
          code={code}
          onReset={() => void navigation.navigate(hrefOf('reset-password-success'), { replace: true })}
        />
      </>
    );
  }
  if (step === 'reset-password-success') {
    return (
      <>
        <p className="step-lead soft">{t('SignIn.ResetDone.Lead')}</p>
        <div>
          <ButtonLink icon="arrow" href={navigation.href({ page: 'sign-in', query })}>
            {t('SignIn.Submit')}
          </ButtonLink>
        </div>
      </>
    );
  }
  if (step === 'registration-success') return <Registered next={next} />;
  return (
    <>
      <div className="step-lead">
        <NewHere href={hrefOf('register')} />
      </div>
      <LoginForm email={email} onSignedIn={goOn} />
    </>
  );
}

function Registered({ next }: { readonly next: string | null }) {
  const { navigation } = useServices();
  const { t } = useTranslation();
  const email = useUser()?.details?.logonId;
  return (
    <>
      <p className="step-lead soft">{t('SignIn.Registered.Lead')}</p>
      <div>
        <ButtonLink icon="arrow" href={next ?? navigation.href({ page: 'account' })}>
          {t(next ? 'SignIn.Continue' : 'SignIn.ToAccount')}
        </ButtonLink>
      </div>
      {email ? <CodeForm email={email} /> : null}
    </>
  );
}
