import { aSignedInUser, failWith, fakeClient, fakeServices } from '@sightline/shared-lib/testing';
import type { FakeHandler, FakeServiceOverrides } from '@sightline/shared-lib/testing';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

import { renderInShop } from '../../testing/renderPage';
import { ProductAlert } from './ProductAlert';

const ROUTE = 'POST /store/{storeId}/stocknotice';
const alert = <ProductAlert partNumber="2900000000018" name="Norvane Ordora M" onClose={() => undefined} />;

const open = (answer: FakeHandler | object, more: FakeServiceOverrides = {}) =>
  renderInShop(alert, fakeServices({ client: fakeClient({ [ROUTE]: answer }), ...more }));

describe('the notice for something that cannot be bought', () => {
  it('keeps the address with the article and says what happens next [PDP-05]', async () => {
    const user = userEvent.setup();
    const { services } = await open({ partNumber: '2900000000018' });
    expect(screen.getByText('Norvane Ordora M cannot be bought right now.')).toBeInTheDocument();
    await user.type(screen.getByRole('textbox', { name: 'E-mail' }), 'ann@example.com');
    await user.click(screen.getByRole('button', { name: 'Tell me' }));
    expect(await screen.findByRole('status')).toHaveTextContent('We write to ann@example.com when it is back.');
    expect(screen.getByRole('status')).toHaveFocus();
    expect(services.client.callsTo(ROUTE)[0]?.body).toEqual({
      partNumber: '2900000000018',
      email: 'ann@example.com',
      locale: 'en-us',
    });
  });

  it('offers the address of who is signed in [PDP-05]', async () => {
    const user = aSignedInUser();
    await open({}, { user });
    expect(screen.getByRole('textbox', { name: 'E-mail' })).toHaveValue(user.details?.email1 ?? '');
    expect(user.details?.email1).toMatch(/@/);
  });

  it('names what is wrong with an address, in its field, and sends nothing [PDP-05]', async () => {
    const user = userEvent.setup();
    const { services } = await open({});
    await user.click(screen.getByRole('button', { name: 'Tell me' }));
    const field = screen.getByRole('textbox', { name: 'E-mail' });
    await waitFor(() => expect(field).toHaveAccessibleDescription(/Enter your e-\u2060mail/));
    expect(field).toHaveFocus();
    await user.type(field, 'ann@');
    await user.click(screen.getByRole('button', { name: 'Tell me' }));
    await waitFor(() => expect(field).toHaveAccessibleDescription(/ann@ is not a complete e-\u2060mail address/));
    expect(services.client.callsTo(ROUTE)).toHaveLength(0);
  });

  it.each([
    [409, 'already waits for 12 products', 0],
    [500, 'the shop did not answer', 1],
  ])('says why it was not kept after a %d, and keeps what was typed [PDP-05]', async (status, words, reports) => {
    const user = userEvent.setup();
    const { services } = await open(() => {
      throw failWith(status, '_ERR_LIMIT_EXCEEDED', { errorParameters: ['stockNotices', '12'] });
    });
    await user.type(screen.getByRole('textbox', { name: 'E-mail' }), 'ann@example.com');
    await user.click(screen.getByRole('button', { name: 'Tell me' }));
    expect(await screen.findByRole('alert')).toHaveTextContent(words);
    expect(screen.getByRole('textbox', { name: 'E-mail' })).toHaveValue('ann@example.com');
    expect(services.reported).toHaveLength(reports);
  });

  it('names the telephone as another way [PDP-05]', async () => {
    await open({});
    expect(screen.getByRole('link', { name: /Call/ })).toHaveAttribute('href', 'tel:+12125550142');
  });
});
