import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { aSite, fakeClient, fakeServices } from '@sightline/shared-lib/testing';

import { aPageState } from '../../testing/aState';
import { ShellShop } from '../../testing/ShellShop';

import { MegaMenu } from './MegaMenu';
import { MenuDrawer } from './MenuDrawer';

const nothing = () => undefined;
const entry = (id: string, label: string, href: string, children: readonly object[] = [], image = '') => ({
  id,
  label,
  href,
  categoryId: '',
  image,
  children,
});
const shapes = [
  entry('round', 'Round', '/sunglasses?FRAME_SHAPE=Round', [], 'shape:round'),
  entry('panto', 'Panto', '/sunglasses?FRAME_SHAPE=Panto', [], 'shape:panto'),
];
const items = [
  entry('sun', 'Sunglasses', '/sunglasses', [
    entry('sun-shape', 'By shape', '', shapes),
    entry('sun-for', 'For whom', '', [entry('women', 'Women', '/sunglasses?GENDER=Female')]),
  ]),
];
const MENU = 'GET /live/{store}/{lang}/{country}/page/mega-menu';

const meta: Meta = { title: 'Shell/Menus' };
export default meta;

type Story = StoryObj;

export const Mega: Story = {
  render: () => (
    <ShellShop services={fakeServices({ client: fakeClient({ [MENU]: { items } }) })}>
      <MegaMenu sectionHref="/sunglasses" onClose={nothing} />
    </ShellShop>
  ),
};

export const Drawer: Story = {
  render: () => (
    <ShellShop>
      <MenuDrawer state={aPageState()} onClose={nothing} onSearch={nothing} />
    </ShellShop>
  ),
};

export const DrawerWithoutStoresAndSearch: Story = {
  render: () => {
    const site = aSite({ config: { isStoreLocatorEnabled: false, isProductSearchEnabled: false } });
    return (
      <ShellShop services={fakeServices({ site })}>
        <MenuDrawer state={aPageState({ site })} onClose={nothing} onSearch={nothing} />
      </ShellShop>
    );
  },
};
