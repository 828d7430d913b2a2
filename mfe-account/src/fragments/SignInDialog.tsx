import type { Fragments } from '@sightline/shared-lib/contracts';
import { useServices, useTranslation } from '@sightline/shared-lib/runtime';
import { Drawer, Note } from '@sightline/shared-lib/ui';
import { useState } from 'react';
import { styled } from 'styled-components';

import { LoginForm } from '../features/signIn/LoginForm';
import { NewHere } from '../features/signIn/NewHere';
import { ProviderLinks } from '../features/signIn/ProviderLinks';

const Lead = styled.div`
  margin-bottom: 20px;
`;

/** Signing in over the page: a drawer from the right, a sheet from below on small screens; who was signed out reads why (AUTH-07, AUTH-10). */
export function SignInDialog({ email, reason, onSignedIn, onClose }: Fragments['account.signInDialog']) {
  const { navigation } = useServices();
  const { t } = useTranslation();
  const [touched, setTouched] = useState(false);
  const follow = () => onClose();
  return (
    <Drawer open side="sheet" touched={touched} title={t('SignIn.Title')} onDismiss={onClose}>
      <Lead>
        {reason ? (
          <Note tone="warn">{reason}</Note>
        ) : (
          <NewHere href={navigation.href({ page: 'sign-in', params: { step: 'register' } })} onFollow={follow} />
        )}
      </Lead>
      <LoginForm
        email={email}
        onTouched={() => setTouched(true)}
        onSignedIn={() => {
          onSignedIn();
          onClose();
        }}
      />
      <ProviderLinks next={`${window.location.pathname}${window.location.search}`} />
    </Drawer>
  );
}
