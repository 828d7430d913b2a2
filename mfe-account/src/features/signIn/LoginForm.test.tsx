import { failWith, fakeServices, quiet } from '@sightline/shared-lib/testing';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

import { renderRemote } from '../../testing/renderRemote';
import { LoginForm } from './LoginForm';

const LOGIN = 'POST /store/{storeId}/loginidentity';
const TOKENS = { userId: '15006', WCToken: '15006%2Ctoken', personalizationID: '1-2' };

function show(answer: unknown) {
  const services = fakeServices({ handlers: { [LOGIN]: answer as object } });
  const onSignedIn = jest.fn();
  renderRemote(<LoginForm onSignedIn={onSignedIn} />, services);
  return { services, onSignedIn, user: userEvent.setup() };
}

const refuse = (error: Error) => () => {
  throw error;
};

async function send(user: ReturnType<typeof userEvent.setup>, password = 'wrong horse') {
  await user.type(screen.getByRole('textbox', { name: 'E-mail' }), 'ann@example.com');
  await user.type(screen.getByLabelText('Password'), password);
  await user.click(screen.getByRole('button', { name: 'Sign in' }));
}

describe('signing in', () => {
  it('waits for the shop when it is sent early, and never writes the password into an address [AUTH-07]', () => {
    show(TOKENS);
    const { form } = screen.getByLabelText<HTMLInputElement>('Password');
    expect(form).toHaveAttribute('method', 'post');
    expect(form).toHaveAttribute('data-enhanced');
  });

  it('takes the address along to where a new password is asked for [AUTH-07]', async () => {
    const { user } = show(TOKENS);
    const link = screen.getByRole('link', { name: 'Forgot your password?' });
    expect(link.getAttribute('href')).not.toContain('email');
    await user.type(screen.getByRole('textbox', { name: 'E-mail' }), 'ann@example.com');
    expect(link).toHaveAttribute('href', expect.stringContaining('email=ann%40example.com'));
  });

  it('becomes the shopper the platform names and continues [AUTH-07]', async () => {
    const { services, onSignedIn, user } = show(TOKENS);
    await send(user, 'Sightline1!');
    await waitFor(() => expect(onSignedIn).toHaveBeenCalledTimes(1));
    expect(services.identity.state).toMatchObject({ userLoggedIn: true, userId: '15006' });
    expect(services.client.callsTo(LOGIN)[0]?.body).toEqual({
      logonId: 'ann@example.com',
      logonPassword: 'Sightline1!',
    });
  });

  it('waits for a guest who is being made, whose answer would take the session back [AUTH-01] [AUTH-07]', async () => {
    let made: () => void = () => undefined;
    const services = fakeServices({ handlers: { [LOGIN]: TOKENS } });
    const { ensureIdentity } = services.identity;
    services.identity.ensureIdentity = async () => {
      await new Promise<void>((resolve) => (made = resolve));
      return ensureIdentity();
    };
    const onSignedIn = jest.fn();
    renderRemote(<LoginForm onSignedIn={onSignedIn} />, services);
    await send(userEvent.setup(), 'Sightline1!');
    await quiet();
    expect(services.client.callsTo(LOGIN)).toEqual([]);
    made();
    await waitFor(() => expect(onSignedIn).toHaveBeenCalledTimes(1));
    expect(services.identity.state).toMatchObject({ userLoggedIn: true, userId: '15006' });
  });

  it('says one thing for a wrong e-mail and a wrong password, and keeps what was typed [AUTH-07]', async () => {
    const { onSignedIn, user } = show(refuse(failWith(400, '_ERR_AUTHENTICATION_ERROR', { errorCode: '2030' })));
    await send(user);
    expect(await screen.findByText(/That e-\u2060mail and password do not match/)).toBeInTheDocument();
    expect(screen.getByRole('textbox', { name: 'E-mail' })).toHaveValue('ann@example.com');
    expect(screen.getByLabelText('Password')).toHaveValue('wrong horse');
    await quiet();
    expect(onSignedIn).not.toHaveBeenCalled();
  });

  it('says for how many seconds the platform wants a pause and sends nothing meanwhile [AUTH-08]', async () => {
    const { services, user } = show(
      refuse(failWith(429, 'RATE_LIMITED', { errorCode: 'RATE_LIMITED', errorParameters: ['7'] })),
    );
    await send(user);
    expect(await screen.findByText(/short pause between two attempts/)).toHaveTextContent('in 7 seconds');
    await user.click(screen.getByRole('button', { name: 'Sign in' }));
    expect(services.client.callsTo(LOGIN)).toHaveLength(1);
  });

  it('names what is missing in a summary that takes the focus [AUTH-07]', async () => {
    const { services, user } = show(TOKENS);
    await user.click(screen.getByRole('button', { name: 'Sign in' }));
    const summary = await screen.findByRole('alert');
    expect(summary).toHaveFocus();
    expect(screen.getByRole('link', { name: 'Enter your e-\u2060mail.' })).toBeInTheDocument();
    await quiet();
    expect(services.client.calls).toHaveLength(0);
  });

  it('brings what the guest saved into the list of the shopper, and takes it off the device [ACC-05]', async () => {
    const { services, onSignedIn, user } = show(TOKENS);
    services.client.handle({
      'POST /store/{storeId}/wishlist/@self/item': {
        GiftList: [{ item: [{ partNumber: 'B-02' }, { partNumber: 'A-01' }] }],
      },
    });
    services.storage.set('wishlist', ['A-01']);
    // Saved while signed in, by an earlier release.
    services.storage.set('wishlist.15006', ['B-02']);
    await send(user, 'Sightline1!');
    await waitFor(() => expect(onSignedIn).toHaveBeenCalled());
    await waitFor(() => expect(services.storage.get('wishlist')).toBeNull());
    expect(services.storage.get('wishlist.15006')).toBeNull();
    const [sent] = services.client.callsTo('POST /store/{storeId}/wishlist/@self/item');
    expect(sent?.body).toEqual({ partNumber: ['B-02', 'A-01'] });
  });
});
