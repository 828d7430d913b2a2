import { fakeServices } from '@sightline/shared-lib/testing';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

import { renderInShop } from '../testing/renderPage';
import { ProductAlert } from './ProductAlert';

const alert = <ProductAlert partNumber="2900000000018" name="Norvane Ordora M" onClose={() => undefined} />;

describe('the notice for something sold out', () => {
  it('promises nothing: it says what is missing, saves it, and names the telephone [PDP-05]', async () => {
    const user = userEvent.setup();
    const services = fakeServices({ commandFakes: { 'account.toggleWishlist': () => ({ saved: true }) } });
    await renderInShop(alert, services);
    expect(screen.getByText(/Norvane Ordora M is sold out/)).toBeInTheDocument();
    expect(screen.getByRole('link', { name: /Call/ })).toHaveAttribute('href', 'tel:+12125550142');
    await user.click(screen.getByRole('button', { name: 'Save it' }));
    expect(await screen.findByText('Saved. It waits in your list.')).toBeInTheDocument();
  });

  it('puts back what the toggle took off because it was saved already [PDP-05]', async () => {
    const user = userEvent.setup();
    let saved = true;
    const services = fakeServices({ commandFakes: { 'account.toggleWishlist': () => ({ saved: (saved = !saved) }) } });
    await renderInShop(alert, services);
    await user.click(screen.getByRole('button', { name: 'Save it' }));
    expect(await screen.findByText('Saved. It waits in your list.')).toBeInTheDocument();
    expect(saved).toBe(true);
  });

  it('says so when saving failed [PDP-05]', async () => {
    const user = userEvent.setup();
    const { services } = await renderInShop(alert, fakeServices());
    await user.click(screen.getByRole('button', { name: 'Save it' }));
    expect(await screen.findByRole('alert')).toHaveTextContent('It could not be saved');
    expect(services.reported).toHaveLength(1);
  });
});
