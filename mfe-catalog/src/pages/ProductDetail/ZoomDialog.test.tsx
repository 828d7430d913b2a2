import { fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

import { renderPage } from '../../testing/renderPage';
import { aShop, request } from '../../testing/productShop';
import { productDetailPage } from './ProductDetail';

describe('the enlarged picture', () => {
  it('enlarges the picture that is here already, which a sharper one replaces [PDP-01]', async () => {
    const user = userEvent.setup();
    await renderPage(productDetailPage, request(), aShop());
    const link = screen.getByRole('link', { name: /Enlarge.*front/ });
    const shown = within(link).getByRole('img');
    Object.defineProperties(shown, { complete: { value: true }, currentSrc: { value: '/pictures/here.avif' } });
    Object.defineProperties(shown, { naturalWidth: { value: 800 }, naturalHeight: { value: 291 } });
    await user.click(link);
    const large = within(await screen.findByRole('dialog', { name: /front/ })).getByRole('img');
    expect(large).toHaveStyle({ backgroundImage: 'url("/pictures/here.avif")' });
    // It takes the sharper one's place exactly: nothing moves when that comes.
    expect([large.getAttribute('width'), large.getAttribute('height')]).toEqual(['800', '291']);
    fireEvent.load(large);
    expect(large).not.toHaveStyle({ backgroundImage: 'url("/pictures/here.avif")' });
  });

  it('enlarges a picture and turns to the next one by key [PDP-01]', async () => {
    const user = userEvent.setup();
    await renderPage(productDetailPage, request(), aShop());
    await user.click(screen.getByRole('link', { name: /Enlarge.*front/ }));
    const dialog = await screen.findByRole('dialog', { name: /front/ });
    expect(within(dialog).getByText('2 of 3')).toBeInTheDocument();
    await user.keyboard('{ArrowRight}');
    expect(within(dialog).getByText('3 of 3')).toBeInTheDocument();
  });

  it('opens at its full width on a phone too, where the page shows the whole of it already [PDP-01]', async () => {
    const user = userEvent.setup();
    await renderPage(productDetailPage, request(), aShop());
    // Every question about a small screen is answered with yes.
    Object.assign(window, { matchMedia: () => ({ matches: true }) });
    await user.click(screen.getByRole('link', { name: /Enlarge.*front/ }));
    const picture = within(await screen.findByRole('dialog', { name: /front/ })).getByRole('region');
    Reflect.deleteProperty(window, 'matchMedia');
    expect(picture).toHaveAttribute('data-zoom', 'drawn');
    // Its many pixels ask for no wider picture than the page has.
    expect(picture.querySelector('source')?.sizes).toMatch(/min-resolution: 2.5dppx\) 400px, .* 600px, 1200px$/);
  });

  it('brings an enlarged picture nearer by key, and leaves the arrows to it while it has the focus [PDP-01]', async () => {
    const user = userEvent.setup();
    await renderPage(productDetailPage, request(), aShop());
    await user.click(screen.getByRole('link', { name: /Enlarge.*front/ }));
    const dialog = within(await screen.findByRole('dialog', { name: /front/ }));
    const picture = dialog.getByRole('region', { name: 'Picture, moved with the arrow keys' });
    const source = () => picture.querySelector('source');
    await user.keyboard('-');
    expect(picture).toHaveAttribute('data-zoom', 'whole');
    expect(dialog.getByRole('button', { name: 'Zoom out' })).toHaveAttribute('aria-disabled', 'true');
    expect(source()).toHaveAttribute('sizes', '100vw');
    await user.keyboard('++');
    expect(picture).toHaveAttribute('data-zoom', 'near');
    // So near it has pixels for what is shown.
    expect(source()).toHaveAttribute('sizes', '2000px');
    expect(source()?.srcset).toMatch(/ 2000w$/);
    expect(dialog.getByRole('button', { name: 'Zoom in' })).toHaveAttribute('aria-disabled', 'true');
    await user.click(dialog.getByRole('button', { name: 'Zoom out' }));
    expect(picture).toHaveAttribute('data-zoom', 'drawn');
    picture.focus();
    await user.keyboard('{ArrowRight}');
    expect(dialog.getByText('2 of 3')).toBeInTheDocument();
  });
});
