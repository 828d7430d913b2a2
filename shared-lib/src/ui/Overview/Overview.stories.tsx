import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { Overview } from './Overview';

const meta: Meta<typeof Overview> = { title: 'Kit/Overview', component: Overview };
export default meta;

export const Default: StoryObj<typeof Overview> = {};
