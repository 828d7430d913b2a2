import { act, screen, waitFor } from '@testing-library/react';

import { asked } from '../../testing/askedQuestion';
import { FRAME, lensShop } from '../../testing/lensShop';
import { next, pick, showConfigurator } from '../../testing/shownConfigurator';

import { keepChoices } from './choiceMemory';
import { NO_ANSWERS } from './lensAnswers';

const PAGE = '/eyeglasses/forum';

beforeEach(() => window.sessionStorage.clear());

describe('the address of a question', () => {
  it('is left for the page where the shopper arrived with it, after other questions too [RX-10]', async () => {
    window.history.replaceState(null, '', `${PAGE}#lenses/use`);
    const { user, onClose } = showConfigurator();
    await pick(user, /^Single vision/);
    await asked('Your prescription');
    await user.click(screen.getByRole('button', { name: 'Back to Forum' }));
    await waitFor(() => expect(onClose).toHaveBeenCalledTimes(1));
    expect(window.location.pathname + window.location.hash).toBe(PAGE);
  });

  it('is left with the pair in the bag where the shopper arrived with it [RX-11]', async () => {
    const codes = { use: 'SV', treatment: 'AR', thickness: '1.50' };
    keepChoices(FRAME, { ...NO_ANSWERS, codes, prescription: 'later' });
    window.history.replaceState(null, '', `${PAGE}#lenses/addOns`);
    const added = { ok: true, orderId: '1', orderItemIds: ['1'] };
    const { user, onAdded } = showConfigurator(lensShop({ commandFakes: { 'cart.add': () => added } }));
    await asked('Anything else?');
    await next(user);
    await user.click(await screen.findByRole('button', { name: /^Add to bag/ }));
    await waitFor(() => expect(onAdded).toHaveBeenCalledTimes(1));
    expect(window.location.hash).toBe('');
  });

  it('says the question that is shown after the page was loaded again, and Back leads on to another one [RX-10]', async () => {
    keepChoices(FRAME, { ...NO_ANSWERS, codes: { use: 'SV', treatment: 'AR', thickness: '1.50' }, addOns: [] });
    window.history.replaceState(null, '', PAGE);
    for (const [index, step] of ['use', 'prescription', 'treatment', 'review'].entries())
      window.history.pushState({ lenses: index + 1 }, '', `#lenses/${step}`);
    const { onClose } = showConfigurator();
    await asked('Your prescription');
    expect(window.location.hash).toBe('#lenses/prescription');
    // What comes after it stands, and is changed once it is answered.
    expect(screen.getByText(/^Anti-reflective/)).toBeInTheDocument();
    expect(screen.getAllByRole('button', { name: /^Change: / })).toHaveLength(1);
    act(() => window.history.back());
    await asked('What are the lenses for?');
    expect(window.location.hash).toBe('#lenses/use');
    act(() => window.history.back());
    await waitFor(() => expect(onClose).toHaveBeenCalledTimes(1));
    expect(window.location.pathname + window.location.hash).toBe(PAGE);
  });
});
