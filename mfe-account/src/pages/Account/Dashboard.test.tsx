import { aSignedInUser, aSite, failWith, fakeServices, type FakeHandlers } from '@sightline/shared-lib/testing';
import { screen, within } from '@testing-library/react';

import { renderRemote } from '../../testing/renderRemote';
import { wireOrder } from '../../testing/wireOrder';
import { Dashboard } from './Dashboard';

const HISTORY = 'GET /store/{storeId}/order/@history';
const ORDER = 'GET /store/{storeId}/order/{orderId}';
const VISITS = 'GET /store/{storeId}/appointment/@self';

const later = (days: number) => new Date(fakeServices().now + days * 86_400_000).toISOString();
const visit = (appointmentId: string, days: number, more: object = {}) => ({
  appointmentId,
  key: `key-${appointmentId}`,
  status: 'booked',
  service: 'fitting',
  physicalStoreId: '11001',
  storeName: 'Avon',
  addressLine: ['40 Avon Meadow Ln'],
  telephone: '',
  timeZone: 'UTC',
  startsAt: later(days),
  endsAt: later(days + 0.02),
  changeableUntil: later(days),
  name: 'Ann Doe',
  email: 'ann@mail.example',
  ...more,
});
const summary = (orderId: string, orderStatus: string, more: object = {}) =>
  wireOrder({ orderId, orderStatus, orderItem: [], ...more });
const rma = (attributeValue: string) => ({
  orderExtendAttribute: [{ attributeName: 'RMAStatus', attributeType: 'STRING', attributeValue }],
});

const NEXT = 'GET /store/{storeId}/reorderreminder/nextreminder';
const DELETION = 'GET /store/{storeId}/person/@self/deletion';
const noReminder = () => {
  throw failWith(404);
};

function show(
  Order: readonly object[],
  appointments: FakeHandlers[string],
  reminder: FakeHandlers[string] = noReminder,
  site = aSite(),
  deletion: FakeHandlers[string] = {},
) {
  const handlers = {
    [HISTORY]: { Order, recordSetTotal: String(Order.length) },
    [ORDER]: wireOrder({ orderItem: [] }),
    [VISITS]: appointments,
    [NEXT]: reminder,
    [DELETION]: deletion,
  };
  const services = fakeServices({ user: aSignedInUser(), site, handlers });
  renderRemote(<Dashboard />, services);
  return services;
}

describe('the overview of the account', () => {
  it('leads to the sections shoppers come back for, each with what is in it, and only to those of the site [ACC-01] [ACC-07]', async () => {
    const site = aSite();
    const off = { ...site, config: { ...site.config, accountSectionsOff: ['order-reminder'] } } as typeof site;
    show([], { appointments: [] }, noReminder, off);
    const link = (name: RegExp) => screen.getByRole('link', { name });
    expect(await screen.findByRole('link', { name: /^Saved/ })).toHaveTextContent('Nothing saved yet.');
    expect(link(/^My eyewear/)).toHaveTextContent('to buy again');
    expect(link(/^Addresses/)).toHaveAttribute('href', '/account/address-book');
    expect(screen.queryByRole('link', { name: /^Reminders/ })).toBeNull();
  });

  it('tells of no reminder where the site has no section of them to lead to [ACC-07] [REM-01]', async () => {
    const site = aSite();
    const off = { ...site, config: { ...site.config, accountSectionsOff: ['order-reminder'] } } as typeof site;
    const due = { orderId: '4000005', reminderDate: later(1).slice(0, 10) };
    const services = show([summary('4000005', 'S')], { appointments: [] }, due, off);
    expect(await screen.findByRole('heading', { name: 'Latest order' })).toBeInTheDocument();
    expect(screen.queryByRole('region', { name: 'Waiting for you' })).toBeNull();
    expect(services.client.callsTo(NEXT)).toEqual([]);
  });

  it('asks for the prescriber of contact lenses where no prescription is missing [ACC-01] [RX-20]', async () => {
    const asking = { x_asksPrescriber: 'true' };
    show([summary('4000004', 'E', asking), summary('4000002', 'N', asking)], {});
    const waiting = within(await screen.findByRole('region', { name: 'Waiting for you' }));
    expect(waiting.getAllByRole('listitem').map(({ textContent }) => textContent.replaceAll('\u{a0}', ' '))).toEqual([
      'Order 4 000 004 needs your prescriberName the prescriber',
      'The prescriber did not confirm order 4 000 002Name the prescriber',
    ]);
  });

  it('says that the account is going to be deleted, not before what it waits for, and leads to where that is taken back [ACC-06]', async () => {
    show([summary('4000005', 'S')], {}, noReminder, aSite(), {
      state: 'requested',
      requestedAt: '2026-11-02T08:00:00.000Z',
      dueAt: '2026-11-16T08:00:00.000Z',
      graceDays: '14',
      ordersKeptYears: '7',
      waitsFor: ['4000005'],
    });
    expect(await screen.findByText('Your account is deleted on Nov 16, 2026 at the earliest')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Change your mind' })).toHaveAttribute(
      'href',
      '/account/personal-data-collection',
    );
  });

  it('leads with what waits for the shopper, each on a line with its action, by four calls alone [ACC-01]', async () => {
    const orders = [
      summary('4000005', 'S'),
      summary('4000004', 'E'),
      summary('4000003', 'W'),
      summary('4000002', 'N'),
      summary('4000001', 'D', rma('CRE')),
      summary('4000000', 'D', rma('SHI')),
    ];
    const booked = [visit('7', 9), visit('8', 3), visit('9', 1, { status: 'cancelled' }), visit('6', -1)];
    const services = show(orders, { appointments: booked });
    const waiting = within(await screen.findByRole('region', { name: 'Waiting for you' }));
    expect(waiting.getAllByRole('listitem').map(({ textContent }) => textContent.replaceAll('\u{a0}', ' '))).toEqual([
      'Order 4 000 004 needs a prescriptionAdd a prescription',
      'The prescription for order 4 000 002 was sent backAdd a prescription',
      'Your return of order 4 000 001 is not sent yetGet the label',
      expect.stringMatching(/^Fitting, .*, AvonSee the appointment$/),
    ]);
    expect(waiting.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
      '/checkout/upload-prescription/4000004',
      '/checkout/upload-prescription/4000002',
      '/return/confirmation/4000001',
      '/appointment?key=key-8',
    ]);
    expect(services.client.callsTo(HISTORY)).toHaveLength(1);
    expect(services.client.callsTo(VISITS)).toHaveLength(1);
    expect(services.client.callsTo(NEXT)).toHaveLength(1);
    const heading = screen.getByRole('heading', { name: 'Latest order' });
    expect(waiting.getAllByRole('listitem')[0]?.compareDocumentPosition(heading)).toBe(
      Node.DOCUMENT_POSITION_FOLLOWING,
    );
  });

  it.each([
    [7, 1],
    [8, 0],
  ])('tells of a reminder that comes in %i days on %i line [REM-01]', async (days, lines) => {
    const reminder = { orderId: '4000005', reminderDate: later(days).slice(0, 10), frequencyDays: 0, enabled: true };
    show([summary('4000005', 'S')], { appointments: [] }, reminder);
    expect(await screen.findByRole('heading', { name: 'Latest order' })).toBeInTheDocument();
    const links = screen.queryAllByRole('link', { name: 'Order again' });
    expect(links.map((link) => link.getAttribute('href'))).toEqual(
      Array.from({ length: lines }, () => '/account/order-reminder'),
    );
  });

  it('asks for no appointment where the shop has no stores [STOR-06]', async () => {
    const site = aSite({ config: { isStoreLocatorEnabled: false } });
    const services = show([summary('4000005', 'S')], { appointments: [visit('7', 9)] }, noReminder, site);
    expect(await screen.findByRole('heading', { name: 'Latest order' })).toBeInTheDocument();
    expect(screen.queryByRole('heading', { name: 'Waiting for you' })).not.toBeInTheDocument();
    expect(services.client.callsTo(VISITS)).toEqual([]);
  });

  it('has only the latest order where nothing waits, and where appointments do not load [ACC-01]', async () => {
    show([summary('4000005', 'S')], () => {
      throw failWith(500);
    });
    expect(await screen.findByRole('heading', { name: 'Latest order' })).toBeInTheDocument();
    expect(screen.queryByRole('heading', { name: 'Waiting for you' })).not.toBeInTheDocument();
  });
});
