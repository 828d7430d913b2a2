import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { sampleSwatches } from '../testing/samples';
import { Swatches } from './Swatches';

const meta: Meta<typeof Swatches> = { title: 'Kit/Swatches', component: Swatches };
export default meta;

type Story = StoryObj<typeof Swatches>;

export const Default: Story = { args: { swatches: sampleSwatches, selected: 'black' } };

export const Large: Story = { args: { swatches: sampleSwatches, selected: 'black', size: 'large' } };
