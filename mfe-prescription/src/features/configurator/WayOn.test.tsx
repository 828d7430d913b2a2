import { fireEvent, screen, waitFor } from '@testing-library/react';

import { asked } from '../../testing/askedQuestion';
import { FRAME, lensShop, wireFrame, wireLenses } from '../../testing/lensShop';
import { pick, showConfigurator, type User } from '../../testing/shownConfigurator';

import { keepChoices } from './choiceMemory';
import { NO_ANSWERS } from './lensAnswers';

const PAGE = '/eyeglasses/forum';

beforeEach(() => {
  window.sessionStorage.clear();
  window.history.replaceState(null, '', PAGE);
});

/** Values of both eyes, and on. */
async function typeValues(user: User, values: Readonly<Record<string, string>>) {
  await screen.findAllByLabelText(/^Sphere/);
  for (const [name, value] of Object.entries({ 'Pupillary distance': '63', ...values })) {
    for (const field of screen.getAllByLabelText(new RegExp(`^${name}`), { selector: 'input[type=text]' }))
      fireEvent.change(field, { target: { value } });
  }
  await user.click(await screen.findByText('Check and continue'));
}

describe('the way on', () => {
  it('leads back where nothing is made for the values, and says what to do [RX-10] [RX-12]', async () => {
    const { lenses } = wireLenses();
    const dark = lenses.filter(({ lensesReview }) => lensesReview.TreatmentsFamily.code === 'PHOTO');
    const { user } = showConfigurator(lensShop({ lenses: { lenses: dark, addOns: [] } }));
    await pick(user, /^Single vision/);
    await typeValues(user, { Sphere: '-20.00' });
    await user.click(await screen.findByText('Yes, it says so on the paper'));
    await asked('Which color?');
    const back = (await screen.findByText('Change: Prescription')).closest('button') as HTMLElement;
    expect(back).toHaveAccessibleDescription(
      'None of these can be made. Check your prescription, or choose another use.',
    );
    expect(screen.queryByText('Choose one to continue.')).not.toBeInTheDocument();
    // No row says to choose another one.
    expect(screen.getAllByText('Good up to ±16.00.')).toHaveLength(2);
    await user.click(back);
    expect(await asked('Your prescription')).toBeInTheDocument();
  });

  it('takes the second press of a double one for none, which would buy what nobody has looked through [RX-10] [RX-11]', async () => {
    keepChoices(FRAME, {
      ...NO_ANSWERS,
      codes: { use: 'SV', treatment: 'AR', thickness: '1.50' },
      prescription: 'later',
    });
    window.history.replaceState(null, '', `${PAGE}#lenses/addOns`);
    const { user, services } = showConfigurator();
    await asked('Anything else?');
    await user.dblClick(await screen.findByText(/^Next:/));
    await asked('Check your lenses');
    const button = await screen.findByRole('button', { name: /^Add to bag/ });
    fireEvent.click(button, { detail: 2 });
    expect(services.commands.runs).toEqual([]);
    fireEvent.click(button, { detail: 1 });
    await waitFor(() => expect(services.commands.runs).toHaveLength(1));
  });

  it('leads back to the distance of the pupils, with the reason, where the frame is too wide for it [RX-10] [RX-12]', async () => {
    const wide = wireFrame();
    const attributes = wide.attributes.map((one) =>
      one.identifier === 'LENS_WIDTH' ? { ...one, values: [{ identifier: '64', value: '64' }] } : one,
    );
    const { user } = showConfigurator(lensShop({ frame: { ...wide, attributes } }));
    await pick(user, /^Single vision/);
    await typeValues(user, { Sphere: '-1.00', 'Pupillary distance': '55' });
    await asked('Which treatment?');
    expect(screen.getAllByText(/This frame is too wide for your pupillary distance/).length).toBeGreaterThan(1);
    expect(await screen.findByText(/^None of these can be made/)).toBeInTheDocument();
  });

  it.each(['', '0'])(
    'does not lead on with an addition of %p where the lens needs one, but to another use [RX-02] [RX-10]',
    async (Add) => {
      const { user } = showConfigurator();
      await pick(user, /^Progressive/);
      await typeValues(user, { Sphere: '-1.00', Add });
      expect(
        await screen.findAllByText(/These lenses need the addition from your paper \(ADD\), \+0\.75 to \+3\.50\./),
      ).not.toEqual([]);
      expect(screen.queryByText(/This value is on every prescription/)).not.toBeInTheDocument();
      await user.click(screen.getByRole('button', { name: 'Choose another use' }));
      await asked('What are the lenses for?');
      // Which needs none, and loses nothing that was typed.
      await pick(user, /^Single vision/);
      await asked('Your prescription');
      for (const sphere of screen.getAllByLabelText(/^Sphere/)) expect(sphere).toHaveValue('-1.00');
      await waitFor(() => expect(screen.queryByText(/These lenses need the addition/)).not.toBeInTheDocument());
    },
  );

  it('says what values of another use lack before anybody presses [RX-02] [RX-10]', async () => {
    const { user } = showConfigurator();
    await pick(user, /^Single vision/);
    await typeValues(user, { Sphere: '-1.00' });
    await asked('Which treatment?');
    await user.click(screen.getByRole('button', { name: 'Change: Use' }));
    await pick(user, /^Progressive/);
    await asked('Your prescription');
    expect(await screen.findAllByText(/These lenses need the addition from your paper/)).toHaveLength(2);
  });

  it('leaves the focus where it is until the next question takes it [RX-10]', async () => {
    const { user } = showConfigurator();
    await pick(user, /^Single vision/);
    const [sphere] = await screen.findAllByLabelText(/^Sphere/);
    await user.click(sphere as HTMLElement);
    await user.pointer({ keys: '[MouseLeft>]', target: await screen.findByText('Check and continue') });
    expect(sphere).toHaveFocus();
  });

  it('back is to the bag where lenses of the bag are changed [RX-10] [CART-03]', async () => {
    const { onClose, user } = showConfigurator(lensShop(), { given: { lensesReview: null, prescription: null } });
    await user.click(await screen.findByRole('button', { name: 'Back to the bag' }));
    await waitFor(() => expect(onClose).toHaveBeenCalledTimes(1));
  });
});
