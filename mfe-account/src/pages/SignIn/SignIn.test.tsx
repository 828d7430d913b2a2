import { fakeServices } from '@sightline/shared-lib/testing';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

import { renderRemote, t } from '../../testing/renderRemote';
import { SignIn } from './SignIn';
import { signInPage } from './signInPage';

const TOKENS = { userId: '15006', WCToken: '15006%2Ctoken', personalizationID: '1-2' };

async function show(step: string, query: Readonly<Record<string, readonly string[]>> = {}) {
  const services = fakeServices({
    handlers: {
      'POST /store/{storeId}/loginidentity': TOKENS,
      'PUT /store/{storeId}/person/@self': {},
    },
  });
  const params: Record<string, string> = step ? { step } : {};
  const request = {
    kind: 'sign-in' as const,
    path: '/sign-in',
    url: '/en-us/sign-in',
    params,
    query,
  };
  const answer = await signInPage.load(request, { ...services, t, segments: [] });
  if (answer.outcome !== 'page') throw new Error('a page was expected');
  renderRemote(<SignIn data={answer.data} request={request} />, services);
  return { services, answer, user: userEvent.setup() };
}

async function signIn(user: ReturnType<typeof userEvent.setup>) {
  await user.type(screen.getByRole('textbox', { name: 'E-mail' }), 'ann@example.com');
  await user.type(screen.getByLabelText('Password'), 'Sightline1!');
  await user.click(screen.getByRole('button', { name: 'Sign in' }));
}

describe('the sign-in page', () => {
  it('goes on where the shopper came from [AUTH-07]', async () => {
    const { services, user } = await show('', { next: ['/en-us/cart'] });
    await signIn(user);
    await waitFor(() => expect(services.visited).toEqual(['/en-us/cart']));
  });

  it('goes to the account when asked to leave the site [AUTH-07]', async () => {
    const { services, user } = await show('', { next: ['//evil.example'] });
    await signIn(user);
    await waitFor(() => expect(services.visited).toEqual(['/account']));
  });

  it('has an address, a title and one heading for each step [ROUTE-07]', async () => {
    const { answer } = await show('registration-success');
    expect(answer).toMatchObject({ status: 200, head: { title: 'Your account is ready | Sightline' } });
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Your account is ready');
  });

  it('goes from the e-mail to the code without saying whether there is an account [AUTH-07]', async () => {
    const { services, user } = await show('forgot-password');
    await user.type(screen.getByLabelText('E-mail'), 'ann@example.com');
    await user.click(screen.getByRole('button', { name: 'Send the code' }));
    await waitFor(() => expect(services.visited).toEqual(['/sign-in/reset-password?email=ann%40example.com']));
  });

  it('takes over e-mail and tick of the newsletter form [AUTH-07]', async () => {
    await show('register', { newsletter: ['1'], email: ['ann@example.com'] });
    expect(screen.getByRole('checkbox', { name: /new frames by e-mail/ })).toBeChecked();
  });
});
