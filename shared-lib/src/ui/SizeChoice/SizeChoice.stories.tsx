import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { SizeChoice } from './SizeChoice';

const meta: Meta<typeof SizeChoice> = { title: 'Kit/SizeChoice', component: SizeChoice };
export default meta;

type Story = StoryObj<typeof SizeChoice>;

export const Default: Story = {
  args: {
    label: 'Size',
    selected: 'm',
    advice: 'Recommended: within 1 mm of the pair you measured.',
    adviceTone: 'good',
    sizes: [
      { id: 's', letter: 'S', mm: 129, href: '#s' },
      { id: 'm', letter: 'M', mm: 136, href: '#m' },
      { id: 'l', letter: 'L', mm: 142, href: '#l', soldOut: true },
    ],
  },
};
