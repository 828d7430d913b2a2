import { failWith, fakeClient, fakeServices } from '@sightline/shared-lib/testing';
import type { FakeHandlers } from '@sightline/shared-lib/testing';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

import { aRequest, renderPage } from '../../testing/renderPage';
import { wireContent } from '../../testing/wire';
import { contactPage } from './Contact';

const PAGE = 'GET /live/{store}/{lang}/{country}/page/content';
const MESSAGE = 'POST /store/{storeId}/contactmessage';

let keys = 0;

beforeAll(() => {
  Object.defineProperty(crypto, 'randomUUID', { configurable: true, value: () => `key-${(keys += 1)}` });
});

beforeEach(() => {
  keys = 0;
});

async function open(routes: FakeHandlers = {}) {
  const content = wireContent({ main: [{ id: 'head', type: 'Teaser', fields: { title: 'Contact us' } }] });
  const services = fakeServices({
    client: fakeClient({ [PAGE]: content, [MESSAGE]: { messageNumber: 'C-2600001' }, ...routes }),
  });
  await renderPage(contactPage, aRequest('contact', '/c/contact-us-page'), services);
  const sent = () => services.client.calls.filter(({ path }) => path.endsWith('/contactmessage'));
  return { user: userEvent.setup(), services, sent };
}

type User = ReturnType<typeof userEvent.setup>;

async function fill(user: User) {
  await user.selectOptions(screen.getByLabelText('What is it about?'), 'An order');
  await user.type(screen.getByLabelText('Your message'), 'Where is it?');
  await user.type(screen.getByLabelText('Your name'), 'Ann Doe');
  await user.type(screen.getByLabelText('E-mail'), 'ann@example.com');
}

const sentKeys = (sent: () => readonly { readonly body?: unknown }[]) =>
  sent().map(({ body }) => (body as { requestKey: string }).requestKey);

const send = (user: User) => user.click(screen.getByRole('button', { name: 'Send message' }));

describe('contact form', () => {
  it('reaches the platform and says the number it was given [CMS-04]', async () => {
    const { user, sent } = await open();
    await fill(user);
    await send(user);
    expect(await screen.findByText(/Its number is C-2600001/)).toBeInTheDocument();
    expect(screen.getByText(/We answer to ann@example\.com/)).toBeInTheDocument();
    expect(sent()).toHaveLength(1);
    expect(sent()[0]?.body).toMatchObject({
      topic: 'order',
      name: 'Ann Doe',
      email: 'ann@example.com',
      message: 'Where is it?',
      locale: 'en-us',
    });
  });

  it('names what is missing, leads to it, and sends nothing [CMS-04]', async () => {
    const { user, sent } = await open();
    await send(user);
    expect(await screen.findByRole('alert')).toHaveTextContent('4 things to fix');
    await waitFor(() => expect(screen.getByRole('alert')).toHaveFocus());
    await user.click(screen.getByRole('link', { name: /Write your message/ }));
    expect(screen.getByLabelText('Your message')).toHaveFocus();
    expect(sent()).toHaveLength(0);
  });

  it('checks a field when it is left, and forgives it as soon as it is right [CMS-04]', async () => {
    const { user } = await open();
    const email = screen.getByLabelText('E-mail');
    await user.type(email, 'ann@');
    await user.tab();
    await waitFor(() => expect(email).toBeInvalid());
    await user.type(email, 'example.com');
    await waitFor(() => expect(email).toBeValid());
  });

  it('keeps every word when sending fails, and sends the same message again [CMS-04]', async () => {
    let tries = 0;
    const { user, sent } = await open({
      [MESSAGE]: () => {
        tries += 1;
        if (tries === 1) throw failWith(503);
        return { messageNumber: 'C-2600002' };
      },
    });
    await fill(user);
    await send(user);
    expect(await screen.findByText(/was not sent/)).toBeInTheDocument();
    expect(screen.getByLabelText('Your message')).toHaveValue('Where is it?');
    await send(user);
    expect(await screen.findByText(/C-2600002/)).toBeInTheDocument();
    expect(sentKeys(sent)).toEqual(['key-1', 'key-1']);
  });

  it('sends what was changed after a failure as a message of its own, so that no word is lost [CMS-04]', async () => {
    let tries = 0;
    const { user, sent } = await open({
      [MESSAGE]: () => {
        tries += 1;
        if (tries === 1) throw failWith(503);
        return { messageNumber: 'C-2600002' };
      },
    });
    await fill(user);
    await send(user);
    await screen.findByText(/was not sent/);
    await user.type(screen.getByLabelText('Your message'), ' It was due today.');
    await send(user);
    await screen.findByText(/C-2600002/);
    expect(sentKeys(sent)).toEqual(['key-1', 'key-2']);
  });

  it('leads to the number, and from there to the first field of the next message [CMS-04]', async () => {
    const { user } = await open();
    await fill(user);
    await send(user);
    expect(await screen.findByRole('status')).toHaveFocus();
    await user.click(screen.getByRole('button', { name: 'Write another message' }));
    await waitFor(() => expect(screen.getByLabelText('What is it about?')).toHaveFocus());
    expect(screen.getByLabelText('Your name')).toHaveValue('Ann Doe');
    expect(screen.getByLabelText('Your message')).toHaveValue('');
  });

  it('marks the field that the platform refused [CMS-04]', async () => {
    const { user } = await open({
      [MESSAGE]: () => {
        throw failWith(400, '_ERR_INVALID_INPUT', { errorParameters: ['email'] });
      },
    });
    await fill(user);
    await send(user);
    expect(await screen.findByRole('alert')).toHaveTextContent('This could not be taken');
    expect(screen.getByLabelText('E-mail')).toBeInvalid();
  });
});
