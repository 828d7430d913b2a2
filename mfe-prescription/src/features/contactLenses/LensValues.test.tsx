import type { Fragments } from '@sightline/shared-lib/contracts';
import type { ContactLensEye } from '@sightline/shared-lib/domain/lens';
import words from '@sightline/shared-lib/forms/i18n/en.json';
import { ServicesProvider, TranslationProvider, createTranslator } from '@sightline/shared-lib/runtime';
import { fakeServices } from '@sightline/shared-lib/testing';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

import en from '../../i18n/en.json';
import enLater from '../../i18n/later/en.json';

import { LensValues } from './LensValues';

type Props = Fragments['prescription.lensValues'];

const EYE: ContactLensEye = {
  power: '-1.00',
  baseCurve: '8.4',
  diameter: '14.2',
  cylinder: '',
  axis: '',
  addition: '',
  colour: '',
  boxes: 2,
};
const CHOICES = {
  offered: { power: ['-1.00', '-0.50'], baseCurve: ['8.4', '8.6'], diameter: ['14.2'] },
  asksDominance: false,
  words: {},
};

function show(props: Partial<Props> = {}) {
  const onKeep = jest.fn<ReturnType<Props['onKeep']>, Parameters<Props['onKeep']>>(async () => true);
  const onClose = jest.fn();
  const services = fakeServices();
  render(
    <ServicesProvider services={services}>
      <TranslationProvider t={createTranslator('en', 'p', { ...words, ...en, ...enLater })} locale="en-us">
        <LensValues
          name="Lacrima 30"
          eyes={{ right: EYE, left: null, dominance: '' }}
          choices={CHOICES}
          onKeep={onKeep}
          onClose={onClose}
          {...props}
        />
      </TranslationProvider>
    </ServicesProvider>,
  );
  return { services, onKeep, onClose, user: userEvent.setup() };
}

const power = () => screen.getByRole('combobox', { name: 'Power' });
const keep = () => screen.getByRole('button', { name: 'Keep these values' });

describe('changing the values of lenses that are in the bag', () => {
  it('begins with what the line has and asks the eye of the line alone [RX-20]', () => {
    show();
    expect(power()).toHaveValue('-1.00');
    expect(screen.getByRole('spinbutton')).toHaveValue(2);
    expect(screen.queryByText('Left eye')).not.toBeInTheDocument();
    expect(screen.queryByRole('checkbox')).not.toBeInTheDocument();
  });

  it('hands over every value of the eye with its boxes, and closes once they are kept [RX-20] [CART-03]', async () => {
    const { user, onKeep, onClose } = show();
    await user.selectOptions(power(), '-0.50');
    await user.click(keep());
    await waitFor(() => expect(onClose).toHaveBeenCalledTimes(1));
    const [[line]] = onKeep.mock.calls as [Parameters<Props['onKeep']>];
    expect(line.quantity).toBe(2);
    expect(JSON.parse(line.attributes['contactLensData'] ?? '')).toEqual({
      right: { power: '-0.50', baseCurve: '8.4', diameter: '14.2' },
    });
  });

  it('asks again for a value that the lens is no longer made in [RX-20]', async () => {
    const { user, onKeep } = show({ eyes: { right: { ...EYE, power: '-9.00' }, left: null, dominance: '' } });
    await user.click(keep());
    expect(await screen.findByRole('link', { name: /Power/ })).toBeInTheDocument();
    expect(onKeep).toHaveBeenCalledTimes(0);
  });

  it('stays open with every value when they were not kept [RX-20]', async () => {
    const { user, onClose } = show({ onKeep: async () => false });
    await user.selectOptions(power(), '-0.50');
    await user.click(keep());
    expect(await screen.findByRole('alert')).toHaveTextContent('Nothing was changed.');
    expect(power()).toHaveValue('-0.50');
    expect(onClose).toHaveBeenCalledTimes(0);
  });

  it('takes both eyes of one line and leaves its boxes alone [RX-20]', async () => {
    const { user, onKeep } = show({ eyes: { right: EYE, left: { ...EYE, power: '-0.50' }, dominance: '' } });
    await user.click(keep());
    await waitFor(() => expect(onKeep).toHaveBeenCalledTimes(1));
    const [[line]] = onKeep.mock.calls as [Parameters<Props['onKeep']>];
    expect(line).not.toHaveProperty('quantity');
    expect(JSON.parse(line.attributes['contactLensData'] ?? '')).toMatchObject({
      right: { power: '-1.00' },
      left: { power: '-0.50' },
    });
  });
});
