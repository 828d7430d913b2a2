import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { Pagination } from './Pagination';

const meta: Meta<typeof Pagination> = { title: 'Kit/Pagination', component: Pagination };
export default meta;

type Story = StoryObj<typeof Pagination>;

export const Default: Story = { args: { page: 4, pages: 9, hrefFor: (page: number) => `#${page}` } };
