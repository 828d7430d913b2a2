import words from '@sightline/shared-lib/forms/i18n/en.json';
import { ServicesProvider, TranslationProvider, createTranslator } from '@sightline/shared-lib/runtime';
import { aSignedInUser, failWith, quiet, type FakeHandlers } from '@sightline/shared-lib/testing';
import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

import { LensesConfigurator } from '../../fragments/LensesConfigurator';
import en from '../../i18n/en.json';
import enLater from '../../i18n/later/en.json';
import { asked } from '../../testing/askedQuestion';
import { FRAME, lensShop } from '../../testing/lensShop';

import { keepChoices } from './choiceMemory';
import { NO_ANSWERS } from './lensAnswers';

const t = createTranslator('en', 'prescription', { ...words, ...en, ...enLater });

const saved = (changes: object = {}) => ({
  prescriptionId: 'p-reading',
  nickName: 'Reading',
  firstName: 'Ann',
  lastName: 'Doe',
  issuedOn: '2026-01-15',
  SPH: { OD: '-1.25', OS: '-3.75' },
  CYL: { OD: '0.00', OS: '0.00' },
  AX: { OD: '0', OS: '0' },
  ADD: { OD: '', OS: '' },
  PD: { OD: '63', OS: '63' },
  lastUpdate: '2026-02-01T10:00:00.000Z',
  validUntil: '2028-01-15',
  expired: false,
  ...changes,
});
const old = saved({ prescriptionId: 'p-old', nickName: '', validUntil: '2024-02-28', expired: true });

beforeEach(() => {
  window.sessionStorage.clear();
  window.history.replaceState(null, '', '/eyeglasses/forum#lenses/prescription');
  keepChoices(FRAME, { ...NO_ANSWERS, codes: { use: 'SV', treatment: 'AR', thickness: '1.50' } });
});

function show(prescriptions: readonly object[], handlers: FakeHandlers = {}, isMember = true) {
  const services = lensShop({
    ...(isMember ? { user: aSignedInUser() } : {}),
    handlers: {
      'GET /store/{storeId}/prescription/@self': { prescriptions, files: [] },
      'POST /store/{storeId}/prescription/@self/{prescriptionId}/use': () => prescriptions[0],
      'POST /store/{storeId}/prescription/@self': { prescriptionId: 'p-new' },
      ...handlers,
    },
  });
  const view = render(
    <ServicesProvider services={services}>
      <TranslationProvider t={t} locale="en-us">
        <LensesConfigurator partNumber={FRAME} onAdded={jest.fn()} onClose={jest.fn()} />
      </TranslationProvider>
    </ServicesProvider>,
  );
  const sent = (path: string) =>
    services.client.calls.filter((call) => call.method === 'POST' && call.path.endsWith(path)).map(({ body }) => body);
  return { ...view, services, sent, user: userEvent.setup({ delay: null, pointerEventsCheck: 0 }) };
}

describe('prescriptions the shopper has', () => {
  it('are offered with wearer, day, values and how long they count, and taken by one press [RX-04] [RX-05]', async () => {
    const { user, sent } = show([saved(), saved({ prescriptionId: 'line-7', nickName: '', orderId: '7307966' })]);
    expect(await screen.findByText('Ann Doe · Written Jan 15, 2026')).toBeInTheDocument();
    expect(screen.getAllByText('Left eye: sphere −3.75')).toHaveLength(2);
    expect(screen.getAllByText('Valid until Jan 15, 2028')).toHaveLength(2);
    expect(screen.getByText(/From order .* · Written/)).toBeInTheDocument();
    await user.click(screen.getByLabelText('Use this one: Reading'));
    await asked('Anything else?');
    expect(screen.getByText('Right eye: sphere −1.25', { selector: 'dd > p' })).toBeInTheDocument();
    expect(sent('/use')).toEqual([{}]);
  });

  it('are not taken once they have expired, and say when that was and where eyes are tested [RX-05]', async () => {
    const { sent } = show([old]);
    expect(await screen.findByText('Expired on Feb 28, 2024')).toBeInTheDocument();
    expect(screen.getByText(/New lenses need a newer prescription\./)).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Book an eye test' })).toHaveAttribute(
      'href',
      '/appointment?service=eye-test',
    );
    await quiet();
    expect(screen.queryByRole('button', { name: /Use this one/ })).toBeNull();
    expect(sent('/use')).toEqual([]);
  });

  it('say when the platform does not give one, and leave the question open [RX-05]', async () => {
    const refused = () => {
      throw failWith(409, 'RX_EXPIRED', {});
    };
    const { user } = show([saved()], { 'POST /store/{storeId}/prescription/@self/{prescriptionId}/use': refused });
    await user.click(await screen.findByLabelText('Use this one: Reading'));
    expect(await screen.findByRole('alert')).toHaveTextContent('The prescription was not taken.');
    expect(await asked('Your prescription')).toBeInTheDocument();
  });

  it('that did not load can be read again, and the values still be typed [RX-04]', async () => {
    let isDown = true;
    const { user } = show([], {
      'GET /store/{storeId}/prescription/@self': () => {
        if (isDown) throw failWith(500);
        return { prescriptions: [saved()], files: [] };
      },
    });
    expect(await screen.findByText('Your saved prescriptions did not load.')).toBeInTheDocument();
    expect(screen.getAllByLabelText(/^Sphere/)).toHaveLength(2);
    isDown = false;
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByLabelText('Use this one: Reading')).toBeInTheDocument();
  });

  it('are chosen again after the page was loaded again, by an id alone [RX-04] [RX-06]', async () => {
    const first = show([saved()]);
    await first.user.click(await screen.findByLabelText('Use this one: Reading'));
    await asked('Anything else?');
    const kept = () => JSON.stringify({ ...window.sessionStorage, address: window.location.href });
    await waitFor(() => expect(kept()).toContain('p-reading'));
    expect(kept()).not.toMatch(/3\.75|1\.25|Ann|63/);
    first.unmount();
    show([saved()]);
    expect(await screen.findByText('Left eye: sphere −3.75')).toBeInTheDocument();
    await asked('Anything else?');
  });

  it('are not chosen again by themselves once they have expired [RX-05]', async () => {
    keepChoices(FRAME, { ...NO_ANSWERS, codes: { use: 'SV' }, prescription: 'values', savedId: 'p-old' });
    window.history.replaceState(null, '', '/eyeglasses/forum#lenses/treatment');
    show([old]);
    expect(await screen.findByText('Expired on Feb 28, 2024')).toBeInTheDocument();
    expect(await asked('Your prescription')).toBeInTheDocument();
  });
});

describe('values that are typed', () => {
  async function type(user: ReturnType<typeof userEvent.setup>) {
    await asked('Your prescription');
    const distance = await screen.findByLabelText(/^Pupillary distance/, { selector: '[type=text]' });
    fireEvent.change(distance, { target: { value: '63' } });
    await user.click(screen.getByText('Check and continue'));
    await asked('Anything else?');
  }

  it('are saved for next time for a signed-in shopper, with what was said of the wearer [RX-04]', async () => {
    const { user, sent } = show([]);
    expect(await screen.findByLabelText('Save for next time')).toBeChecked();
    fireEvent.change(screen.getByLabelText(/^First name/), { target: { value: 'Ben' } });
    fireEvent.change(screen.getByLabelText(/^Name this prescription/), { target: { value: 'Driving' } });
    await type(user);
    await waitFor(() => expect(window.sessionStorage.getItem('sightline.lenses')).toContain('p-new'));
    expect(sent('/prescription/@self')).toEqual([
      expect.objectContaining({
        firstName: 'Ben',
        nickName: 'Driving',
        prescriptionDetails: expect.objectContaining({ pupillaryDistance: '63' }),
      }),
    ]);
  });

  it.each([
    ['a shopper who does not want it', true],
    ['a visitor who was not asked for it', false],
  ])('are not saved for %s [RX-04]', async (_who, isMember) => {
    const { user, sent } = show([], {}, isMember);
    const choice = await screen.findByLabelText('Save for next time');
    if (isMember) await user.click(choice);
    expect(choice).not.toBeChecked();
    const where = isMember ? /^Kept sealed in your account/ : /once you create one\.$/;
    expect(choice).toHaveAccessibleDescription(where);
    await type(user);
    await quiet();
    expect(sent('/prescription/@self')).toEqual([]);
  });

  it('lose nothing when they could not be saved [RX-04]', async () => {
    const { user, services } = show([], {
      'POST /store/{storeId}/prescription/@self': () => {
        throw failWith(409, '_ERR_LIMIT_EXCEEDED');
      },
    });
    await type(user);
    await waitFor(() => expect(services.shownToasts).toContainEqual(expect.objectContaining({ tone: 'bad' })));
    expect(screen.getByText('Pupillary distance 63 mm')).toBeInTheDocument();
  });
});
