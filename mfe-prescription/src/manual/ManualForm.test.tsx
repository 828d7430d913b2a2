import {
  EMPTY_VALUES,
  MEASURED_DISTANCE_KEY,
  type PrescriptionValues,
} from '@sightline/shared-lib/domain/prescription';
import words from '@sightline/shared-lib/forms/i18n/en.json';
import frenchWords from '@sightline/shared-lib/forms/i18n/fr.json';
import italianWords from '@sightline/shared-lib/forms/i18n/it.json';
import { ServicesProvider, TranslationProvider, createTranslator } from '@sightline/shared-lib/runtime';
import { fakeServices, quiet } from '@sightline/shared-lib/testing';
import { fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

import en from '../i18n/en.json';
import enLater from '../i18n/later/en.json';
import fr from '../i18n/fr.json';
import frLater from '../i18n/later/fr.json';
import italian from '../i18n/it.json';
import italianLater from '../i18n/later/it.json';

import { ManualForm } from './ManualForm';

const TEXTS = {
  'en-us': createTranslator('en', 'prescription', { ...words, ...en, ...enLater }),
  'it-it': createTranslator('it', 'prescription', { ...italianWords, ...italian, ...italianLater }),
  'fr-fr': createTranslator('fr', 'prescription', { ...frenchWords, ...fr, ...frLater }),
};

function show(
  services = fakeServices(),
  locale: keyof typeof TEXTS = 'en-us',
  given: Partial<PrescriptionValues> | null = null,
) {
  const onSave = jest.fn();
  const shown = render(
    <ServicesProvider services={services}>
      <TranslationProvider t={TEXTS[locale]} locale={locale}>
        <ManualForm saving={false} onSave={onSave} given={given && { ...EMPTY_VALUES, ...given }} />
      </TranslationProvider>
    </ServicesProvider>,
  );
  return { ...shown, onSave, user: userEvent.setup() };
}

const field = (eye: number, name: string) =>
  screen.getAllByRole('spinbutton', { name: new RegExp(`^${name}`) })[eye] as HTMLElement;
const distanceField = () => screen.getByRole('textbox', { name: /^Pupillary distance/ });
const send = () => screen.getByRole('button', { name: /Check and continue/ });

async function type(user: ReturnType<typeof userEvent.setup>, element: HTMLElement, text: string) {
  await user.clear(element);
  if (text) await user.type(element, text);
}

describe('typing a prescription in', () => {
  it('offers the distance that try-on measured, and takes it only when asked [ADV-02] [RX-02]', async () => {
    const services = fakeServices();
    services.storage.set(MEASURED_DISTANCE_KEY, 62.5);
    const { user } = show(services);
    expect(distanceField()).toHaveValue('');
    await user.click(screen.getByRole('button', { name: 'Use the 62.5\u202Fmm measured by try-on' }));
    expect(distanceField()).toHaveValue('62.5');
    expect(screen.queryByRole('button', { name: /measured by try-on/ })).not.toBeInTheDocument();
  });

  it('opens the measuring with a card where the paper has no distance, and closes it again [RX-13]', async () => {
    const { user } = show();
    await user.click(screen.getByRole('button', { name: 'No distance on the paper? Measure it with a card' }));
    expect(await screen.findByText(/The photo stays on this device/)).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Close the measuring' }));
    expect(screen.queryByText(/The photo stays on this device/)).not.toBeInTheDocument();
  });

  it('offers no distance that nobody has [ADV-02]', () => {
    const services = fakeServices();
    services.storage.set(MEASURED_DISTANCE_KEY, 630);
    show(services);
    expect(screen.queryByRole('button', { name: /measured by try-on/ })).not.toBeInTheDocument();
  });

  it('sends normalised values with the printed comma and minus understood [RX-02]', async () => {
    const { onSave, user } = show();
    await type(user, field(0, 'Sphere'), '-1,75');
    await type(user, field(1, 'Sphere'), '−2.00');
    await type(user, distanceField(), '63');
    await user.click(send());
    expect(onSave).toHaveBeenCalledWith(
      expect.objectContaining({ rightSphere: '-1.75', leftSphere: '-2.00', rightAxis: '0', pupillaryDistance: '63' }),
    );
  });

  it('asks for the axis that a cylinder needs and keeps everything typed [RX-02]', async () => {
    const { onSave, user } = show();
    await type(user, field(0, 'Cylinder'), '-0.50');
    await user.click(send());
    await waitFor(() => expect(field(0, 'Cylinder')).toHaveValue('−0.50'));
    await quiet();
    expect(onSave).not.toHaveBeenCalled();
    expect(screen.getAllByText(/Add an axis from 1 to 180, because cylinder is −0.50/).length).toBeGreaterThan(0);
  });

  it('asks for an axis only beside a cylinder, says so, and keeps an axis while the cylinder is typed again [RX-02]', async () => {
    const { user } = show();
    expect(screen.getAllByRole('textbox', { name: /^Axis/ })).toHaveLength(2);
    expect(screen.getAllByDisplayValue('No cylinder')).toHaveLength(2);
    await type(user, field(0, 'Cylinder'), '-0.50');
    await type(user, field(0, 'Axis'), '170');
    await user.clear(field(0, 'Cylinder'));
    expect(screen.queryByRole('spinbutton', { name: /^Axis/ })).not.toBeInTheDocument();
    await user.type(field(0, 'Cylinder'), '-0.75');
    expect(field(0, 'Axis')).toHaveValue('170');
  });

  it('asks for a sign when a power comes without one, on leaving the field [RX-02]', async () => {
    const { user } = show();
    await type(user, field(1, 'Sphere'), '1.50');
    await user.tab();
    expect(screen.getByText(/Is it \+ or −/)).toBeInTheDocument();
    expect(field(1, 'Sphere')).toHaveValue('1.50');
    // Shown to fingers alone, whose keyboards may have no minus.
    const sign = screen.getByLabelText('Left eye: Sphere: other sign');
    fireEvent.click(sign);
    expect(field(1, 'Sphere')).toHaveValue('−1.50');
    fireEvent.click(sign);
    expect(field(1, 'Sphere')).toHaveValue('+1.50');
  });

  it('prints what was typed as papers do, on leaving the field, and never another value [RX-02]', async () => {
    const { user } = show();
    await type(user, field(0, 'Sphere'), '-1,75');
    await type(user, field(1, 'Sphere'), '-1.256');
    await type(user, field(0, 'Add'), '2');
    await user.tab();
    await waitFor(() => expect(field(0, 'Add')).toHaveValue('+2.00'));
    expect(field(0, 'Sphere')).toHaveValue('−1.75');
    expect(field(1, 'Sphere')).toHaveValue('-1.256');
  });

  it('never writes what is typed into an address, also without script [RX-02]', () => {
    show();
    const { form } = screen.getByRole<HTMLInputElement>('textbox', { name: /^Pupillary distance/ });
    expect(form).toHaveAttribute('method', 'post');
    expect(form).toHaveAttribute('data-enhanced');
  });

  it('starts with powers in the notation of the language [RX-02]', () => {
    show(fakeServices(), 'it-it');
    expect(screen.getAllByRole('spinbutton', { name: /^Sfera/ })[0]).toHaveValue('0,00');
    expect(screen.getAllByRole('spinbutton', { name: /^Cilindro/ })[1]).toHaveValue('0,00');
  });

  it('says where a missing distance is found, not that it may be zero [RX-02]', async () => {
    const { onSave, user } = show();
    await user.click(send());
    await quiet();
    expect(onSave).not.toHaveBeenCalled();
    expect(screen.getAllByText(/Copy the distance from the paper/).length).toBeGreaterThan(0);
  });

  it('takes one distance or one for each eye [RX-02]', async () => {
    const { onSave, user } = show();
    await user.click(screen.getByRole('radio', { name: 'Two numbers' }));
    await type(user, screen.getByRole('textbox', { name: 'Right eye' }), '31.5');
    await type(user, screen.getByRole('textbox', { name: 'Left eye' }), '32');
    expect(screen.getByText('Together 63.5 mm')).toBeInTheDocument();
    await user.click(send());
    expect(onSave).toHaveBeenCalledWith(expect.objectContaining({ rPupDistance: '31.5', lPupDistance: '32' }));
  });

  it('steps by quarters and degrees with buttons and arrow keys, within what is made [RX-02]', async () => {
    const { user } = show();
    await user.click(screen.getByRole('button', { name: 'Right eye: Sphere: one step down' }));
    expect(field(0, 'Sphere')).toHaveValue('−0.25');
    await user.type(field(0, 'Sphere'), '{ArrowDown}{ArrowDown}{PageDown}');
    expect(field(0, 'Sphere')).toHaveValue('−1.75');
    expect(field(0, 'Sphere')).toHaveAttribute('aria-valuenow', '-1.75');
    await type(user, field(1, 'Sphere'), '+19.90');
    await user.keyboard('{ArrowUp}{ArrowUp}{ArrowUp}');
    expect(field(1, 'Sphere')).toHaveValue('+20.00');
    await user.type(field(0, 'Add'), '{ArrowUp}{ArrowUp}');
    expect(field(0, 'Add')).toHaveValue('+1.00');
    await user.type(field(0, 'Add'), '{ArrowDown}{ArrowDown}');
    expect(field(0, 'Add')).toHaveValue('');
    await user.type(field(0, 'Cylinder'), '{ArrowDown}');
    await user.type(field(0, 'Axis'), '{ArrowDown}');
    expect(field(0, 'Axis')).toHaveValue('180');
    await user.keyboard('{ArrowUp}{PageUp}');
    expect(field(0, 'Axis')).toHaveValue('11');
  });

  it('copies the right eye to the left one [RX-02]', async () => {
    const { user } = show();
    await type(user, field(0, 'Sphere'), '-1.75');
    await type(user, field(0, 'Cylinder'), '-0.50');
    await type(user, field(0, 'Axis'), '170');
    await user.click(screen.getByRole('button', { name: 'Left eye as the right one' }));
    await waitFor(() => expect(field(1, 'Sphere')).toHaveValue('−1.75'));
    expect(field(1, 'Cylinder')).toHaveValue('−0.50');
    expect(field(1, 'Axis')).toHaveValue('170');
  });

  it('asks once about what is rare, in view of whoever answers, and takes it when it is said again [RX-02]', async () => {
    const { onSave, user } = show();
    const shown: (string | null)[] = [];
    Object.assign(Element.prototype, {
      scrollIntoView(this: Element) {
        shown.push(this.textContent);
        // Newer browsers answer when they have scrolled.
        return Promise.resolve();
      },
    });
    await type(user, field(0, 'Sphere'), '-1.75');
    await type(user, field(1, 'Sphere'), '+1.75');
    await type(user, distanceField(), '63');
    await user.click(send());
    const question = await screen.findByRole('alert');
    expect(question).toHaveTextContent('One eye has plus, the other minus.');
    expect(question).toHaveTextContent('The two eyes differ by 3.50');
    expect(shown).toEqual([expect.stringContaining('One eye has plus')]);
    Reflect.deleteProperty(Element.prototype, 'scrollIntoView');
    expect(onSave).not.toHaveBeenCalled();
    await user.click(screen.getByRole('button', { name: /Yes, it says so on the paper/ }));
    expect(onSave).toHaveBeenCalledWith(expect.objectContaining({ rightSphere: '-1.75', leftSphere: '+1.75' }));
    await user.click(send());
    expect(onSave).toHaveBeenCalledTimes(2);
  });

  it('asks again when another rare value comes, and not about values that were confirmed before [RX-02]', async () => {
    const { onSave, user } = show(fakeServices(), 'en-us', {
      rightSphere: '-7.00',
      leftSphere: '-7.00',
      pupillaryDistance: '63',
    });
    await user.click(send());
    expect(onSave).toHaveBeenCalledTimes(1);
    await type(user, distanceField(), '76');
    await user.click(send());
    expect(await screen.findByText(/76 mm between the pupils/)).toBeInTheDocument();
    expect(onSave).toHaveBeenCalledTimes(1);
  });

  it('keeps a plus cylinder as the same lens with minus, and says so [RX-02]', async () => {
    const { onSave, user } = show();
    await type(user, field(0, 'Sphere'), '-3.00');
    await type(user, field(0, 'Cylinder'), '+1.00');
    await type(user, field(0, 'Axis'), '180');
    await type(user, field(1, 'Sphere'), '-2.00');
    await type(user, distanceField(), '63');
    expect(screen.getByText('Right eye: minus two, cylinder minus one at 90 degrees.')).toBeInTheDocument();
    expect(screen.getByText(/Your paper writes the cylinder with \+/)).toBeInTheDocument();
    await user.click(send());
    expect(onSave).toHaveBeenCalledWith(
      expect.objectContaining({ rightSphere: '-2.00', rightCyl: '-1.00', rightAxis: '90' }),
    );
  });

  it('reads the values back in words once they can be made [RX-02]', async () => {
    const { user } = show(fakeServices(), 'fr-fr', { rightSphere: '-1.75', leftSphere: '+2.00', leftAdd: '+1.50' });
    expect(screen.queryByText(/moins un/)).not.toBeInTheDocument();
    await user.type(screen.getByRole('textbox', { name: /^Écart pupillaire/ }), '63,5');
    expect(screen.getByText('Œil droit : moins un virgule soixante-quinze.')).toBeInTheDocument();
    expect(screen.getByText('Œil gauche : plus deux, de près plus un virgule cinq.')).toBeInTheDocument();
    expect(screen.getByText('63,5 mm de pupille à pupille.')).toBeInTheDocument();
  });

  it('shows the value in question on a drawn paper, by the signs of the country [RX-02]', async () => {
    const { user } = show();
    await user.click(field(0, 'Cylinder'));
    expect(screen.getByText('A prescription paper with Cylinder marked, Right eye in the row OD.')).toBeInTheDocument();
    await user.click(distanceField());
    expect(screen.getByText(/pupillary distance marked, in the row PD/)).toBeInTheDocument();
    expect(screen.getByText(/One number for both eyes, or two with a \//)).toBeInTheDocument();
    expect(screen.getByRole('group', { name: 'Left eye OS' })).toBeInTheDocument();
  });

  it('calls the left eye OG where papers are French [RX-02]', () => {
    show(fakeServices(), 'fr-fr');
    expect(screen.getByRole('group', { name: 'Œil gauche OG' })).toBeInTheDocument();
  });

  it('asks for a prism only when the paper has one, and never without its direction [RX-02]', async () => {
    const { onSave, user } = show(fakeServices(), 'en-us', { pupillaryDistance: '63' });
    expect(screen.queryByRole('spinbutton', { name: /^Prism/ })).not.toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'My paper has a prism' }));
    const right = within(screen.getByRole('group', { name: 'Right eye, Prism' }));
    await user.type(right.getByRole('spinbutton', { name: /^Prism/ }), '2');
    await user.click(send());
    expect(await screen.findByRole('alert')).toHaveTextContent('Choose the direction of the prism');
    await user.selectOptions(right.getByRole('combobox', { name: 'Base' }), 'out');
    expect(screen.getByText('Right eye: zero, prism 2, base out.')).toBeInTheDocument();
    await user.click(send());
    expect(onSave).toHaveBeenCalledWith(expect.objectContaining({ rightPrism: '2.00', rightPrismBase: 'out' }));
  });
});
