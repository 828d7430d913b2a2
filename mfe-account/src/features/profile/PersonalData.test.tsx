import { aSignedInUser, failWith, fakeServices, type FakeHandlers } from '@sightline/shared-lib/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

import { renderRemote } from '../../testing/renderRemote';
import { PersonalData } from './PersonalData';
import { personalDataFile } from './personalDataFile';

const DEVICES = 'GET /store/{storeId}/person/devices';
const END = 'DELETE /store/{storeId}/person/devices/{deviceId}';
const DEVICES_END = 'DELETE /store/{storeId}/person/devices';

const ANSWERS: FakeHandlers = {
  'GET /store/{storeId}/person/@self/deletion': { state: 'none', graceDays: '14', ordersKeptYears: '10' },
  'GET /store/{storeId}/person/@self': {
    userId: '15006',
    firstName: 'Ann',
    lastName: 'Doe',
    email1: 'ann@example.com',
  },
  'GET /store/{storeId}/person/@self/contact': { contact: [{ addressId: '9', nickName: 'Home', city: 'Avon' }] },
  'GET /store/{storeId}/person/devices': {
    devices: [
      { deviceId: 'd-1', name: 'Safari · iPhone', type: 'mobile', lastAccess: '2026-11-20T08:00:00Z', current: true },
      {
        deviceId: 'd-2',
        name: 'Chrome · Windows',
        type: 'desktop',
        lastAccess: '2026-10-02T08:00:00Z',
        current: false,
      },
    ],
  },
  'GET /store/{storeId}/prescription/@self': {
    prescriptions: [
      { prescriptionId: 'p-1', nickName: 'Reading', SPH: { OD: '-1.25', OS: '-3.75' }, PRISM: { OD: '', OS: '1.50' } },
    ],
    files: [{ rxFileStorageId: 'f-1', fileName: 'paper.pdf' }],
  },
  'GET /store/{storeId}/person/@self/letters': {
    letters: [{ kind: 'orderShipped', recipient: 'ann@example.com', subject: 'Order 7307966 is on its way' }],
  },
  'GET /store/{storeId}/order/@history': {
    Order: [{ orderId: '7307966', orderStatus: 'D', placedDate: '2026-11-02T08:00:00Z' }],
    recordSetTotal: 1,
    recordSetComplete: true,
  },
  'GET /store/{storeId}/order/{orderId}': { orderId: '7307966', orderStatus: 'D', orderItem: [] },
  'GET /store/{storeId}/wishlist/@self': { GiftList: [{ item: [{ partNumber: '0NO4001S-01' }] }] },
  'GET /store/{storeId}/reorderreminder': { reminders: [{ orderId: '7307966', reminderDate: '2026-12-24' }] },
  'GET /store/{storeId}/appointment/@self': {
    appointments: [
      {
        appointmentId: 'a-1',
        key: 'k',
        service: 'eye-test',
        physicalStoreId: '7',
        timeZone: 'America/New_York',
        startsAt: '2026-12-01T15:00:00Z',
        endsAt: '2026-12-01T15:30:00Z',
        changeableUntil: '2026-11-30T15:00:00Z',
      },
    ],
  },
  'GET /store/{storeId}/person/@self/wallet': { wallet: [{ cardId: 'c-1', maskedNumber: '•••• 1111' }] },
};

function show(handlers: FakeHandlers = ANSWERS) {
  const services = fakeServices({ user: aSignedInUser(), handlers });
  renderRemote(<PersonalData />, services);
  return services;
}

describe('personal data [ACC-06]', () => {
  it('names the devices that are signed in, and this one as such', async () => {
    show();
    const [phone, computer] = await screen.findAllByRole('listitem');
    expect(within(phone!).getByText('You are using it now')).toBeInTheDocument();
    expect(within(phone!).queryByRole('button')).not.toBeInTheDocument();
    expect(computer).toHaveTextContent(/Chrome · WindowsLast active Oct 2, 2026/);
    expect(screen.queryByRole('button', { name: 'Sign out everywhere else' })).not.toBeInTheDocument();
  });

  it('signs out one device, or all but this one, and says so; a refusal is said in its place', async () => {
    const user = userEvent.setup();
    const device = (deviceId: string, name: string, current = false) => ({
      deviceId,
      name,
      type: 'desktop',
      lastAccess: '2026-10-02T08:00:00Z',
      current,
    });
    const list = [device('1', 'Safari · iPhone', true), device('2', 'Chrome · Windows'), device('3', '')];
    const services = show({ ...ANSWERS, [DEVICES]: { devices: list } });
    await user.click(await screen.findByRole('button', { name: 'Sign out there: Device without a name' }));
    expect(await screen.findByText(/That device is not signed out/)).toBeInTheDocument();
    services.client.handle({ [END]: {}, [DEVICES]: { devices: list.slice(0, 2) } });
    await user.click(screen.getByRole('button', { name: 'Sign out everywhere else' }));
    await waitFor(() => expect(services.client.callsTo(DEVICES_END)).toHaveLength(1));
    services.client.handle({ [DEVICES_END]: {} });
    await user.click(screen.getByRole('button', { name: 'Sign out there: Device without a name' }));
    await waitFor(() => expect(screen.queryByText('Device without a name')).not.toBeInTheDocument());
    expect(services.client.callsTo(END).map(({ pathParams }) => pathParams)).toEqual([
      { deviceId: '3' },
      { deviceId: '3' },
    ]);
    expect(services.shownToasts).toMatchObject([{ message: 'Signed out there.' }]);
    expect(screen.queryByRole('button', { name: 'Sign out everywhere else' })).not.toBeInTheDocument();
  });

  const fileOf = async (isWalletEnabled: boolean) => {
    const { client } = fakeServices({ user: aSignedInUser(), handlers: ANSWERS });
    const file = await personalDataFile(client, { isWalletEnabled });
    const text = await new Promise<string>((resolve) => {
      const reader = new FileReader();
      reader.addEventListener('load', () => resolve(String(reader.result)));
      reader.readAsText(file);
    });
    return JSON.parse(text) as object;
  };

  it('puts everything that the account holds into one file', async () => {
    expect(await fileOf(true)).toMatchObject({
      person: { firstName: 'Ann' },
      addresses: [{ nickName: 'Home' }],
      devices: [{ deviceId: 'd-1' }, { deviceId: 'd-2' }],
      prescriptions: [{ nickName: 'Reading', values: { leftSphere: '-3.75', leftPrism: '1.50', rightPrism: '' } }],
      papers: [{ fileName: 'paper.pdf' }],
      letters: [{ kind: 'orderShipped', subject: 'Order 7307966 is on its way' }],
      orders: [{ orderId: '7307966' }],
      saved: { partNumbers: ['0NO4001S-01'] },
      reminders: [{ reminderDate: '2026-12-24' }],
      appointments: [{ service: 'eye-test' }],
      cards: [{ maskedNumber: '•••• 1111' }],
    });
  });

  it('asks for no cards where the store keeps none', async () => {
    expect(await fileOf(false)).toMatchObject({ cards: [] });
  });

  it('says so in place when the file cannot be made, and leads to consents and to deletion', async () => {
    show({
      ...ANSWERS,
      'GET /store/{storeId}/order/@history': () => {
        throw failWith(500);
      },
    });
    await userEvent.click(await screen.findByRole('button', { name: 'Download my data' }));
    expect(await screen.findByRole('alert')).toHaveTextContent('Your data were not downloaded.');
    expect(screen.getByRole('link', { name: 'Change my choice' })).toHaveAttribute('href', '/c/cookie-policy');
    expect(screen.getByRole('button', { name: 'Ask for deletion' })).toBeInTheDocument();
  });
});
