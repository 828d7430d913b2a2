import { fakeServices } from '@sightline/shared-lib/testing';
import { screen } from '@testing-library/react';

import { renderRemote } from '../testing/renderRemote';
import { SignInDialog } from './SignInDialog';

const show = (props: { readonly email?: string; readonly reason?: string }) =>
  renderRemote(<SignInDialog {...props} onSignedIn={() => undefined} onClose={() => undefined} />, fakeServices());

describe('signing in over the page', () => {
  it('says first why it asks who was signed out, whom it knows, and offers no new account [AUTH-10]', async () => {
    show({ email: 'ann.doe@example.com', reason: 'You were signed out.' });
    expect(await screen.findByText('You were signed out.')).toBeInTheDocument();
    expect(screen.getByLabelText('E-mail')).toHaveValue('ann.doe@example.com');
    expect(screen.queryByRole('link', { name: 'Create an account' })).toBeNull();
  });

  it('offers a new account to who opened it [AUTH-07]', async () => {
    show({});
    expect(await screen.findByRole('link', { name: 'Create an account' })).toBeInTheDocument();
  });
});
