import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { TrueScalePicture } from './TrueScalePicture';

const meta: Meta<typeof TrueScalePicture> = { title: 'Kit/TrueScalePicture', component: TrueScalePicture };
export default meta;

type Story = StoryObj<typeof TrueScalePicture>;

export const Default: Story = { args: { mm: 136, shape: 'round', picture: null } };

export const OnThePlate: Story = {
  args: { mm: 136, shape: 'round', picture: null, place: 'product', plate: true, line: 'sight' },
};
