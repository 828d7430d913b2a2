import { aSite } from '@sightline/shared-lib/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

import { productDetailPage } from '../../pages/ProductDetail/ProductDetail';
import { aShop, PATH, request } from '../../testing/productShop';
import { renderPage } from '../../testing/renderPage';
import { wireItem, wireProduct } from '../../testing/wire';

const product = {
  ...wireProduct(),
  items: [wireItem('2900000000018', 'M', 136), wireItem('2900000000025', 'L', 142)],
};

beforeEach(() => {
  window.sessionStorage.clear();
  window.history.replaceState(null, '', PATH);
});

async function openAdvisor() {
  const user = userEvent.setup();
  const { services } = await renderPage(productDetailPage, request(), aShop(product));
  await user.click(screen.getByRole('button', { name: 'Size advisor' }));
  const drawer = await screen.findByRole('dialog', { name: 'Size advisor' });
  return { user, services, drawer };
}

describe('the size advisor on a product page', () => {
  it('finds the size from the numbers of a pair that fits, explains it, and chooses it [ADV-01]', async () => {
    const { user, services, drawer } = await openAdvisor();
    await user.type(within(drawer).getByRole('textbox', { name: /Lens width/ }), '55');
    await user.type(within(drawer).getByRole('textbox', { name: /Bridge/ }), '19');
    expect(drawer).toHaveTextContent('141 mm is right for you: size L, 138 to 145 mm.');
    expect(drawer).toHaveTextContent('Two lenses of 55, a bridge of 19, and about 12 mm for rims and hinges.');
    expect(drawer).toHaveTextContent('Tight: 5 mm narrower than the pair you measured.');
    expect(drawer).toHaveTextContent('Recommended: 1 mm wider than the pair you measured.');
    await user.click(within(drawer).getByRole('button', { name: 'Choose L' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(services.visited).toEqual([`${PATH}?size=L`]);
    expect(screen.getByText(/1 mm wider than the pair you measured/)).toBeInTheDocument();
    expect(window.location.hash).toBe('#suggested-size=L');
    expect(services.storage.get('size.fit')).toEqual({ way: 'frame', lens: 55, bridge: 19, total: null });
    expect([services.storage.get('size.shown'), window.sessionStorage.getItem('sightline.size.shown')]).toEqual([
      true,
      'true',
    ]);
  });

  it('finds the size from the width of the face [ADV-01]', async () => {
    const { user, drawer } = await openAdvisor();
    await user.click(within(drawer).getByRole('radio', { name: 'My face' }));
    await user.type(within(drawer).getByRole('textbox', { name: /Width of your face/ }), '136');
    expect(drawer).toHaveTextContent('Recommended: as wide as your face.');
    expect(drawer).toHaveTextContent('Loose: 6 mm wider than your face.');
  });

  it('names a measure that cannot be meant, and chooses nothing [ADV-01]', async () => {
    const { user, services, drawer } = await openAdvisor();
    const lens = within(drawer).getByRole('textbox', { name: /Lens width/ });
    await user.type(lens, '520');
    await user.type(within(drawer).getByRole('textbox', { name: /Bridge/ }), '18');
    expect(lens).toHaveAccessibleDescription(/between 30 and 75\u202Fmm/);
    await user.click(within(drawer).getByRole('button', { name: 'Remember my width' }));
    expect(services.visited).toEqual([]);
    expect(drawer).toHaveTextContent('Enter the measures first.');
  });

  it('speaks again on the next page, offers the better size, and is silenced and made to forget [ADV-01] [SITE-15]', async () => {
    const user = userEvent.setup();
    const services = aShop(product);
    services.storage.set('size.fit', { way: 'face', width: 142 });
    services.storage.set('size.shown', true);
    await renderPage(productDetailPage, request(), services);
    expect(screen.getByText(/6 mm narrower than your face/)).toBeInTheDocument();
    expect(window.location.hash).toBe('#suggested-size=L');
    await user.click(screen.getByRole('button', { name: 'Choose L instead' }));
    expect(screen.getByText(/^: as wide as your face/)).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Size advisor' }));
    const drawer = await screen.findByRole('dialog', { name: 'Size advisor' });
    await user.click(within(drawer).getByRole('checkbox', { name: /my fit on every frame/ }));
    expect([window.location.hash, services.storage.get('size.shown')]).toEqual(['', false]);
    await user.click(within(drawer).getByRole('button', { name: 'Forget my measures' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(services.storage.get('size.fit')).toBeNull();
  });

  it('chooses the size an address suggests, unless the address names one itself [ADV-01]', async () => {
    window.history.replaceState(null, '', `${PATH}#suggested-size=L`);
    const first = await renderPage(productDetailPage, request(), aShop(product));
    expect(first.services.visited).toEqual([`${PATH}?size=L`]);
    first.unmount();
    window.history.replaceState(null, '', `${PATH}?size=M#suggested-size=L`);
    const second = await renderPage(productDetailPage, request('?size=M'), aShop(product));
    expect(second.services.visited).toEqual([]);
  });

  it('stays away where the store does without it, and from what has no width [ADV-01] [SITE-06]', async () => {
    const site = aSite({ config: { isSizeAdvisorEnabled: false } });
    const first = await renderPage(productDetailPage, request(), aShop(product, { site }));
    expect(screen.queryByRole('button', { name: 'Size advisor' })).not.toBeInTheDocument();
    first.unmount();
    const measures = { LENS_WIDTH: '', BRIDGE_WIDTH: '', FRAME_WIDTH: '', FRAME_SIZE: '' };
    const box = { ...wireProduct({ codes: { PRODUCT_TYPE: 'Accessories', ...measures } }), items: [] };
    await renderPage(productDetailPage, request(), aShop(box));
    expect(screen.queryByRole('button', { name: 'Size advisor' })).not.toBeInTheDocument();
  });
});
