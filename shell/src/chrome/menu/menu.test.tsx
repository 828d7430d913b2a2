import { aSite, failWith, fakeClient, fakeServices, quiet } from '@sightline/shared-lib/testing';
import type { StoreConfiguration } from '@sightline/shared-lib/contracts';
import { fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

import { aPageState } from '../../testing/aState';
import { ShellShop } from '../../testing/ShellShop';

import { MegaMenu } from './MegaMenu';
import { MenuDrawer } from './MenuDrawer';

const PRODUCTS = 'GET /api/v2/products';
const MENU = 'GET /live/{store}/{lang}/{country}/page/mega-menu';
const entry = (id: string, label: string, href: string, children: readonly object[] = [], image = '') => ({
  id,
  label,
  href,
  categoryId: '',
  image,
  children,
});
const menu = {
  items: [
    entry('sun', 'Sunglasses', '/sunglasses', [
      entry('sun-shape', 'By shape', '', [entry('round', 'Round', '/sunglasses?FRAME_SHAPE=Round', [], 'shape:round')]),
      entry('sun-help', 'Help', '', [
        entry('stores', 'Try them in a store', '/store-locator'),
        entry('guide', 'Size guide', '/c/size-guide'),
      ]),
      entry('sun-empty', 'See this pair', '', []),
      entry('sun-services', '', '', [entry('insurance', 'Use my insurance', '/c/support/insurance')]),
    ]),
  ],
};

/** A frame as the catalogue sends it. */
const forum = {
  productId: 'p-1',
  partNumber: 'FO-01',
  name: 'Halden Forum',
  manufacturer: 'Halden',
  seo: { href: '/sunglasses/forum' },
  attributes: [
    { identifier: 'BRAND', values: [{ identifier: 'Halden', value: 'Halden' }] },
    { identifier: 'MODEL_NAME', values: [{ identifier: 'Forum', value: 'Forum' }] },
    { identifier: 'LENS_WIDTH', values: [{ identifier: '48', value: '48' }] },
    { identifier: 'BRIDGE_WIDTH', values: [{ identifier: '21', value: '21' }] },
  ],
  price: [{ usage: 'Offer', value: '164', currency: 'USD' }],
};

function openMegaMenu(
  answer: unknown = menu,
  config: Partial<StoreConfiguration> = {},
  products: readonly object[] = [],
) {
  const site = aSite({ config });
  const services = fakeServices({
    site,
    client: fakeClient({ [MENU]: answer as object, [PRODUCTS]: { contents: products, total: products.length } }),
  });
  const onClose = jest.fn();
  render(
    <ShellShop services={services}>
      <header>
        <button type="button">Sunglasses</button>
        <MegaMenu sectionHref="/sunglasses" onClose={onClose} />
      </header>
      <button type="button">After the menu</button>
    </ShellShop>,
  );
  return { services, onClose };
}

/** Presses a link without leaving the page of the tests. */
function follow(link: HTMLElement) {
  link.addEventListener('click', (event) => event.preventDefault(), { once: true });
  fireEvent.click(link);
}

describe('menu drawer', () => {
  async function open(config: Partial<StoreConfiguration> = {}, answer: object = menu) {
    const site = aSite({ config });
    const services = fakeServices({ site, client: fakeClient({ [MENU]: answer }) });
    const [onClose, onSearch] = [jest.fn(), jest.fn()];
    render(
      <ShellShop services={services}>
        <MenuDrawer state={aPageState({ site })} onClose={onClose} onSearch={onSearch} />
      </ShellShop>,
    );
    // Fragments of others arrive, or do not, in a moment.
    await quiet();
    return { services, onClose, onSearch, user: userEvent.setup() };
  }

  it('holds everything of the header in one drawer [SITE-11]', async () => {
    const { user, onClose, onSearch } = await open();
    expect(screen.getByRole('dialog', { name: 'Menu' })).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Sunglasses' })).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Hearing' })).toHaveAttribute('href', '/hearing');
    expect(screen.getByRole('link', { name: 'Find a store' })).toHaveAttribute('href', '/store-locator');
    await user.click(screen.getByRole('button', { name: 'Search frames, lenses, stores' }));
    expect(onSearch).toHaveBeenCalled();
    follow(screen.getByRole('link', { name: 'Help and contact' }));
    expect(onClose).toHaveBeenCalled();
  });

  it('leaves out what the store has switched off [SITE-06] [STOR-06]', async () => {
    await open({ isStoreLocatorEnabled: false, isProductSearchEnabled: false });
    expect(screen.queryByRole('link', { name: 'Find a store' })).not.toBeInTheDocument();
    expect(screen.queryByRole('button', { name: /Search/ })).not.toBeInTheDocument();
  });

  it('shows a section as a level of its own, and gives the focus back when it is left [SITE-11]', async () => {
    const { user, onClose } = await open();
    await user.click(screen.getByRole('button', { name: 'Sunglasses' }));
    expect(screen.getByRole('dialog', { name: 'Sunglasses' })).toBeInTheDocument();
    expect(within(screen.getByRole('heading', { name: 'Sunglasses' })).getByText('Sunglasses')).toHaveFocus();
    expect(await screen.findByRole('link', { name: 'Round' })).toHaveAttribute('href', '/sunglasses?FRAME_SHAPE=Round');
    expect(screen.getByRole('list', { name: 'By shape' })).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'All Sunglasses' })).toHaveAttribute('href', '/sunglasses');
    expect(screen.getByRole('link', { name: 'Use my insurance' })).toBeInTheDocument();
    expect(screen.queryByRole('link', { name: 'Hearing' })).not.toBeInTheDocument();

    await user.click(screen.getByRole('button', { name: 'Menu' }));
    expect(screen.getByRole('dialog', { name: 'Menu' })).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Sunglasses' })).toHaveFocus();
    expect(onClose).not.toHaveBeenCalled();
  });

  it('leaves the level by Escape, and then the drawer [SITE-11]', async () => {
    const { user, onClose } = await open();
    await user.click(screen.getByRole('button', { name: 'Sunglasses' }));
    await screen.findByRole('link', { name: 'Round' });
    const escape = () => fireEvent(screen.getByRole('dialog'), new Event('cancel', { cancelable: true }));
    escape();
    expect(screen.getByRole('button', { name: 'Sunglasses' })).toHaveFocus();
    expect(onClose).not.toHaveBeenCalled();
    escape();
    expect(onClose).toHaveBeenCalledTimes(1);
  });

  it('closes when a link of the second level is followed [SITE-11]', async () => {
    const { user, onClose } = await open();
    await user.click(screen.getByRole('button', { name: 'Sunglasses' }));
    follow(await screen.findByRole('link', { name: 'Round' }));
    expect(onClose).toHaveBeenCalled();
  });

  it('leads to the listing of a section whose menu is not known [CMS-05]', async () => {
    const { user, onClose, services } = await open({}, { items: [] });
    await user.click(screen.getByRole('button', { name: 'Sunglasses' }));
    await waitFor(() => expect(services.visited).toEqual(['/sunglasses']));
    expect(onClose).toHaveBeenCalled();
  });

  it('switches the appearance [SITE-10]', async () => {
    const { user, services } = await open();
    await user.click(screen.getByRole('radio', { name: 'Dark' }));
    expect(services.theme.mode).toBe('dark');
    expect(screen.getByRole('radio', { name: 'Dark' })).toBeChecked();
  });
});

describe('mega menu', () => {
  it('shows the columns of its section with their signs [SITE-11]', async () => {
    openMegaMenu();
    expect(await screen.findByRole('link', { name: 'Round' })).toHaveAttribute('href', '/sunglasses?FRAME_SHAPE=Round');
    expect(screen.getByRole('link', { name: 'All Sunglasses' })).toHaveAttribute('href', '/sunglasses');
  });

  it('shows no heading without links, and services without a heading [SITE-11]', async () => {
    openMegaMenu();
    expect(await screen.findByRole('link', { name: 'Use my insurance' })).toBeInTheDocument();
    expect(screen.getByText('By shape')).toBeInTheDocument();
    expect(screen.queryByText('See this pair')).not.toBeInTheDocument();
  });

  it('shows one frame of the section, its size and price, and leads there [SITE-11]', async () => {
    const feature = { ...entry('sun-feature', 'See this pair', ''), image: 'product:p-1' };
    openMegaMenu({ items: [entry('sun', 'Sunglasses', '/sunglasses', [feature])] }, {}, [forum]);
    const link = await screen.findByRole('link', { name: 'See this pair' });
    expect(link).toHaveAttribute('href', '/sunglasses/forum');
    expect(screen.getByText('Halden Forum')).toBeInTheDocument();
    expect(screen.getByText('$164.00')).toBeInTheDocument();
    expect(screen.getByText(/^48/)).toHaveTextContent('4821');
  });

  it('says the brand of that frame once where its model begins with it [SITE-11]', async () => {
    const feature = { ...entry('sun-feature', 'See this pair', ''), image: 'product:p-1' };
    const attributes = forum.attributes.map((one) =>
      one.identifier === 'MODEL_NAME' ? { ...one, values: [{ identifier: 'Forum', value: 'Halden Forum' }] } : one,
    );
    openMegaMenu({ items: [entry('sun', 'Sunglasses', '/sunglasses', [feature])] }, {}, [{ ...forum, attributes }]);
    expect(await screen.findByText('Halden Forum')).toBeInTheDocument();
  });

  it('is whole without its picture [CMS-05]', async () => {
    const feature = { ...entry('sun-feature', 'See this pair', ''), image: 'product:gone' };
    openMegaMenu({ items: [entry('sun', 'Sunglasses', '/sunglasses', [feature])] }, {}, []);
    expect(await screen.findByRole('link', { name: 'All Sunglasses' })).toBeInTheDocument();
    await quiet();
    expect(screen.queryByText('See this pair')).not.toBeInTheDocument();
  });

  it('offers all of a section once, in the words of its menu [SITE-11]', async () => {
    const shop = entry('shop', 'Shop', '', [entry('all', 'All sunglasses', '/sunglasses')]);
    openMegaMenu({ items: [entry('sun', 'Sunglasses', '/sunglasses', [shop])] });
    expect(await screen.findAllByRole('link', { name: /all/i })).toHaveLength(1);
    expect(screen.getByRole('link', { name: 'All sunglasses' })).toHaveAttribute('href', '/sunglasses');
  });

  it('does not lead into stores where there are none [STOR-06]', async () => {
    openMegaMenu(menu, { isStoreLocatorEnabled: false });
    expect(await screen.findByRole('link', { name: 'Size guide' })).toBeInTheDocument();
    expect(screen.queryByRole('link', { name: 'Try them in a store' })).not.toBeInTheDocument();
  });

  it('closes by Escape, by a press outside and by following a link [SITE-11]', async () => {
    const { onClose } = openMegaMenu();
    fireEvent.keyDown(document, { key: 'Escape' });
    expect(onClose).toHaveBeenCalledTimes(1);
    fireEvent.pointerDown(document.body);
    expect(onClose).toHaveBeenCalledTimes(2);
    follow(await screen.findByRole('link', { name: 'Round' }));
    expect(onClose).toHaveBeenCalledTimes(3);
  });

  it('closes when the focus leaves it and its button, and not before [SITE-11]', async () => {
    const { onClose } = openMegaMenu();
    const user = userEvent.setup();
    screen.getByRole('button', { name: 'Sunglasses' }).focus();
    (await screen.findByRole('link', { name: 'All Sunglasses' })).focus();
    expect(onClose).not.toHaveBeenCalled();
    screen.getByRole('link', { name: 'Use my insurance' }).focus();
    await user.tab();
    expect(screen.getByRole('button', { name: 'After the menu' })).toHaveFocus();
    expect(onClose).toHaveBeenCalledTimes(1);
  });

  it('leads to the listing when the menu cannot be read [CMS-05]', async () => {
    const failing = () => {
      throw failWith(500);
    };
    const { services, onClose } = openMegaMenu(failing);
    await waitFor(() => expect(services.visited).toEqual(['/sunglasses']));
    expect(onClose).toHaveBeenCalled();
  });
});
