import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { MeasurementDrawing } from './MeasurementDrawing';

const meta: Meta<typeof MeasurementDrawing> = { title: 'Kit/MeasurementDrawing', component: MeasurementDrawing };
export default meta;

type Story = StoryObj<typeof MeasurementDrawing>;

export const Default: Story = {
  args: { shape: 'round', lens: 52, lensHeight: 44, heightText: '44', bridge: 18, temple: 145, total: 136 },
};
