import { aSite, failWith, fakeServices } from '@sightline/shared-lib/testing';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

import { renderRemote, t } from '../../testing/renderRemote';
import { SignIn } from './SignIn';
import { SignInOver } from './SignInOver';
import { signInPage } from './signInPage';

const TOKENS = { userId: '15006', WCToken: '15006%2Ctoken', personalizationID: '1-2' };

const EXAMPLE = { id: 'example', name: 'Example ID' };

async function show(step: string, query: Readonly<Record<string, readonly string[]>> = {}, onClose?: () => void) {
  const services = fakeServices({
    site: aSite({ config: { signInProviders: [EXAMPLE] } }),
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
  const { data } = answer;
  renderRemote(onClose ? <SignInOver {...{ data, request, onClose }} /> : <SignIn {...{ data, request }} />, services);
  return { services, answer, user: userEvent.setup() };
}

const message = (answer: Awaited<ReturnType<typeof show>>['answer']) => answer.data.message;

async function signIn(user: ReturnType<typeof userEvent.setup>) {
  await user.type(screen.getByRole('textbox', { name: 'E-mail' }), 'ann@example.com');
  await user.type(screen.getByLabelText('Password'), 'Sightline1!');
  await user.click(screen.getByRole('button', { name: 'Sign in' }));
}

describe('the sign-in page', () => {
  it('continues where the shopper came from [AUTH-07]', async () => {
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

  it('says of a refused code all that it may be, and not that it was never sent [AUTH-07]', async () => {
    const { services, user } = await show('reset-password', { email: ['ann@example.com'], code: ['204817'] });
    services.client.handle({
      'PUT /store/{storeId}/person/@self': () => {
        throw failWith(400, '_ERR_CMD_INVALID_PARAM', { errorCode: '2190', errorParameters: ['validationCode'] });
      },
    });
    await user.type(screen.getByLabelText('New password'), 'Sightline1!');
    await user.click(screen.getByRole('button', { name: 'Change the password' }));
    expect(screen.getByLabelText('Code from the e-\u2060mail')).toHaveAccessibleDescription(
      /mistyped, used already, or replaced by a newer one/,
    );
  });

  it('goes from the e-mail to the code without saying whether there is an account [AUTH-07]', async () => {
    const { services, user } = await show('forgot-password');
    expect(screen.getByRole('link', { name: 'Back to sign-in' })).toHaveAttribute('href', '/sign-in');
    await user.type(screen.getByLabelText('E-mail'), 'ann@example.com');
    await user.click(screen.getByRole('button', { name: 'Send the code' }));
    await waitFor(() => expect(services.visited).toEqual(['/sign-in/reset-password?email=ann%40example.com']));
  });

  it('takes over e-mail and tick of the newsletter form [AUTH-07]', async () => {
    await show('register', { newsletter: ['1'], email: ['ann@example.com'] });
    expect(screen.getByRole('checkbox', { name: /new frames by e-\u2060mail/ })).toBeChecked();
  });
});

describe('sign-in over a page', () => {
  it('closes once the shopper is signed in, for the page below [ROUTE-07] [AUTH-07]', async () => {
    const onClose = jest.fn();
    const { services, user } = await show('', {}, onClose);
    expect(screen.getByRole('dialog', { name: 'Sign in' })).toBeInTheDocument();
    expect(screen.getByRole('heading', { name: 'Sign in' })).toHaveFocus();
    await signIn(user);
    await waitFor(() => expect(onClose).toHaveBeenCalledTimes(1));
    expect(services.visited).toEqual([]);
  });

  it('continues where the address says [ROUTE-07]', async () => {
    const onClose = jest.fn();
    const { services, user } = await show('', { next: ['/checkout/shipping'] }, onClose);
    await signIn(user);
    await waitFor(() => expect(services.visited).toEqual(['/checkout/shipping']));
    expect(onClose).toHaveBeenCalledTimes(0);
  });
});

describe('messages of success', () => {
  it('of a registration lead on, to the account or where the shopper came from [ROUTE-07]', async () => {
    const { answer } = await show('registration-success', {}, jest.fn());
    expect(message(answer)).toEqual({ key: 'SignIn.Registered.Lead', link: '/account', messageParameters: [] });
    expect(screen.getByRole('dialog', { name: 'Your account is ready' })).toHaveTextContent('You are signed in.');
    expect(screen.getByRole('link', { name: 'To your account' })).toHaveAttribute('href', '/account');
    expect(message((await show('registration-success', { next: ['/cart'] })).answer)?.link).toBe('/cart');
  });

  it('of a new password name the e-mail and lead to sign-in with it [ROUTE-07]', async () => {
    const { answer } = await show('reset-password-success', { email: ['ann@example.com'] });
    const link = '/sign-in?email=ann%40example.com';
    expect(message(answer)).toEqual({ key: 'SignIn.ResetDone.Named', link, messageParameters: ['ann@example.com'] });
    expect(screen.getByText('Sign in as ann@example.com with the new password.')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Sign in' })).toHaveAttribute('href', link);
  });

  it('offers the providers of the site, and takes along where the shopper was going [AUTH-07]', async () => {
    await show('', { next: ['/en-us/cart'] });
    const link = screen.getByRole('link', { name: 'Continue with Example ID' });
    expect(link).toHaveAttribute('href', '/sign-in-with/example?locale=en-us&next=%2Fen-us%2Fcart');
  });

  it('completes a sign-in with a provider once, and continues where the shopper was going [AUTH-07]', async () => {
    const { services } = await show('provider', { with: ['example'], next: ['/en-us/cart'] });
    await waitFor(() => expect(services.visited).toEqual(['/en-us/cart']));
    expect(services.client.callsTo('POST /store/{storeId}/loginidentity')).toEqual([
      expect.objectContaining({ body: { provider: 'example' }, query: { rememberMe: 'true' } }),
    ]);
  });

  it.each([
    ['cancelled', 'You are not signed in: the sign-in with Example ID was left.'],
    ['failed', 'The sign-in with Example ID did not work. Nothing is lost.'],
  ])('says that a sign-in with a provider was %s, and asks the platform nothing [AUTH-07]', async (problem, words) => {
    const { services } = await show('provider', { with: ['example'], problem: [problem] });
    expect(screen.getByRole('alert')).toHaveTextContent(words);
    expect(screen.getByRole('link', { name: 'Sign in another way' })).toHaveAttribute('href', '/sign-in');
    expect(services.client.callsTo('POST /store/{storeId}/loginidentity')).toEqual([]);
  });

  it('knows no page for a provider that the site does not have [ROUTE-02]', async () => {
    const { answer } = await show('provider', { with: ['other'] });
    expect(answer.status).toBe(404);
  });
});
