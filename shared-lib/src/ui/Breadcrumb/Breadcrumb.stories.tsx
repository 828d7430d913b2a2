import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { Breadcrumb } from './Breadcrumb';

const meta: Meta<typeof Breadcrumb> = { title: 'Kit/Breadcrumb', component: Breadcrumb };
export default meta;

type Story = StoryObj<typeof Breadcrumb>;

export const Default: Story = {
  args: { items: [{ label: 'Sunglasses', href: '#' }, { label: 'Norvane', href: '#n' }, { label: 'Ordora' }] },
};
