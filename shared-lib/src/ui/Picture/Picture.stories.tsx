import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { Picture } from './Picture';

const meta: Meta<typeof Picture> = { title: 'Kit/Picture', component: Picture };
export default meta;

type Story = StoryObj<typeof Picture>;

export const Default: Story = {
  args: { src: '/icon-{width}.{format}', widths: [400], width: 400, height: 266, alt: 'Three-quarter view' },
};
