import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { Chip } from './Chip';

const meta: Meta<typeof Chip> = { title: 'Kit/Chip', component: Chip };
export default meta;

type Story = StoryObj<typeof Chip>;

export const Default: Story = {
  render: () => (
    <Chip href="#" removes="Size M">
      Size M
    </Chip>
  ),
};

export const Selected: Story = { render: () => <Chip selected>Eye test</Chip> };
