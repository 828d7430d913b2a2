import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { FileDrop } from './FileDrop';

const meta: Meta<typeof FileDrop> = { title: 'Kit/FileDrop', component: FileDrop };
export default meta;

type Story = StoryObj<typeof FileDrop>;

export const Default: Story = {
  args: {
    title: 'Take or choose a photo',
    hint: 'JPG, PNG, HEIC or PDF, up to 10 MB. All four corners in the picture, no glare.',
    choose: 'Choose a file',
    accept: 'image/*,.pdf',
    photo: 'Take a photo',
  },
};
