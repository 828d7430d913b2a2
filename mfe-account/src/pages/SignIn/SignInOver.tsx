import type { DialogProps } from '@sightline/shared-lib/contracts';
import { useServices, useTranslation } from '@sightline/shared-lib/runtime';
import { Drawer } from '@sightline/shared-lib/ui';
import { useState } from 'react';

import { StepPage } from '../../account/parts/stepStyle';
import { keyPart } from '../../account/words/keyPart';
import { SignInStep, type SignInData } from './SignInStep';

/** A step of signing in over the page the shopper came from, who is back there once signed in (ROUTE-07). */
export function SignInOver({ data, below, onClose }: DialogProps<SignInData>) {
  const { navigation } = useServices();
  const { t } = useTranslation();
  const [touched, setTouched] = useState(false);
  const goOn = () => (data.next ? void navigation.navigate(data.next, { replace: true }) : onClose());
  return (
    <Drawer open side="sheet" touched={touched} title={t(`SignIn.Step.${keyPart(data.step)}`)} onDismiss={onClose}>
      <StepPage onInput={() => setTouched(true)}>
        <SignInStep data={data} onSignedIn={goOn} here={below} />
      </StepPage>
    </Drawer>
  );
}
