import { logInSocially } from '@sightline/shared-lib/api/identity';
import { useServices, useTranslation } from '@sightline/shared-lib/runtime';
import { ButtonLink, Note, Skeleton } from '@sightline/shared-lib/ui';
import { useEffect, useRef, useState } from 'react';

import { wishesOf } from '../../account/saved/wishes';
import type { ProviderAnswer } from './providerAnswer';
import { settledGuest } from './settledGuest';

interface ProviderStepProps {
  readonly answer: ProviderAnswer;
  readonly hrefOfSignIn: string;
  readonly onSignedIn: () => void;
}

/** Completes a sign-in with what a provider has told the shop's server; says what to do where that failed (AUTH-07). */
export function ProviderStep({ answer, hrefOfSignIn, onSignedIn }: ProviderStepProps) {
  const services = useServices();
  const { t } = useTranslation();
  const { provider, problem } = answer;
  const [failed, setFailed] = useState(problem);
  const begun = useRef(false);

  useEffect(() => {
    // The provider's word counts once.
    if (problem || begun.current) return;
    begun.current = true;
    const complete = async () => {
      const { client, identity } = services;
      await settledGuest(identity);
      const tokens = await logInSocially(client, { provider: provider.id }, { skipErrorMessage: true });
      await identity.adopt(tokens);
      void wishesOf(services).read();
      onSignedIn();
    };
    complete().catch(() => setFailed('failed'));
  }, [services, provider, problem, onSignedIn]);

  if (!failed)
    return (
      <>
        <output className="step-lead soft">{t('SignIn.Provider.Waiting', { provider: provider.name })}</output>
        <Skeleton fills="panel" />
      </>
    );
  return (
    <>
      <Note tone="bad" live="alert">
        {t(failed === 'cancelled' ? 'SignIn.Provider.Cancelled' : 'SignIn.Provider.Failed', {
          provider: provider.name,
        })}
      </Note>
      <div>
        <ButtonLink icon="arrow" href={hrefOfSignIn}>
          {t('SignIn.Provider.Other')}
        </ButtonLink>
      </div>
    </>
  );
}
