import { createTranslator } from '@sightline/shared-lib/runtime';
import { failWith, quiet } from '@sightline/shared-lib/testing';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';

import { loadMessages } from '../../loadMessages';
import { asked } from '../../testing/askedQuestion';
import { FRAME, lensShop, wireFrame } from '../../testing/lensShop';
import { next, pick, showConfigurator, giveValues } from '../../testing/shownConfigurator';

import { keepChoices } from './choiceMemory';
import { NO_ANSWERS } from './lensAnswers';
import { forgetDraft } from './typedDraft';

beforeEach(() => {
  window.sessionStorage.clear();
  forgetDraft();
  window.history.replaceState(null, '', '/eyeglasses/forum');
});

/** A tab in which everything is chosen but for the prescription, which comes later. */
function atReview() {
  const codes = { use: 'SV', treatment: 'AR', thickness: '1.50' };
  keepChoices(FRAME, { ...NO_ANSWERS, codes, prescription: 'later', addOns: [] });
  window.history.replaceState(null, '', '/eyeglasses/forum#lenses/review');
}

describe('the lens configurator', () => {
  it('leads from use to review, with the price at each step [RX-10] [RX-12]', async () => {
    const { user } = showConfigurator();
    const first = await asked('What are the lenses for?');
    expect(screen.getByText('Step 1 of up to 7.')).toBeInTheDocument();
    await waitFor(() => expect(first).toHaveFocus());
    expect(screen.getByRole('status')).toHaveTextContent(/^\$164\.00$/);
    await pick(user, /^Single vision/);
    const second = await asked('Your prescription');
    await waitFor(() => expect(second).toHaveFocus());
    await screen.findAllByLabelText(/^Sphere/);
    expect(screen.getByRole('status')).toHaveTextContent('$259.00Frame $164.00, lenses $95.00');
    await giveValues(user, '-3.75', '-4.00');
    await pick(user, /^Anti-reflective/);

    await asked('How thin?');
    expect(screen.getByText(/Step 4 of 6. Drawn for your values in this frame/)).toBeInTheDocument();
    expect(await screen.findByRole('radio', { name: /^Thin, index 1.60/ })).toHaveAccessibleDescription(
      /mm at the edge, both lenses \d+\u202Fg. Our advice for −4.00./,
    );
    const ultra = screen.getByRole('radio', { name: /^Ultra thin/ });
    expect(ultra).toBeDisabled();
    expect(ultra).toHaveAccessibleDescription('Made from ±5.00. Not for this prescription: choose a thicker one.');
    await pick(user, /^Thin/);
    await asked('Anything else?');
    await next(user);
    await asked('Check your lenses');
    expect(screen.getByText('Right eye: sphere −3.75')).toBeInTheDocument();
    expect(screen.getByText('Pupillary distance 63 mm')).toBeInTheDocument();
  });

  it('draws the form of the prescription unseen before Next is pressed, which only shows it [RX-10]', async () => {
    const { user } = showConfigurator();
    await asked('What are the lenses for?');
    await quiet();
    expect(screen.queryAllByLabelText(/^Sphere/)).toEqual([]);
    await user.click(await screen.findByLabelText(/^Single vision/, { selector: 'input' }));
    const [sphere] = await screen.findAllByLabelText(/^Sphere/);
    expect(sphere).not.toBeVisible();
    await waitFor(() => expect(screen.getByText(/^Next:/).closest('button')).not.toHaveAttribute('aria-disabled'));
    fireEvent.click(screen.getByText(/^Next:/));
    // What nobody sees of the press, such as the address, follows the frame.
    expect(sphere).toBeVisible();
    expect(window.location.hash).toBe('#lenses/use');
    await waitFor(() => expect(window.location.hash).toBe('#lenses/prescription'));
    expect(await asked('Your prescription')).toHaveFocus();
    expect(screen.getAllByLabelText(/^Sphere/)).toHaveLength(2);
  });

  it('shows the frame with lenses of the treatment and colour that are chosen [RX-10]', async () => {
    const { user } = showConfigurator();
    await pick(user, /^Single vision/);
    await user.click(await screen.findByText('Send it later'));
    const picture = () => document.querySelector('.plate img')?.getAttribute('src');
    await pick(user, /^Light-adaptive/);
    await asked('Which color?');
    expect(picture()).toBe('/pictures/forum/front.webp?w=800&v=a');
    await user.click(screen.getByLabelText(/^Brown/, { selector: 'input' }));
    await waitFor(() => expect(picture()).toBe('/pictures/forum/front.webp?w=800&v=a&lens=PHOTO-BRN'));
  });

  it('puts frame and lenses into the bag in one step and leaves [RX-11]', async () => {
    atReview();
    const added = { ok: true, orderId: '1', orderItemIds: ['1'] };
    const { user, services, onAdded } = showConfigurator(lensShop({ commandFakes: { 'cart.add': () => added } }));
    await user.click(await screen.findByRole('button', { name: /^Add to bag.*\$299.00/ }));
    await waitFor(() => expect(onAdded).toHaveBeenCalledTimes(1));
    const [[name, input]] = services.commands.runs as [[string, { items: { partNumber: string }[] }]];
    expect(name).toBe('cart.add');
    expect(input.items.map(({ partNumber }) => partNumber)).toEqual([FRAME, 'SRV-SV', 'SRV-AR']);
    expect(onAdded).toHaveBeenCalledWith({ rxLensId: 'SV-AR-CLR-1.50', groupKey: expect.any(String) });
    expect(window.location.hash).toBe('');
  });

  it('takes typed values by the press alone: the browser, which looks at every field of what it sends, sends no form [RX-10]', async () => {
    const sent = jest.fn();
    document.addEventListener('submit', sent, true);
    const { user } = showConfigurator();
    await pick(user, /^Single vision/);
    await giveValues(user, '-3.75', '-4.25');
    await asked('Which treatment?');
    document.removeEventListener('submit', sent, true);
    expect(sent).not.toHaveBeenCalled();
  });

  it('puts no value of a prescription anywhere but into the bag [RX-02] [RX-11]', async () => {
    const { user, services } = showConfigurator();
    await pick(user, /^Single vision/);
    await giveValues(user, '-3.75', '-4.25');
    await pick(user, /^Anti-reflective/);
    await asked('How thin?');
    const seen = [
      window.location.href,
      JSON.stringify({ ...window.sessionStorage }),
      JSON.stringify({ ...window.localStorage }),
      JSON.stringify(window.history.state),
      JSON.stringify([services.client.calls, services.analyticsEvents, services.bus.events]),
    ].join(' ');
    expect(seen).toMatch(/#lenses\/thickness.*SV/);
    expect(seen).not.toMatch(/3\.75|4\.25|"63"/);
  });

  it('is back at its question with its choices after the page was loaded again, but asks for the values again [RX-10]', async () => {
    const first = showConfigurator();
    await pick(first.user, /^Single vision/);
    await first.user.click(await screen.findByRole('button', { name: 'Send it later' }));
    await pick(first.user, /^Light-adaptive/);
    await asked('Which color?');
    first.unmount();
    const second = showConfigurator();
    await asked('Which color?');
    expect(screen.getByText('You send it later')).toBeInTheDocument();
    await second.user.click(screen.getByRole('button', { name: 'Change: Prescription' }));
    await giveValues(second.user, '-1.00', '-1.00');
    await asked('Which color?');
    second.unmount();
    // As loading the page does.
    forgetDraft();
    showConfigurator();
    await asked('Your prescription');
    expect(await screen.findByText(/values are not kept when the page is loaded again/)).toBeInTheDocument();
  });

  it('marks the row that is pressed before anything follows from it, and keeps the choice of who leaves at once [RX-10]', async () => {
    const { user, unmount } = showConfigurator();
    const row = await screen.findByLabelText(/^Single vision/, { selector: 'input' });
    await user.click(row);
    expect(row).toBeChecked();
    expect(screen.getByRole('status')).toHaveTextContent(/^\$164\.00$/);
    unmount();
    showConfigurator();
    await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent('Frame $164.00, lenses $95.00'));
  });

  it('does what follows from a choice before the next press is answered [RX-10]', async () => {
    showConfigurator();
    fireEvent.click(await screen.findByLabelText(/^Single vision/, { selector: 'input' }));
    expect(screen.getByText(/^Next:/).closest('button')).toHaveAttribute('aria-disabled', 'true');
    fireEvent.pointerDown(screen.getByText(/^Next:/));
    expect(screen.getByRole('status')).toHaveTextContent('Frame $164.00, lenses $95.00');
    fireEvent.click(screen.getByText(/^Next:/));
    expect(await asked('Your prescription')).toBeInTheDocument();
  });

  it('goes back one question by the browser, and out from the first [RX-10]', async () => {
    const { user, onClose } = showConfigurator();
    await pick(user, /^Single vision/);
    await asked('Your prescription');
    act(() => window.history.back());
    expect(await asked('What are the lenses for?')).toBeInTheDocument();
    await quiet();
    expect(onClose).not.toHaveBeenCalled();
    act(() => window.history.back());
    await waitFor(() => expect(onClose).toHaveBeenCalledTimes(1));
  });

  it('leaves by its own way back in one step [RX-10]', async () => {
    const { user, onClose } = showConfigurator();
    await pick(user, /^Single vision/);
    await user.click(screen.getByRole('button', { name: 'Back to Forum' }));
    await waitFor(() => expect(onClose).toHaveBeenCalledTimes(1));
    expect(window.location.hash).toBe('');
  });

  it('refuses a progressive lens for a low frame with the reason and what to change [RX-10] [RX-12]', async () => {
    showConfigurator(lensShop({ frame: wireFrame({ lensHeight: '26' }) }));
    const progressive = await screen.findByRole('radio', { name: /^Progressive/ });
    expect(progressive).toBeDisabled();
    expect(progressive).toHaveAccessibleDescription(/at least 28\u202Fmm high.*choose a higher frame/);
  });

  it('begins without the words of its form, which come with it [RX-10]', async () => {
    const begins = await loadMessages('en', undefined, 'lenses.configurator');
    expect(begins).not.toHaveProperty(['Prescription.Save']);
    expect(await loadMessages('en', undefined, 'prescription.dialog')).toHaveProperty(['Prescription.Save']);
    const { user } = showConfigurator(lensShop(), { t: createTranslator('en', 'beginning', begins) });
    const keys = () => document.body.textContent?.match(/\b(Lenses|Prescription|Form)\.[A-Z]\w*/g);
    await pick(user, /^Single vision/);
    await screen.findAllByLabelText(/^Sphere/);
    expect(keys()).toBeNull();
    await giveValues(user, '-3.75', '-4.00');
    await pick(user, /^Anti-reflective/);
    expect(keys()).toBeNull();
    await pick(user, /^Thin/);
    await next(user);
    await asked('Check your lenses');
    expect(keys()).toBeNull();
  });

  it('asks about rare values by the button in its bar, which is not there while the paper is sent [RX-02] [RX-10]', async () => {
    const { user } = showConfigurator();
    await pick(user, /^Single vision/);
    await giveValues(user, '-9.00', '-9.00');
    expect(screen.getByText('Is this right?')).toBeInTheDocument();
    const confirm = await screen.findByText('Yes, it says so on the paper');
    expect(confirm.closest('footer')).toBeInTheDocument();
    await user.click(screen.getByText('Upload a photo'));
    expect(confirm).not.toBeInTheDocument();
    await user.click(screen.getByText('Type it in'));
    await user.click(screen.getByText('Yes, it says so on the paper'));
    await asked('Which treatment?');
  });

  it('draws nothing without values, and says so [RX-12]', async () => {
    const { user } = showConfigurator();
    await pick(user, /^Single vision/);
    await user.click(await screen.findByRole('button', { name: 'Send it later' }));
    await pick(user, /^Anti-reflective/);
    await asked('How thin?');
    expect(screen.getByText(/Without your values nothing can be drawn/)).toBeInTheDocument();
    expect(screen.getByRole('radio', { name: /^Standard/ })).toHaveAccessibleDescription('Good up to ±2.00.');
  });

  it.each([
    ['thickness', ['power-too-strong', 'thickness', '6'], 'How thin?', 'Made up to ±6.00.'],
    ['prescription', ['addition-missing', 'prescription'], 'Your prescription', 'These lenses need an addition'],
    ['frame', ['frame-too-low', 'frame', '28'], 'What are the lenses for?', 'at least 28 mm high'],
  ])(
    'tells a refusal of the platform at the question of the %s, and loses nothing [RX-11] [RX-12]',
    async (_name, parameters, question, text) => {
      const refused = { ok: false, message: 'English', reason: { key: 'RX_LENS_NOT_MADE', parameters } };
      atReview();
      const { user, onAdded } = showConfigurator(lensShop({ commandFakes: { 'cart.add': () => refused } }));
      await user.click(await screen.findByRole('button', { name: /^Add to bag/ }));
      await asked(question);
      expect(within(screen.getByRole('alert')).getByText(new RegExp(text))).toBeInTheDocument();
      await quiet();
      expect(onAdded).not.toHaveBeenCalled();
      expect(screen.getAllByRole('button', { name: /^Change: / }).length).toBeGreaterThan(2);
    },
  );

  it('says when the bag did not take the pair, at the review [RX-11]', async () => {
    atReview();
    const { user } = showConfigurator();
    await user.click(await screen.findByRole('button', { name: /^Add to bag/ }));
    expect(await screen.findByText(/Your choices are still here: try again/)).toBeInTheDocument();
    expect(screen.getByRole('heading', { name: 'Check your lenses' })).toBeInTheDocument();
  });

  it('loads again after it failed, and says when nothing is on offer [RX-10]', async () => {
    let isDown = true;
    const services = lensShop({
      handlers: {
        'GET /store/{storeId}/rox/lensesData': () => {
          if (isDown) throw failWith(500, 'DOWN', {});
          return { lenses: [], addOns: [] };
        },
      },
    });
    const { user } = showConfigurator(services);
    expect(await screen.findByText(/The lenses are not loading/)).toBeInTheDocument();
    isDown = false;
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText(/No lenses are on offer for this frame/)).toBeInTheDocument();
  });
});
