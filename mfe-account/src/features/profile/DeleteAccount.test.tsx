import { aSignedInUser, failWith, fakeServices } from '@sightline/shared-lib/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

import { renderRemote } from '../../testing/renderRemote';
import { DeleteAccount } from './DeleteAccount';

const PATH = '/store/{storeId}/person/@self/deletion';
const none = { state: 'none', graceDays: '14', ordersKeptYears: '7' };
const requested = {
  ...none,
  state: 'requested',
  requestedAt: '2026-11-02T08:00:00.000Z',
  dueAt: '2026-11-16T08:00:00.000Z',
};

function show(state: object) {
  const services = fakeServices({ user: aSignedInUser(), handlers: { [`GET ${PATH}`]: state } });
  renderRemote(<DeleteAccount />, services);
  return { services, user: userEvent.setup() };
}

describe('deleting the account [ACC-06]', () => {
  it('says what goes and how long the law keeps orders, asks once more, and shows the day', async () => {
    const { services, user } = show(none);
    expect(await screen.findByText(/keep orders and invoices for 7 years/)).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Ask for deletion' }));
    const question = within(await screen.findByRole('dialog', { name: 'Delete your account?' }));
    expect(question.getByText(/in 14 days/)).toBeInTheDocument();
    await user.click(question.getByRole('button', { name: 'Keep it' }));
    expect(services.client.callsTo(`POST ${PATH}`)).toHaveLength(0);
    await user.click(screen.getByRole('button', { name: 'Ask for deletion' }));
    services.client.handle({ [`POST ${PATH}`]: requested, [`GET ${PATH}`]: requested });
    await user.click(await screen.findByRole('button', { name: 'Delete my account' }));
    expect(await screen.findByText('Your account is deleted on Nov 16, 2026')).toBeInTheDocument();
    expect(screen.getByText(/You asked for it on Nov 2, 2026/)).toBeInTheDocument();
  });

  it('names no firm day while orders or returns are under way, but what it waits for', async () => {
    const { services, user } = show({ ...none, waitsFor: ['4000001'] });
    await user.click(await screen.findByRole('button', { name: 'Ask for deletion' }));
    const question = within(await screen.findByRole('dialog', { name: 'Delete your account?' }));
    expect(question.getByText(/still under way: 4.000.001\. We delete nothing before/)).toBeInTheDocument();
    const held = { ...requested, waitsFor: ['4000001'] };
    services.client.handle({ [`POST ${PATH}`]: held, [`GET ${PATH}`]: held });
    await user.click(question.getByRole('button', { name: 'Delete my account' }));
    expect(await screen.findByText('Your account is deleted on Nov 16, 2026 at the earliest')).toBeInTheDocument();
    expect(screen.getByText(/still under way: 4.000.001/)).toBeInTheDocument();
  });

  it('is taken back; a refusal is said in its place and changes nothing', async () => {
    const { services, user } = show(requested);
    services.client.handle({
      [`DELETE ${PATH}`]: () => {
        throw failWith(400);
      },
    });
    await user.click(await screen.findByRole('button', { name: 'Keep my account' }));
    expect(await screen.findByText('Nothing was changed. Try again.')).toBeInTheDocument();
    services.client.handle({ [`DELETE ${PATH}`]: none, [`GET ${PATH}`]: none });
    await user.click(screen.getByRole('button', { name: 'Keep my account' }));
    expect(await screen.findByRole('button', { name: 'Ask for deletion' })).toBeInTheDocument();
    const said = screen.getByRole('status');
    expect(said).toHaveTextContent('Your account stays. Nothing is deleted.');
    await waitFor(() => expect(said.parentElement).toHaveFocus());
    await waitFor(() => expect(screen.queryByText('Nothing was changed. Try again.')).not.toBeInTheDocument());
  });
});
