import { aSignedInUser, failWith, fakeServices, type FakeHandlers } from '@sightline/shared-lib/testing';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

import { renderRemote } from '../../testing/renderRemote';
import { PersonalData } from './PersonalData';
import { personalDataFile } from './personalDataFile';

const ANSWERS: FakeHandlers = {
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
    expect(within(phone!).getByText('This device')).toBeInTheDocument();
    expect(computer).toHaveTextContent('Chrome · WindowsOct 2, 2026');
  });

  it('puts profile, addresses, devices, letters, prescriptions and whole orders into one file', async () => {
    const { client } = fakeServices({ user: aSignedInUser(), handlers: ANSWERS });
    const file = await personalDataFile(client);
    const text = await new Promise<string>((resolve) => {
      const reader = new FileReader();
      reader.addEventListener('load', () => resolve(String(reader.result)));
      reader.readAsText(file);
    });
    expect(JSON.parse(text)).toMatchObject({
      person: { firstName: 'Ann' },
      addresses: [{ nickName: 'Home' }],
      devices: [{ deviceId: 'd-1' }, { deviceId: 'd-2' }],
      prescriptions: [{ nickName: 'Reading', values: { leftSphere: '-3.75', leftPrism: '1.50', rightPrism: '' } }],
      papers: [{ fileName: 'paper.pdf' }],
      letters: [{ kind: 'orderShipped', subject: 'Order 7307966 is on its way' }],
      orders: [{ orderId: '7307966' }],
    });
  });

  it('says so when the file cannot be made, and leads to consents and to deletion', async () => {
    show({
      ...ANSWERS,
      'GET /store/{storeId}/order/@history': () => {
        throw failWith(500);
      },
    });
    await userEvent.click(await screen.findByRole('button', { name: 'Download my data' }));
    expect(await screen.findByRole('alert')).toHaveTextContent('Your data were not downloaded.');
    expect(screen.getByRole('link', { name: 'Change my choice' })).toHaveAttribute('href', '/c/cookie-policy');
    expect(screen.getByRole('link', { name: 'Ask for deletion' })).toHaveAttribute('href', '/c/contact-us-page');
  });
});
