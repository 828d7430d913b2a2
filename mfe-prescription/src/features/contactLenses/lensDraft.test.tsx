import type { AddToCartOutcome } from '@sightline/shared-lib/contracts';
import words from '@sightline/shared-lib/forms/i18n/en.json';
import { ServicesProvider, TranslationProvider, createTranslator } from '@sightline/shared-lib/runtime';
import { fakeServices } from '@sightline/shared-lib/testing';
import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

import en from '../../i18n/en.json';
import enLater from '../../i18n/later/en.json';

import { ContactLensForm } from './ContactLensForm';

const t = createTranslator('en', 'p', { ...words, ...en, ...enLater });
const choices = { offered: { power: ['-1.25', '-0.50'], baseCurve: ['8.4', '8.6'] }, asksDominance: false, words: {} };
const added: AddToCartOutcome = { ok: true, orderId: '7', orderItemIds: ['1'] };

const aVisit = () => fakeServices({ commandFakes: { 'cart.add': async () => added } });

/** Opens the form of an article, and answers the power of the right eye that stands in it. */
function come(services: ReturnType<typeof aVisit>, partNumber = '600') {
  const price = { minor: 4600, currency: 'USD' } as const;
  const { unmount } = render(
    <ServicesProvider services={services}>
      <TranslationProvider t={t} locale="en-us">
        <ContactLensForm partNumber={partNumber} name="Lacrima 30" choices={choices} price={price} />
      </TranslationProvider>
    </ServicesProvider>,
  );
  const right = within(screen.getByRole('group', { name: 'Right eye' }));
  const power = right.getByRole<HTMLSelectElement>('combobox', { name: 'Power' });
  return { leave: unmount, right, power, user: userEvent.setup() };
}

describe('values of contact lenses that were chosen when their page was left', () => {
  it('stand in the form of the same article again, in no storage and not in another one [RX-20] [PLAT-04]', async () => {
    const services = aVisit();
    const first = come(services);
    await first.user.selectOptions(first.power, '-1.25');
    first.leave();
    const other = come(services, '601');
    expect(other.power).toHaveValue('');
    other.leave();
    expect(come(services).power).toHaveValue('-1.25');
    expect(JSON.stringify([{ ...window.sessionStorage }, { ...window.localStorage }])).not.toContain('1.25');
  });

  it('are forgotten once they are in the bag [RX-20]', async () => {
    const services = aVisit();
    const { user, power, right, leave } = come(services);
    await user.selectOptions(power, '-1.25');
    await user.selectOptions(right.getByRole('combobox', { name: 'Base curve' }), '8.4');
    await user.click(screen.getByRole('checkbox', { name: 'Same values for both eyes' }));
    await user.click(screen.getByRole('button', { name: /^Add to bag/ }));
    await waitFor(() => expect(services.commands.runs).toHaveLength(1));
    leave();
    expect(come(services).power).toHaveValue('');
  });

  it('go with whoever signs out, and stay with a guest who signs in [RX-20] [PLAT-04]', async () => {
    const services = aVisit();
    await services.identity.ensureIdentity();
    const first = come(services);
    await first.user.selectOptions(first.power, '-1.25');
    first.leave();
    await services.identity.adopt({ userId: 'ann', WCToken: '', personalizationID: '' });
    const second = come(services);
    expect(second.power).toHaveValue('-1.25');
    await services.identity.signOut();
    second.leave();
    expect(come(services).power).toHaveValue('');
  });
});
