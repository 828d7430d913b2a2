import type { Meta, StoryObj } from '@storybook/react-webpack5';

import { inStoryShop } from '../../testing/StoryShop';
import { ProductAlert } from './ProductAlert';

const meta: Meta<typeof ProductAlert> = {
  title: 'Catalogue/ProductAlert',
  component: ProductAlert,
  args: { partNumber: '2900000000018', name: 'Norvane Ordora M', onClose: () => undefined },
  decorators: [inStoryShop],
};
export default meta;

type Story = StoryObj<typeof ProductAlert>;

export const Default: Story = {};
