import words from '@sightline/shared-lib/forms/i18n/en.json';
import { ServicesProvider, TranslationProvider, createTranslator } from '@sightline/shared-lib/runtime';
import { aSignedInUser, fakeServices, quiet } from '@sightline/shared-lib/testing';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

import en from '../../i18n/en.json';
import enLater from '../../i18n/later/en.json';

import { PrescriptionPanel } from './PrescriptionPanel';

const GIVE = 'POST /store/{storeId}/prescription/prescriptionDetails/multiple';
const SAVE = 'POST /store/{storeId}/prescription/@self';
const both = (value: string) => ({ OD: value, OS: value });
const saved = {
  prescriptionId: 'p-reading',
  nickName: 'Reading',
  firstName: 'Ann',
  issuedOn: '2026-01-15',
  SPH: both('-3.75'),
  CYL: both('0.00'),
  AX: both('0'),
  ADD: both(''),
  PD: both('63'),
  lastUpdate: '2026-02-01T10:00:00.000Z',
  validUntil: '2028-01-15',
  expired: false,
};

function show(prescriptions: readonly object[], isMember = true) {
  const services = fakeServices({
    ...(isMember ? { user: aSignedInUser() } : {}),
    handlers: {
      'GET /store/{storeId}/prescription/@self': { prescriptions, files: [] },
      'POST /store/{storeId}/prescription/@self/{prescriptionId}/use': () => prescriptions[0],
      [GIVE]: {},
      [SAVE]: { prescriptionId: 'p-new' },
    },
  });
  const onAttached = jest.fn();
  render(
    <ServicesProvider services={services}>
      <TranslationProvider t={createTranslator('en', 'prescription', { ...words, ...en, ...enLater })} locale="en-us">
        <PrescriptionPanel orderId="7307966" orderItemIds={['101', '102']} onAttached={onAttached} />
      </TranslationProvider>
    </ServicesProvider>,
  );
  const given = () =>
    services.client
      .callsTo(GIVE)
      .flatMap(({ body }) => (body as { items: { orderItemId: string; prescriptionDetails: object }[] }).items);
  return { services, given, onAttached, user: userEvent.setup({ delay: null }) };
}

async function type(user: ReturnType<typeof userEvent.setup>) {
  await user.type(screen.getByRole('textbox', { name: 'Pupillary distance' }), '63');
  await user.click(screen.getByRole('button', { name: /Check and continue/ }));
}

describe('giving a prescription after the order', () => {
  it('takes one that is saved, for all lines that ask for it [RX-04] [RX-07]', async () => {
    const { user, given, onAttached } = show([saved]);
    await user.click(await screen.findByRole('tab', { name: 'Use a saved one' }));
    await user.click(await screen.findByRole('button', { name: 'Use this one: Reading' }));
    await waitFor(() => expect(onAttached).toHaveBeenCalledWith('MANUAL'));
    const details = expect.objectContaining({ leftSphere: '-3.75', firstName: 'Ann', issuedOn: '2026-01-15' });
    expect(given()).toEqual([
      { orderItemId: '101', prescriptionDetails: details },
      { orderItemId: '102', prescriptionDetails: details },
    ]);
  });

  it('offers no saved one where there is none [RX-04]', async () => {
    show([]);
    await quiet();
    expect(screen.getAllByRole('tab').map((tab) => tab.textContent)).toEqual(['Type it in', 'Upload a photo']);
  });

  it('saves typed values for next time with what stands on the paper besides, once the order has them [RX-02] [RX-04]', async () => {
    const { user, services, given } = show([]);
    await user.type(screen.getByRole('textbox', { name: /^First name/ }), 'Ben');
    await user.click(screen.getByText('More from the paper (optional)'));
    await user.type(screen.getByRole('textbox', { name: /^Date of the prescription/ }), '01/15/2026');
    await user.type(screen.getByRole('textbox', { name: /^Prescriber/ }), 'Dr. Vision');
    await user.type(screen.getByRole('textbox', { name: /^Phone/ }), '2125550142');
    await type(user);
    await waitFor(() => expect(services.client.callsTo(SAVE)).toHaveLength(1));
    const said = { firstName: 'Ben', issuedOn: '2026-01-15', prescriber: 'Dr. Vision' };
    expect(given()[0]?.prescriptionDetails).toMatchObject({ ...said, telephone: '2125550142' });
    expect(services.client.callsTo(SAVE)[0]?.body).toMatchObject({
      ...said,
      prescriptionDetails: { pupillaryDistance: '63' },
    });
  });

  it('gives nothing while a day on the paper is still to come, and says so [RX-02] [RX-05]', async () => {
    const { user, given } = show([]);
    await user.click(screen.getByText('More from the paper (optional)'));
    await user.type(screen.getByRole('textbox', { name: /^Date of the prescription/ }), '01/15/2099');
    await type(user);
    expect(
      (await screen.findAllByText('Enter the date of the prescription: today or earlier.')).length,
    ).toBeGreaterThan(0);
    await quiet();
    expect(given()).toEqual([]);
  });

  it('gives nothing of a paper that has expired, and says until when it counted [RX-05]', async () => {
    const { user, services, given } = show([]);
    await user.click(screen.getByText('More from the paper (optional)'));
    await user.type(screen.getByRole('textbox', { name: /^Date of the prescription/ }), '02/29/2016');
    await type(user);
    const words = await screen.findAllByText(/^This prescription counted until Feb 28, 2018/);
    expect(words.length).toBeGreaterThan(0);
    await quiet();
    expect([given(), services.client.callsTo(SAVE)]).toEqual([[], []]);
  });

  it('saves nothing for a visitor who was not asked for it [RX-04]', async () => {
    const { user, services, onAttached } = show([], false);
    await type(user);
    await waitFor(() => expect(onAttached).toHaveBeenCalledTimes(1));
    await quiet();
    expect(services.client.callsTo(SAVE)).toEqual([]);
  });
});
