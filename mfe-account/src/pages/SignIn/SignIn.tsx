import type { PageProps } from '@sightline/shared-lib/contracts';
import { useServices, useTranslation } from '@sightline/shared-lib/runtime';
import { Columns, Heading, Page } from '@sightline/shared-lib/ui';

import { StepPage } from '../../account/parts/stepStyle';
import { keyPart } from '../../account/words/keyPart';
import { WhatAccountsKeep } from '../../features/signIn/WhatAccountsKeep';
import { SignInStep, type SignInData } from './SignInStep';

/** Steps at which somebody still decides whether to have an account. */
const CHOOSING: ReadonlySet<SignInData['step']> = new Set(['login', 'register']);

/** Signing in and everything around it, each step with its own address (AUTH-07, ROUTE-07). */
export function SignIn({ data }: PageProps<SignInData>) {
  const { navigation } = useServices();
  const { t } = useTranslation();
  const goOn = () => void navigation.navigate(data.next ?? navigation.href({ page: 'account' }), { replace: true });
  const step = (
    <StepPage>
      <Heading level={1}>{t(`SignIn.Step.${keyPart(data.step)}`)}</Heading>
      <SignInStep key={data.step} data={data} onSignedIn={goOn} />
    </StepPage>
  );
  return (
    <Page as="main" id="main" tabIndex={-1}>
      {CHOOSING.has(data.step) ? (
        <Columns layout="halves">
          {step}
          <WhatAccountsKeep />
        </Columns>
      ) : (
        step
      )}
    </Page>
  );
}
