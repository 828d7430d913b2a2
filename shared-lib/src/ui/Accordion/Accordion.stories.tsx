import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { Accordion } from './Accordion';

const meta: Meta<typeof Accordion> = { title: 'Kit/Accordion', component: Accordion };
export default meta;

type Story = StoryObj<typeof Accordion>;

export const Default: Story = { args: { title: 'Care and warranty', children: 'Wash with water.' } };

export const Facet: Story = { args: { title: 'Brand', sign: 'chevron', open: true, children: 'Values' } };
