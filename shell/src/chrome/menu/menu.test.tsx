import { aSite, failWith, fakeClient, fakeServices } from '@sightline/shared-lib/testing';
import type { StoreConfiguration } from '@sightline/shared-lib/contracts';
import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

import { aPageState } from '../../testing/aState';
import { ShellShop } from '../../testing/ShellShop';

import { MegaMenu } from './MegaMenu';
import { MenuDrawer } from './MenuDrawer';

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

function openMegaMenu(answer: unknown = menu, config: Partial<StoreConfiguration> = {}) {
  const site = aSite({ config });
  const services = fakeServices({ site, client: fakeClient({ [MENU]: answer as object }) });
  const onClose = jest.fn();
  render(
    <ShellShop services={services}>
      <header>
        <button type="button">Sunglasses</button>
        <MegaMenu sectionHref="/sunglasses" onClose={onClose} />
      </header>
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
  async function open(config: Partial<StoreConfiguration> = {}) {
    const site = aSite({ config });
    const services = fakeServices({ site });
    const [onClose, onSearch] = [jest.fn(), jest.fn()];
    render(
      <ShellShop services={services}>
        <MenuDrawer state={aPageState({ site })} onClose={onClose} onSearch={onSearch} />
      </ShellShop>,
    );
    // Fragments of others arrive, or do not, in a moment.
    await act(async () => undefined);
    return { services, onClose, onSearch, user: userEvent.setup() };
  }

  it('holds everything of the header in one drawer [SITE-11]', async () => {
    const { user, onClose, onSearch } = await open();
    expect(screen.getByRole('dialog', { name: 'Menu' })).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Sunglasses' })).toHaveAttribute('href', '/sunglasses');
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

  it('switches the appearance [SITE-10]', async () => {
    const set = jest.fn();
    const site = aSite();
    const services = fakeServices({ site, theme: { mode: 'light', set } });
    render(
      <ShellShop services={services}>
        <MenuDrawer state={aPageState({ site })} onClose={() => undefined} onSearch={() => undefined} />
      </ShellShop>,
    );
    await userEvent.click(screen.getByRole('radio', { name: 'Dark' }));
    expect(set).toHaveBeenCalledWith('dark');
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

  it('leads to the listing when the menu cannot be read [CMS-05]', async () => {
    const failing = () => {
      throw failWith(500);
    };
    const { services, onClose } = openMegaMenu(failing);
    await waitFor(() => expect(services.visited).toEqual(['/sunglasses']));
    expect(onClose).toHaveBeenCalled();
  });
});
