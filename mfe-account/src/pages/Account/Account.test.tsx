import { aSignedInUser, aSite, failWith, fakeServices } from '@sightline/shared-lib/testing';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

import { renderRemote, t } from '../../testing/renderRemote';
import { wireOrder } from '../../testing/wireOrder';
import { Account } from './Account';
import { accountPage } from './accountPage';

const PERSON = 'GET /store/{storeId}/person/@self';

const request = (section?: string, id?: string) => ({
  kind: 'account' as const,
  path: '/account',
  url: `/en-us/account/${section ?? ''}`,
  params: { ...(section ? { section } : {}), ...(id ? { id } : {}) },
  query: {},
});

async function show(section?: string, user = aSignedInUser(), handlers = {}, id?: string) {
  const services = fakeServices({ user, handlers });
  const answer = await accountPage.load(request(section, id), { ...services, t, segments: [] });
  if (answer.outcome !== 'page') throw new Error('a page was expected');
  renderRemote(<Account data={answer.data} request={request(section)} />, services);
  return { services, answer, user: userEvent.setup() };
}

describe('the account area', () => {
  it('puts the focus on what an order became when it was cancelled [ORD-06]', async () => {
    HTMLDialogElement.prototype.showModal = function showModal() {
      this.open = true;
    };
    HTMLDialogElement.prototype.close = function close() {
      this.open = false;
    };
    const ORDER = 'GET /store/{storeId}/order/{orderId}';
    const { services, user } = await show(
      'my-orders',
      aSignedInUser(),
      {
        [ORDER]: wireOrder({ orderStatus: 'M' }),
        'PUT /store/{storeId}/order/{orderId}/cancel': {},
      },
      '4018227',
    );
    await user.click(await screen.findByRole('button', { name: 'Cancel order' }));
    expect(screen.getByRole('heading', { level: 1 })).not.toHaveFocus();
    services.client.handle({ [ORDER]: wireOrder({ orderStatus: 'X' }) });
    await user.click(await screen.findByRole('button', { name: 'Cancel the order' }));
    expect(await screen.findByRole('heading', { level: 1, name: 'This order is canceled' })).toHaveFocus();
  });

  it('asks a signed-out shopper to sign in where the section would be [ACC-01]', async () => {
    await show('my-orders', { ...aSignedInUser(), userLoggedIn: false });
    expect(await screen.findByRole('heading', { level: 1, name: 'Sign in' })).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Create an account' })).toHaveAttribute(
      'href',
      expect.stringContaining(encodeURIComponent('/en-us/account/my-orders')),
    );
  });

  it('links its sections in the navigation, reminders among them [ROUTE-03]', async () => {
    const { answer } = await show('order-reminder', aSignedInUser(), {
      'GET /store/{storeId}/reorderreminder': { reminders: [] },
    });
    expect(answer).toMatchObject({ status: 200 });
    expect(await screen.findByText('No reminders yet.')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Reminders', hidden: true })).toHaveAttribute(
      'href',
      '/account/order-reminder',
    );
    // Narrow screens have the picker, wide ones the list.
    expect(screen.getByRole('link', { name: 'Addresses', hidden: true })).toHaveAttribute(
      'href',
      '/account/address-book',
    );
  });

  it('answers 404 for a section that does not exist [ROUTE-03]', async () => {
    expect((await show('nothing')).answer).toMatchObject({ status: 404 });
  });

  it('has the sections that the site has switched on, and no others [ACC-07] [STOR-06]', async () => {
    const site = aSite({ config: { accountSectionsOff: ['newsletter-preference'], isStoreLocatorEnabled: false } });
    const services = fakeServices({ user: aSignedInUser(), site });
    for (const section of ['newsletter-preference', 'my-stores']) {
      const answer = await accountPage.load(request(section), { ...services, t, segments: [] });
      expect(answer).toMatchObject({ status: 404 });
    }
    const answer = await accountPage.load(request(), { ...services, t, segments: [] });
    if (answer.outcome !== 'page') throw new Error('a page was expected');
    renderRemote(<Account data={answer.data} request={request()} />, services);
    expect(await screen.findByRole('link', { name: 'Addresses', hidden: true })).toBeInTheDocument();
    expect(screen.queryByRole('link', { name: 'Newsletter', hidden: true })).not.toBeInTheDocument();
    expect(document.querySelector('a[href$="/my-stores"]')).toBeNull();
  });

  it.each([
    [true, 1],
    [false, 0],
  ])('links the organisation for those who buy for one: %s [AUTH-12]', async (isBuyer, links) => {
    const someone = aSignedInUser();
    await show('address-book', {
      ...someone,
      details: { userId: '15006', contact: [], hasNewsletter: false, isBuyer },
    });
    expect(await screen.findByRole('link', { name: 'Addresses', hidden: true })).toBeInTheDocument();
    expect(screen.queryAllByRole('link', { name: 'Organization', hidden: true })).toHaveLength(links);
  });

  it('signs out and goes home [AUTH-09]', async () => {
    const { services, user } = await show('order-reminder');
    // On small screens the sections open in place: choosing among them alone leads nobody away.
    const sections = await screen.findByRole('button', { name: 'Reminders', expanded: false });
    expect(screen.queryByRole('button', { name: 'Sign out' })).not.toBeInTheDocument();
    await user.click(sections);
    expect(services.visited).toEqual([]);
    await user.click(screen.getByRole('button', { name: 'Sign out' }));
    await waitFor(() => expect(services.visited).toEqual(['/']));
    expect(services.identity.state.userLoggedIn).toBe(false);
  });

  it('saves the profile with the date as the platform writes it [ACC-01] [SITE-16]', async () => {
    const person = { userId: '15006', firstName: 'Ann', lastName: 'Doe', email1: 'ann@example.com', gender: 'Female' };
    const { services, user } = await show('my-profile', aSignedInUser(), {
      'GET /store/{storeId}/person/@self': { ...person, logonId: 'first@example.com' },
      'PUT /store/{storeId}/person/@self': { userId: '15006' },
    });
    await user.click(await screen.findByRole('button', { name: 'Save' }));
    // Another address for messages is not another name to sign in with.
    expect(screen.getByText('You keep signing in with first@example.com.')).toBeInTheDocument();
    expect(await screen.findByRole('link', { name: 'Enter your date of birth.' })).toBeInTheDocument();
    await user.type(screen.getByLabelText('Date of birth'), '8/24/1985');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText('Your data are saved.')).toBeInTheDocument();
    expect(services.client.callsTo('PUT /store/{storeId}/person/@self')[0]?.body).toMatchObject({
      dateOfBirth: '1985-08-24',
      gender: 'Female',
    });
  });

  it('keeps what was typed over the end of a session and a new sign-in, and saves it then [ACC-01] [AUTH-10]', async () => {
    const person = { userId: '15006', firstName: 'Ann', lastName: 'Doe', email1: 'ann@example.com', gender: 'Female' };
    const { services, user } = await show('my-profile', aSignedInUser(), {
      [PERSON]: { ...person, dateOfBirth: '1985-08-24' },
      [`PUT ${PERSON.slice(4)}`]: () => {
        throw failWith(401, 'CWXBB1012E', { errorCode: '1012' });
      },
    });
    const first = await screen.findByLabelText('First name');
    await user.clear(first);
    await user.type(first, 'Anna');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText(/That did not work/)).toBeInTheDocument();
    // The shell's dialog over the page takes the password: the person is read again beneath.
    services.client.handle({ [`PUT ${PERSON.slice(4)}`]: { userId: '15006' } });
    await act(() => services.identity.adopt({ userId: '15006', WCToken: 'new', personalizationID: '' }));
    await waitFor(() => expect(services.client.callsTo(PERSON)).toHaveLength(2));
    expect(screen.getByLabelText('First name')).toHaveValue('Anna');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText('Your data are saved.')).toBeInTheDocument();
  });
});
