import type { AddToCartInput, AddToCartOutcome, Fragments } from '@sightline/shared-lib/contracts';
import type { LensChoices } from '@sightline/shared-lib/domain/lens';
import words from '@sightline/shared-lib/forms/i18n/en.json';
import italianWords from '@sightline/shared-lib/forms/i18n/it.json';
import { ServicesProvider, TranslationProvider, createTranslator } from '@sightline/shared-lib/runtime';
import { aSite, fakeServices } from '@sightline/shared-lib/testing';
import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

import en from '../../i18n/en.json';
import enLater from '../../i18n/later/en.json';
import italian from '../../i18n/it.json';
import italianLater from '../../i18n/later/it.json';

import { ContactLensForm } from './ContactLensForm';

const SPHERE: LensChoices = {
  offered: { power: ['-1.00', '-0.50', '+0.50'], baseCurve: ['8.4', '8.6'], diameter: ['14.2'] },
  asksDominance: false,
  words: {},
};
const MULTIFOCAL: LensChoices = {
  offered: { power: ['-1.00'], baseCurve: ['8.5'], diameter: ['14.1'], addition: ['LO', 'HI'] },
  asksDominance: true,
  words: { LO: 'Low', HI: 'High' },
};
const TORIC: LensChoices = {
  offered: { power: ['-1.00'], cylinder: ['-0.75', '-1.25'], axis: ['10', '180'], colour: ['Blue', 'Grey'] },
  asksDominance: false,
  words: { Blue: 'Blue', Grey: 'Gray' },
};
const added: AddToCartOutcome = { ok: true, orderId: '7', orderItemIds: ['1', '2'] };

function show(
  props: Partial<Fragments['prescription.contactLenses']> = {},
  answer: () => Promise<AddToCartOutcome> = async () => added,
  locale: 'en-us' | 'it-it' = 'en-us',
  site = aSite(),
) {
  const services = fakeServices({ site, commandFakes: { 'cart.add': answer } });
  const t =
    locale === 'it-it'
      ? createTranslator('it', 'p', { ...italianWords, ...italian, ...italianLater })
      : createTranslator('en', 'p', { ...words, ...en, ...enLater });
  const form = (later: Partial<Fragments['prescription.contactLenses']> = {}) => (
    <ServicesProvider services={services}>
      <TranslationProvider t={t} locale={locale}>
        <ContactLensForm
          partNumber="600"
          name="Lacrima 30"
          choices={SPHERE}
          price={{ minor: 4600, currency: 'USD' }}
          {...props}
          {...later}
        />
      </TranslationProvider>
    </ServicesProvider>
  );
  const { rerender } = render(form());
  const inputs = () => services.commands.runs.map(([, input]) => input as AddToCartInput);
  const sent = () =>
    inputs()[0]?.items.map(({ quantity, attributes }) => [quantity, JSON.parse(attributes?.['contactLensData'] ?? '')]);
  const learn = (later: Partial<Fragments['prescription.contactLenses']>) => rerender(form(later));
  return { services, inputs, sent, learn, user: userEvent.setup() };
}

const eye = (name: string) => within(screen.getByRole('group', { name }));
const addButton = () => screen.getByRole('button', { name: /^Add to bag/ });

describe('contact lenses for each eye', () => {
  it('says beside a strong power what it would be from a prescription for glasses, and takes it as it is [RX-20]', async () => {
    const { user } = show({ choices: { ...SPHERE, offered: { ...SPHERE.offered, power: ['-1.00', '-6.00'] } } });
    const power = within(screen.getByRole('group', { name: 'Right eye' })).getByRole('combobox', { name: 'Power' });
    await user.selectOptions(power, '-6.00');
    expect(power).toHaveAccessibleDescription(/^−6\.00 on a prescription for glasses would be −5\.50 here\./);
    expect(power).toBeValid();
    await user.selectOptions(power, '-1.00');
    expect(power).toHaveAccessibleDescription('');
  });

  it('adds one line an eye with its own values and boxes [RX-20] [PDP-04]', async () => {
    const { user, inputs, sent, services } = show();
    await user.selectOptions(eye('Right eye').getByRole('combobox', { name: 'Power' }), '−0.50');
    await user.selectOptions(eye('Right eye').getByRole('combobox', { name: 'Base curve' }), '8.6');
    await user.selectOptions(eye('Left eye').getByRole('combobox', { name: 'Power' }), '+0.50');
    await user.selectOptions(eye('Left eye').getByRole('combobox', { name: 'Base curve' }), '8.4');
    await user.click(eye('Left eye').getByRole('button', { name: /one more/i }));
    await user.click(addButton());
    expect(sent()).toEqual([
      [1, { right: { power: '-0.50', baseCurve: '8.6', diameter: '14.2' } }],
      [2, { left: { power: '+0.50', baseCurve: '8.4', diameter: '14.2' } }],
    ]);
    expect(inputs()[0]).toMatchObject({ items: [{ partNumber: '600' }, {}], preview: { name: 'Lacrima 30' } });
    expect(JSON.stringify([services.analyticsEvents, services.bus.events, services.visited])).not.toContain('0.50');
  });

  it('say before they are bought that the prescriber is asked, where the shop asks [RX-20]', () => {
    const words = /^By law we send contact lenses once your prescriber has confirmed them/;
    show({}, undefined, 'en-us', aSite({ config: { asksPrescriber: true } }));
    expect(screen.getByText(words)).toBeInTheDocument();
    document.body.innerHTML = '';
    show();
    expect(addButton()).toBeInTheDocument();
    expect(screen.queryByText(words)).toBeNull();
  });

  it('never writes values into an address, also without script [RX-20]', () => {
    show();
    const { form } = eye('Right eye').getByRole<HTMLSelectElement>('combobox', { name: 'Power' });
    expect(form).toHaveAttribute('method', 'post');
    expect(form).toHaveAttribute('data-enhanced');
  });

  it('tells both eyes at once, and each again without losing a value [RX-20]', async () => {
    const { user, sent } = show();
    await user.selectOptions(eye('Right eye').getByRole('combobox', { name: 'Power' }), '-1.00');
    await user.selectOptions(eye('Left eye').getByRole('combobox', { name: 'Base curve' }), '8.4');
    await user.click(screen.getByRole('checkbox', { name: 'Same values for both eyes' }));
    expect(eye('Left eye').queryByRole('combobox')).not.toBeInTheDocument();
    await user.selectOptions(eye('Right eye').getByRole('combobox', { name: 'Base curve' }), '8.6');
    await user.click(screen.getByRole('checkbox', { name: 'Same values for both eyes' }));
    expect(eye('Left eye').getByRole('combobox', { name: 'Power' })).toHaveValue('-1.00');
    expect(eye('Left eye').getByRole('combobox', { name: 'Base curve' })).toHaveValue('8.4');
    await user.click(screen.getByRole('checkbox', { name: 'Same values for both eyes' }));
    await user.click(addButton());
    const values = { power: '-1.00', baseCurve: '8.6', diameter: '14.2' };
    expect(sent()).toEqual([
      [1, { right: values }],
      [1, { left: values }],
    ]);
  });

  it('leaves out an eye that is switched off, and asks for at least one [RX-20]', async () => {
    const { user, sent, inputs } = show({ choices: { ...SPHERE, offered: { power: ['-1.00'] } } });
    await user.click(eye('Right eye').getByRole('checkbox', { name: 'Lenses for this eye' }));
    expect(screen.queryByRole('checkbox', { name: 'Same values for both eyes' })).not.toBeInTheDocument();
    await user.click(eye('Left eye').getByRole('checkbox', { name: 'Lenses for this eye' }));
    await user.click(addButton());
    expect(screen.getByRole('alert')).toHaveTextContent('Choose at least one eye.');
    expect(inputs()).toEqual([]);
    await user.click(eye('Left eye').getByRole('checkbox', { name: 'Lenses for this eye' }));
    await user.click(addButton());
    expect(sent()).toEqual([[1, { left: { power: '-1.00' } }]]);
  });

  it('names every missing value in the language of the shop and keeps the others [RX-20]', async () => {
    const { user, inputs } = show({}, undefined, 'it-it');
    const right = eye('Occhio destro');
    await user.selectOptions(right.getByRole('combobox', { name: 'Potere' }), '-1.00');
    await user.click(screen.getByRole('button', { name: /^Aggiungi al carrello/ }));
    const summary = screen.getByRole('alert');
    await waitFor(() => expect(summary).toHaveFocus());
    expect(
      within(summary)
        .getAllByRole('link')
        .map((link) => link.textContent),
    ).toEqual([
      'Occhio destro, Raggio base: scegli un valore.',
      'Occhio sinistro, Potere: scegli un valore.',
      'Occhio sinistro, Raggio base: scegli un valore.',
    ]);
    expect(right.getByRole('combobox', { name: 'Potere' })).toHaveValue('-1.00');
    expect(right.getByRole('combobox', { name: 'Raggio base' })).toBeInvalid();
    expect(right.getByRole('option', { name: '−1,00' })).toBeInTheDocument();
    expect(inputs()).toEqual([]);
  });

  it('shows a value without a choice as text, once for both eyes, and offers powers from weak to strong [RX-20]', () => {
    show();
    expect(eye('Right eye').queryByRole('combobox', { name: 'Diameter' })).not.toBeInTheDocument();
    expect(screen.getByText('14.2')).toBeInTheDocument();
    const options = within(eye('Right eye').getByRole('combobox', { name: 'Power' })).getAllByRole('option');
    expect(options.map((option) => option.textContent)).toEqual(['Choose', '−0.50', '−1.00', '+0.50']);
  });

  it('asks a multifocal lens for addition and the eye that leads [RX-20]', async () => {
    const { user, sent } = show({ choices: MULTIFOCAL });
    await user.click(screen.getByRole('checkbox', { name: 'Same values for both eyes' }));
    await user.selectOptions(screen.getByRole('combobox', { name: 'Addition' }), 'High');
    await user.click(addButton());
    expect(screen.getByRole('alert')).toHaveTextContent('Choose the eye that leads.');
    await user.click(screen.getByRole('radio', { name: 'Left eye' }));
    await user.click(addButton());
    const values = { power: '-1.00', baseCurve: '8.5', diameter: '14.1', addition: 'HI' };
    expect(sent()).toEqual([
      [1, { right: values, dominance: 'left' }],
      [1, { left: values, dominance: 'left' }],
    ]);
  });

  it('asks a toric or coloured lens for cylinder, axis and colour [RX-20]', () => {
    show({ choices: TORIC });
    const fields = eye('Left eye')
      .getAllByRole('combobox')
      .map((field) => field.getAttribute('id')?.split('-').pop());
    expect(fields).toEqual(['cylinder', 'axis', 'colour']);
    expect(eye('Left eye').getByRole('option', { name: '180' })).toBeInTheDocument();
    expect(eye('Left eye').getByRole('option', { name: 'Gray' })).toBeInTheDocument();
  });

  it('counts the price by boxes and takes a year’s supply at once [RX-20]', async () => {
    const { user } = show({ annualBoxes: 2 });
    expect(screen.getByRole('status')).toHaveTextContent('2 boxes: $92.00');
    expect(screen.getByText('A year’s supply: 2 boxes for each eye')).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Choose this amount' }));
    expect(screen.getByRole('status')).toHaveTextContent('4 boxes: $184.00');
    expect(screen.queryByRole('button', { name: 'Choose this amount' })).not.toBeInTheDocument();
    await user.click(eye('Right eye').getByRole('checkbox', { name: 'Lenses for this eye' }));
    expect(screen.getByRole('status')).toHaveTextContent('2 boxes: $92.00');
  });

  it('never chooses more boxes than are left, and says why the other eye gets none [RX-20] [PDP-05]', async () => {
    const { user } = show({ boxesLeft: 1, annualBoxes: 2 });
    expect(screen.getByRole('status')).toHaveTextContent('1 box: $46.00');
    expect(eye('Left eye').getByRole('checkbox', { name: 'Lenses for this eye' })).toBeDisabled();
    expect(screen.getByText('No box is left for this eye.')).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Choose this amount' })).not.toBeInTheDocument();
    await user.click(eye('Right eye').getByRole('button', { name: /one more/i }));
    expect(screen.getByRole('status')).toHaveTextContent('1 box: $46.00');
    await user.click(eye('Right eye').getByRole('checkbox', { name: 'Lenses for this eye' }));
    await user.click(eye('Left eye').getByRole('checkbox', { name: 'Lenses for this eye' }));
    expect(eye('Right eye').getByRole('checkbox', { name: 'Lenses for this eye' })).toBeDisabled();
    expect(screen.getByRole('status')).toHaveTextContent('1 box: $46.00');
  });

  it('shares out two boxes that are left [RX-20]', async () => {
    const { user } = show({ boxesLeft: 2 });
    await user.click(eye('Left eye').getByRole('button', { name: /one more/i }));
    expect(screen.getByRole('status')).toHaveTextContent('2 boxes: $92.00');
    await user.click(eye('Right eye').getByRole('checkbox', { name: 'Lenses for this eye' }));
    await user.click(eye('Left eye').getByRole('button', { name: /one more/i }));
    expect(screen.getByRole('status')).toHaveTextContent('2 boxes: $92.00');
    expect(eye('Right eye').getByRole('checkbox', { name: 'Lenses for this eye' })).toBeDisabled();
  });

  it('gives up boxes that stock read later does not have, and buys what is shown [RX-20] [PDP-05]', async () => {
    const { user, learn, sent } = show({ choices: { ...SPHERE, offered: { power: ['-1.00', '-0.50'] } } });
    await user.selectOptions(eye('Right eye').getByRole('combobox', { name: 'Power' }), '-1.00');
    await user.click(eye('Right eye').getByRole('button', { name: /one more/i }));
    learn({ boxesLeft: 2 });
    expect(eye('Right eye').getByRole('spinbutton')).toHaveValue(1);
    expect(eye('Left eye').getByRole('spinbutton')).toHaveValue(1);
    learn({ boxesLeft: 1 });
    expect(screen.getByRole('status')).toHaveTextContent('1 box: $46.00');
    expect(eye('Left eye').getByRole('checkbox', { name: 'Lenses for this eye' })).not.toBeChecked();
    expect(screen.getByText('No box is left for this eye.')).toBeInTheDocument();
    await user.click(addButton());
    expect(sent()).toEqual([[1, { right: { power: '-1.00' } }]]);
  });

  it('says how many days the boxes of an eye last [RX-20]', async () => {
    const { user } = show({ boxDays: 30 });
    await user.click(eye('Left eye').getByRole('button', { name: /one more/i }));
    expect(eye('Left eye').getByText('Lasts 60 days')).toBeInTheDocument();
    expect(eye('Right eye').getByText('Lasts 30 days')).toBeInTheDocument();
  });

  describe('with the day of its prescription', () => {
    const one = { choices: { ...SPHERE, offered: { power: ['-1.00'] } }, boxDays: 180 };
    const day = () => screen.getByRole('textbox', { name: /^Date of the prescription/ });
    /** So many days before the shop's today, as an American types it. */
    const daysAgo = (days: number) => {
      const [year, month, date] = new Date(fakeServices().now - days * 86_400_000)
        .toISOString()
        .slice(0, 10)
        .split('-');
      return `${month}/${date}/${year}`;
    };

    it('takes no more boxes than are worn before it expires, and says why [RX-20]', async () => {
      const { user, sent } = show(one);
      const more = eye('Left eye').getByRole('button', { name: /one more/i });
      for (let press = 0; press < 3; press += 1) await user.click(more);
      // Of 730 days the first year is over: two boxes of 180 days.
      await user.type(day(), daysAgo(365));
      expect(screen.getByText(/that is at most 2 boxes for each eye/)).toBeInTheDocument();
      expect(eye('Left eye').getByText('Lasts 360 days')).toBeInTheDocument();
      await user.click(addButton());
      const issuedOn = new Date(fakeServices().now - 365 * 86_400_000).toISOString().slice(0, 10);
      expect(sent()).toEqual([
        [1, { right: { power: '-1.00' }, issuedOn }],
        [2, { left: { power: '-1.00' }, issuedOn }],
      ]);
    });

    it('takes no more boxes than the longest prescription counts while its day is not told, and says why [RX-20]', async () => {
      const { user, sent } = show(one);
      const more = eye('Left eye').getByRole('button', { name: /one more/i });
      for (let press = 0; press < 2; press += 1) await user.click(more);
      expect(screen.queryByText(/no prescription counts longer/)).not.toBeInTheDocument();
      for (let press = 0; press < 3; press += 1) await user.click(more);
      expect(screen.getByText('At most 4 boxes for each eye: no prescription counts longer.')).toBeInTheDocument();
      await user.click(addButton());
      expect(sent()).toEqual([
        [1, { right: { power: '-1.00' } }],
        [4, { left: { power: '-1.00' } }],
      ]);
    });

    it('sells nothing for one that has expired, nor for a day to come [RX-05] [RX-20]', async () => {
      const { user, inputs } = show(one);
      await user.type(day(), daysAgo(731));
      expect(screen.getByText(/^This prescription counted until/)).toBeInTheDocument();
      await user.click(addButton());
      // At the top and at its field; nothing of boxes, of which no number is right.
      await waitFor(() => expect(screen.getAllByText(/^This prescription counted until/)).toHaveLength(2));
      expect(screen.queryByText(/last longer than your prescription counts/)).not.toBeInTheDocument();
      await user.clear(day());
      await user.type(day(), daysAgo(-30));
      await user.click(addButton());
      expect(
        (await screen.findAllByText('Enter the date of the prescription: today or earlier.')).length,
      ).toBeGreaterThan(0);
      expect(inputs()).toEqual([]);
      await user.clear(day());
      await user.click(addButton());
      expect(inputs()).toHaveLength(1);
    });

    it('tells a day that is none from one to come, and says it first, as the form asks it first [RX-05] [SITE-15]', async () => {
      const { user } = show();
      await user.type(day(), '02/31/2026');
      await user.click(addButton());
      const lines = within(await screen.findByRole('alert')).getAllByRole('link');
      expect(lines.map((line) => line.textContent)[0]).toMatch(/^That is no date\. Write it like \d/);
      expect(lines.length).toBeGreaterThan(1);
      await user.clear(day());
      await user.type(day(), daysAgo(-30));
      await user.click(addButton());
      expect(day()).toHaveAccessibleDescription(/today or earlier/);
      expect(screen.queryByText(/That is no date/)).not.toBeInTheDocument();
    });

    it('says so when the bag holds too many of them already [RX-20]', async () => {
      const reason = { key: 'RX_LENS_SUPPLY', parameters: ['2', '2027-11-20'] };
      const { user } = show(one, async () => ({ ok: false, message: 'No.', serverMessage: '', reason }));
      await user.click(addButton());
      expect(await screen.findByRole('alert')).toHaveTextContent(
        'These boxes last longer than your prescription counts.',
      );
    });
  });

  it('says nothing of a year where none is offered, and helps to find the values [RX-20]', async () => {
    const { user } = show();
    expect(screen.queryByText(/year/)).not.toBeInTheDocument();
    await user.click(screen.getByText('Where do I find these values?'));
    expect(screen.getByText(/how curved the back of the lens is/)).toBeVisible();
    expect(screen.queryByText(/corrects astigmatism/)).not.toBeInTheDocument();
  });

  it.each([
    [
      'refused',
      async (): Promise<AddToCartOutcome> => ({
        ok: false,
        message: 'There is not enough stock.',
        serverMessage: '',
      }),
    ],
    ['broken off', async (): Promise<AddToCartOutcome> => Promise.reject(new Error('gone'))],
  ])('shows that adding was %s and keeps every value [PDP-04] [RX-20]', async (_how, answer) => {
    const choices = { ...SPHERE, offered: { power: ['-1.00', '-0.50'] } };
    const { user, services } = show({ choices }, answer);
    await user.click(screen.getByRole('checkbox', { name: 'Same values for both eyes' }));
    await user.selectOptions(screen.getByRole('combobox', { name: 'Power' }), '-1.00');
    await user.click(addButton());
    expect(await screen.findByRole('alert')).toHaveTextContent('They are not in your bag.');
    expect(screen.getByRole('combobox', { name: 'Power' })).toHaveValue('-1.00');
    expect(JSON.stringify(services.reported)).not.toContain('-1.00');
  });
});
