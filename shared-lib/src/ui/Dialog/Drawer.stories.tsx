import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { Button } from '../Button/Button';
import { TextField } from '../TextField/TextField';
import { Drawer } from './Drawer';

const meta: Meta<typeof Drawer> = { title: 'Kit/Drawer', component: Drawer };
export default meta;

type Story = StoryObj<typeof Drawer>;

export const Default: Story = {
  args: {
    open: true,
    side: 'sheet',
    title: 'Sign in',
    children: <TextField label="E-mail" format="email" />,
    onDismiss: () => undefined,
  },
};

export const WithFooter: Story = {
  args: {
    open: true,
    side: 'right',
    compactHead: true,
    title: 'Filter',
    children: 'Facets',
    footer: <Button icon="arrow">Show 12 frames</Button>,
    onDismiss: () => undefined,
  },
};
