import type { Appointment as Booked } from '@sightline/shared-lib/api/appointment';
import { ServicesProvider, TranslationProvider, createTranslator } from '@sightline/shared-lib/runtime';
import forms from '@sightline/shared-lib/forms/i18n/en.json';
import { failWith, fakeServices } from '@sightline/shared-lib/testing';
import type { FakeHandlers } from '@sightline/shared-lib/testing';
import { KitTextProvider, kitTextFrom } from '@sightline/shared-lib/ui';
import kit from '@sightline/shared-lib/ui/i18n/en.json';
import { fireEvent, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

import messages from '../../i18n/en.json';
import { aBranch } from '../../testing/aBranch';

import { Appointment } from './Appointment';
import { appointmentPage } from './appointmentPage';
import type { AppointmentData } from './appointmentData';

const BOOK = 'POST /store/{storeId}/appointment';
const SLOTS = 'GET /store/{storeId}/appointment/slots';
const timeZone = 'America/New_York';
const at = (time: string) => `2026-11-24T${time}:00.000Z`;
const slots = {
  timeZone,
  changeHours: 24,
  days: [{ day: '2026-11-24', startsAt: [at('14:00'), at('14:30'), at('16:00')] }],
};

const booked = {
  appointmentId: '7',
  key: 'k'.repeat(32),
  service: 'eye-test',
  status: 'booked',
  physicalStoreId: '11001',
  storeName: 'Main Street',
  addressLine: ['1 Main St', 'Avon, CT 06001'],
  telephone: '+1 206 555 0100',
  timeZone,
  startsAt: at('14:00'),
  endsAt: at('14:30'),
  changeableUntil: '2026-11-23T14:00:00.000Z',
  name: 'Ann Doe',
  email: 'ann@mail.example',
};
const { status: _status, ...rest } = booked;
const appointment = { ...rest, service: 'eye-test', isCancelled: false, isCalledOff: false } satisfies Booked;

beforeAll(() => {
  Object.defineProperty(crypto, 'randomUUID', { configurable: true, value: () => 'one-request' });
});

function show(data: AppointmentData, handlers: FakeHandlers = {}, now = Date.UTC(2026, 10, 22, 12)) {
  const services = fakeServices({ now, handlers });
  const request = { kind: 'appointment', path: '/appointment', url: '/appointment', params: {}, query: {} } as const;
  const page = (shown: AppointmentData) => (
    <ServicesProvider services={services}>
      <KitTextProvider text={kitTextFrom(kit)}>
        <TranslationProvider
          t={createTranslator('en', 'stores@test', { ...forms, ...messages })}
          locale={services.site.locale}
        >
          <Appointment data={shown} request={request} />
        </TranslationProvider>
      </KitTextProvider>
    </ServicesProvider>
  );
  const { rerender } = render(page(data));
  return { services, user: userEvent.setup(), turnTo: (next: AppointmentData) => rerender(page(next)) };
}

const choosing: AppointmentData = { step: 'time', service: 'eye-test', text: 'Avon', store: aBranch(1), slots };

async function fillIn(user: ReturnType<typeof userEvent.setup>, time: RegExp) {
  await user.click(screen.getByRole('radio', { name: time }));
  await user.type(screen.getByRole('textbox', { name: 'Name' }), 'Ann Doe');
  await user.type(screen.getByRole('combobox', { name: /mail/i }), 'ann@mail.example');
  await user.type(screen.getByRole('textbox', { name: /phone/i }), '2065550114');
}

describe('booking an appointment', () => {
  it('takes a time of the branch, at its own clock, and says where the letter goes [STOR-08]', async () => {
    const { services, user } = show(choosing, { [BOOK]: booked });
    await fillIn(user, /9:30\sAM/);
    await user.click(screen.getByRole('button', { name: 'Book' }));
    expect(await screen.findByText(/on their way to ann@mail\.example/)).toBeInTheDocument();
    expect(services.client.callsTo(BOOK)[0]?.body).toMatchObject({
      physicalStoreId: '11001',
      service: 'eye-test',
      startsAt: at('14:30'),
      phone: '2065550114',
      requestKey: 'one-request',
    });
  });

  it('takes the address of the appointment, which a reload shows again, and leaves it for another booking [STOR-08]', async () => {
    const { services, user, turnTo } = show(choosing, { [BOOK]: booked });
    const navigate = jest.spyOn(services.navigation, 'navigate');
    await fillIn(user, /9:30\sAM/);
    await user.click(screen.getByRole('button', { name: 'Book' }));
    await screen.findByText(/on their way to ann@mail\.example/);
    const address = `/appointment?key=${booked.key}`;
    expect(navigate.mock.calls).toEqual([[address, { replace: true, keepScroll: true }]]);
    turnTo({ step: 'booked', appointment });
    expect(screen.getByText(/on their way to ann@mail\.example/)).toBeInTheDocument();
    turnTo({ ...choosing });
    expect(screen.getByRole('heading', { level: 1, name: 'Book an appointment' })).toBeInTheDocument();
  });

  it.each([
    ['too near to be changed here', Date.UTC(2026, 10, 23, 15), 1],
    ['far enough', Date.UTC(2026, 10, 22, 12), 0],
  ])('says before it is booked what becomes of a time that is %s [STOR-08]', async (_how, now, said) => {
    const { user } = show(choosing, {}, now);
    expect(screen.queryByText(/so soon/)).toBeNull();
    await user.click(screen.getByRole('radio', { name: /9:30\sAM/ }));
    expect(screen.getByRole('button', { name: 'Book' })).toBeInTheDocument();
    expect(screen.queryAllByText(/so soon that you cannot move or cancel it here/)).toHaveLength(said);
  });

  it('says when somebody was faster, offers the nearest time, and keeps what was typed [STOR-08]', async () => {
    const left = { timeZone, days: [{ day: '2026-11-24', startsAt: [at('14:00'), at('16:00')] }] };
    const { services, user } = show(choosing, {
      [SLOTS]: left,
      [BOOK]: () => {
        throw failWith(409, 'APPOINTMENT_TAKEN');
      },
    });
    await fillIn(user, /9:30\sAM/);
    await user.click(screen.getByRole('button', { name: 'Book' }));
    expect(await screen.findByRole('alert')).toHaveTextContent(/just took this time\..*9:00\sAM/);
    expect(screen.getByRole('radio', { name: /9:00\sAM/ })).toBeChecked();
    expect(screen.getByRole('textbox', { name: 'Name' })).toHaveValue('Ann Doe');
    services.client.handle({ [BOOK]: booked });
    await user.click(screen.getByRole('button', { name: 'Book' }));
    expect(await screen.findByText(/on their way/)).toBeInTheDocument();
    expect(services.client.callsTo(BOOK)[1]?.body).toMatchObject({ startsAt: at('14:00') });
  });

  it('asks for what is missing before anything is sent [STOR-08]', async () => {
    const { services, user } = show(choosing, { [BOOK]: booked });
    await user.click(screen.getByRole('radio', { name: /9:00\sAM/ }));
    await user.click(screen.getByRole('button', { name: 'Book' }));
    expect(await screen.findByText('3 things to fix')).toBeInTheDocument();
    expect(services.client.callsTo(BOOK)).toHaveLength(0);
  });

  it('leads to other branches and services around the same place [STOR-08]', () => {
    show(choosing);
    for (const name of ['Choose another store', 'Eye test'])
      expect(screen.getByRole('link', { name })).toHaveAttribute('href', expect.stringContaining('q=Avon'));
  });

  it('says that nothing is free [STOR-08]', () => {
    show({ ...choosing, slots: { ...slots, days: [{ day: '2026-11-24', startsAt: [] }] } });
    expect(screen.getByText(/No free times/)).toBeInTheDocument();
  });
});

describe('an appointment that is opened by its letter', () => {
  it('is moved to another time [STOR-08]', async () => {
    const MOVE = 'POST /store/{storeId}/appointment/move';
    const moved = { ...booked, startsAt: at('16:00') };
    const { services, user } = show({ step: 'booked', appointment }, { [SLOTS]: slots, [MOVE]: moved });
    await user.click(screen.getByRole('button', { name: 'Move' }));
    await user.click(await screen.findByRole('radio', { name: /11:00\sAM/ }));
    await user.click(screen.getByRole('button', { name: 'Move it here' }));
    expect(await screen.findByText(/11:00\sAM/, { selector: 'dd' })).toBeInTheDocument();
    expect(services.client.callsTo(MOVE)[0]?.body).toEqual({ key: booked.key, startsAt: at('16:00') });
    expect(screen.getByRole('status')).toHaveTextContent('Moved. The new details are on their way to');
  });

  it('keeps its time where no other one suits [STOR-08]', async () => {
    const { user } = show({ step: 'booked', appointment }, { [SLOTS]: slots });
    await user.click(screen.getByRole('button', { name: 'Move' }));
    await user.click(await screen.findByRole('button', { name: 'Keep the time' }));
    expect(screen.queryByRole('radio')).toBeNull();
    expect(screen.getByRole('button', { name: 'Move' })).toBeInTheDocument();
  });

  it('is cancelled after one question, which a double press does not answer [STOR-08]', async () => {
    const CANCEL = 'POST /store/{storeId}/appointment/cancel';
    const { services, user } = show({ step: 'booked', appointment }, { [CANCEL]: { ...booked, status: 'cancelled' } });
    await user.click(screen.getByRole('button', { name: 'Cancel' }));
    expect(screen.getByText('Cancel this appointment?')).toHaveFocus();
    fireEvent.click(screen.getByRole('button', { name: 'Yes, cancel it' }), { detail: 2 });
    await user.click(screen.getByRole('button', { name: 'Keep it' }));
    expect(services.client.callsTo(CANCEL)).toHaveLength(0);
    await user.click(screen.getByRole('button', { name: 'Cancel' }));
    await user.click(screen.getByRole('button', { name: 'Yes, cancel it' }));
    expect(await screen.findByText('This appointment is canceled.')).toBeInTheDocument();
  });

  it('shows that the branch called it off meanwhile, with the way to another one, and not to try again [STOR-08]', async () => {
    const gone = () => {
      throw failWith(409, 'APPOINTMENT_CANCELLED');
    };
    const { user } = show(
      { step: 'booked', appointment },
      {
        [SLOTS]: slots,
        'POST /store/{storeId}/appointment/move': gone,
        'GET /store/{storeId}/appointment/byKey': { ...booked, status: 'cancelled', calledOff: true },
      },
    );
    await user.click(screen.getByRole('button', { name: 'Move' }));
    await user.click(await screen.findByRole('radio', { name: /11:00\sAM/ }));
    await user.click(screen.getByRole('button', { name: 'Move it here' }));
    expect(await screen.findByText(/the store had to cancel this appointment/)).toBeInTheDocument();
    const again = new URL(
      screen.getByRole('link', { name: 'Book an appointment' }).getAttribute('href') ?? '',
      'http://a',
    );
    expect(Object.fromEntries(again.searchParams)).toEqual({ service: 'eye-test', store: '11001' });
    expect(screen.queryByRole('button')).toBeNull();
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('leads to the telephone where its time ran out while the page was open [STOR-08]', async () => {
    const late = () => {
      throw failWith(409, 'APPOINTMENT_TOO_LATE');
    };
    const { user } = show({ step: 'booked', appointment }, { 'POST /store/{storeId}/appointment/cancel': late });
    await user.click(screen.getByRole('button', { name: 'Cancel' }));
    await user.click(screen.getByRole('button', { name: 'Yes, cancel it' }));
    expect(await screen.findByText('To change it now, please call +1 206 555 0100.')).toBeInTheDocument();
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('is changed by telephone alone once it is too late [STOR-08]', () => {
    show({ step: 'booked', appointment }, {}, Date.UTC(2026, 10, 23, 15));
    const main = within(screen.getByRole('main'));
    expect(main.getByText('To change it now, please call +1 206 555 0100.')).toBeInTheDocument();
    expect(main.queryByRole('button')).toBeNull();
  });
});

describe('the page of appointments', () => {
  const load = (query: Readonly<Record<string, readonly string[]>>, handlers: FakeHandlers) => {
    const { site, client, t, now } = {
      ...fakeServices({ handlers }),
      t: createTranslator('en', 'stores@test', messages),
    };
    const request = { kind: 'appointment', path: '/appointment', url: '/appointment', params: {}, query } as const;
    return appointmentPage.load(request, { site, client, t, now, segments: [] });
  };

  it('is a page of its own for a key that opens nothing [STOR-08]', async () => {
    const none = () => {
      throw failWith(404, '_ERR_APPOINTMENT_NOT_FOUND');
    };
    const result = await load({ key: ['x'] }, { 'GET /store/{storeId}/appointment/byKey': none });
    expect(result).toMatchObject({ status: 404, data: { step: 'unknown' }, cache: 'private' });
  });

  it('asks for a branch that books the service, and leaves out those that do not [STOR-05] [STOR-08]', async () => {
    const branch = (id: string, booking: string) => ({
      uniqueID: id,
      storeName: `Branch ${id}`,
      city: 'Avon',
      stateOrProvinceName: 'CT',
      country: 'US',
      latitude: '41.8',
      longitude: '-72.8',
      Attribute: [
        { name: 'Services', value: 'eye-test' },
        { name: 'TabliteBooking', value: booking },
      ],
    });
    const result = await load(
      { service: ['eye-test'] },
      { 'GET /store/{storeId}/storelocator/filtered/sts': { PhysicalStore: [branch('1', 'off'), branch('2', 'on')] } },
    );
    expect(result).toMatchObject({ data: { step: 'branch', found: { stores: [{ id: '2' }] } } });
  });
});
