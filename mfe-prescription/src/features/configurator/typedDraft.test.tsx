import { screen, waitFor } from '@testing-library/react';

import { asked } from '../../testing/askedQuestion';
import { FRAME, lensShop } from '../../testing/lensShop';
import { giveValues, pick, showConfigurator, typeValues } from '../../testing/shownConfigurator';

import { keepChoices } from './choiceMemory';
import { NO_ANSWERS } from './lensAnswers';
import { forgetDraft } from './typedDraft';

beforeEach(() => {
  window.sessionStorage.clear();
  window.history.replaceState(null, '', '/eyeglasses/forum');
  forgetDraft();
});

/** Another frame, in the same page: no answer is kept for it. */
function anotherFrame() {
  window.sessionStorage.clear();
  window.history.replaceState(null, '', '/eyeglasses/other');
}

const spheres = async () =>
  (await screen.findAllByLabelText(/^Sphere/)).map((field) => (field as HTMLInputElement).value);

const toPrescription = async ({ user }: ReturnType<typeof showConfigurator>) => {
  await pick(user, /^Single vision/);
  await asked('Your prescription');
};

describe('values that were typed when the configurator was left', () => {
  it('stand in their fields when it is opened again, whether they were given or not [RX-02] [RX-10]', async () => {
    const first = showConfigurator();
    await toPrescription(first);
    await typeValues('-3.75', '-4.');
    first.unmount();
    anotherFrame();
    const second = showConfigurator();
    await toPrescription(second);
    expect(await spheres()).toEqual(['−3.75', '−4.00']);
    await giveValues(second.user, '-2.00', '-2.25');
    await asked('Which treatment?');
    second.unmount();
    anotherFrame();
    const third = showConfigurator();
    await toPrescription(third);
    expect(await spheres()).toEqual(['−2.00', '−2.25']);
    expect(screen.queryByText(/values are not kept/)).toBeNull();
    expect(JSON.stringify([{ ...window.sessionStorage }, { ...window.localStorage }])).not.toMatch(/2\.25/);
  });

  it('are forgotten once a pair is bought with them [RX-11]', async () => {
    const added = { 'cart.add': () => ({ ok: true, orderId: '1', orderItemIds: ['1'] }) } as const;
    const codes = { use: 'SV', treatment: 'AR', thickness: '1.50' };
    keepChoices(FRAME, { ...NO_ANSWERS, codes, addOns: [] });
    window.history.replaceState(null, '', '/eyeglasses/forum#lenses/prescription');
    const first = showConfigurator(lensShop({ commandFakes: added }));
    await asked('Your prescription');
    await giveValues(first.user, '-1.00', '-1.25');
    await asked('Check your lenses');
    await first.user.click(await screen.findByRole('button', { name: /^Add to bag/ }));
    await waitFor(() => expect(first.onAdded).toHaveBeenCalled());
    first.unmount();
    anotherFrame();
    await toPrescription(showConfigurator());
    expect(await spheres()).toEqual(['0.00', '0.00']);
  });

  it('go with whoever signs out or ends a visit, and stay with a guest who signs in [PLAT-04]', async () => {
    const services = lensShop();
    const leaveWith = async (sphere: string) => {
      anotherFrame();
      const shown = showConfigurator(services);
      await toPrescription(shown);
      const stood = await spheres();
      if (sphere) await typeValues(sphere, sphere);
      shown.unmount();
      return stood;
    };
    await leaveWith('-1.00');
    await services.identity.ensureIdentity();
    expect(await leaveWith('')).toEqual(['−1.00', '−1.00']);
    await services.identity.adopt({ userId: 'ann', WCToken: '', personalizationID: '' });
    expect(await leaveWith('-3.00')).toEqual(['−1.00', '−1.00']);
    expect(await leaveWith('')).toEqual(['−3.00', '−3.00']);
    await services.identity.signOut();
    expect(await leaveWith('-2.00')).toEqual(['0.00', '0.00']);
    await services.identity.ensureIdentity();
    await services.identity.signOut();
    expect(await leaveWith('')).toEqual(['0.00', '0.00']);
  });
});
