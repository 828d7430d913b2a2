import { aGuest, aSignedInUser, anAnonymousUser, fakeServices } from '@sightline/shared-lib/testing';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

import { remote } from '../../module';
import { renderRemote, t } from '../../testing/renderRemote';

const SELF = 'PUT /store/{storeId}/person/@self';
const request = { kind: 'newsletter' as const, path: '/newsletter', url: '/newsletter', params: {}, query: {} };

async function open(user = aGuest(), onClose?: () => void, handlers: object = { [SELF]: {} }) {
  const page = await remote.pages.newsletter?.();
  const services = fakeServices({ user, handlers: handlers as never });
  const answer = await page?.load(request, { ...services, t, segments: [] });
  if (!page?.Dialog || answer?.outcome !== 'page') throw new Error('a page with a dialog was expected');
  const { Page, Dialog } = page;
  const props = { data: answer.data, request };
  renderRemote(onClose ? <Dialog {...props} onClose={onClose} /> : <Page {...props} />, services);
  return {
    services,
    answer,
    user: userEvent.setup(),
    bodies: () => services.client.callsTo(SELF).map(({ body }) => body),
  };
}

const press = (user: ReturnType<typeof userEvent.setup>, name: string) =>
  user.click(screen.getByRole('button', { name }));

describe('the newsletter', () => {
  it('takes a guest’s address over the page at hand, says so, and takes it back [SITE-11]', async () => {
    const { user, bodies } = await open(anAnonymousUser(), jest.fn());
    expect(screen.getByRole('dialog', { name: 'The newsletter' })).toHaveTextContent(
      'By signing up you agree that we keep this address for the newsletter, and for nothing else.',
    );
    await user.type(screen.getByLabelText('E-mail'), ' reader@example.com ');
    await press(user, 'Sign up');
    expect(await screen.findByText('You are on the list.')).toBeInTheDocument();
    await press(user, 'Take it back');
    expect(await screen.findByText('You are no longer on the list.')).toBeInTheDocument();
    expect(bodies()).toEqual([
      { email1: 'reader@example.com', receiveEmail: true, x_data: { hasNewsletter: 'true' } },
      { receiveEmail: false, x_data: { hasNewsletter: 'false' } },
    ]);
  });

  it('asks who is signed in for no address [SITE-11]', async () => {
    const { user, bodies, services } = await open(aSignedInUser());
    const email = services.identity.state.details?.email1 ?? '';
    expect(await screen.findByText(`${email} is on the list.`)).toBeInTheDocument();
    await press(user, 'Sign up');
    expect(await screen.findByText('You are on the list.')).toBeInTheDocument();
    expect(bodies()).toEqual([{ receiveEmail: true, x_data: { hasNewsletter: 'true' } }]);
  });

  it('asks again for an address that is none, and keeps what was typed when the platform is away [SITE-11]', async () => {
    const { user, bodies } = await open(aGuest(), undefined, {
      [SELF]: () => {
        throw new Error('down');
      },
    });
    expect(screen.getByRole('heading', { level: 1, name: 'The newsletter' })).toBeInTheDocument();
    await user.type(screen.getByLabelText('E-mail'), 'nobody');
    await press(user, 'Sign up');
    expect(await screen.findByRole('alert')).toBeInTheDocument();
    expect(bodies()).toEqual([]);
    await user.type(screen.getByLabelText('E-mail'), '@example.com');
    await press(user, 'Sign up');
    expect(await screen.findByText(/nothing was changed|not arrive|try again/i)).toBeInTheDocument();
    expect(screen.getByLabelText('E-mail')).toHaveValue('nobody@example.com');
  });
});
