import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { GOODS_OUTLINES } from '../../domain/product/outline';
import { TrueScalePicture } from './TrueScalePicture';

const meta: Meta<typeof TrueScalePicture> = { title: 'Kit/TrueScalePicture', component: TrueScalePicture };
export default meta;

type Story = StoryObj<typeof TrueScalePicture>;

export const Default: Story = { args: { mm: 136, outline: 'round', picture: null } };

export const OnThePlate: Story = {
  args: { mm: 136, outline: 'round', picture: null, place: 'product', plate: true, line: 'sight' },
};

export const GoodsWithoutAFrame: Story = {
  render: () => (
    <>
      {GOODS_OUTLINES.map((outline) => (
        <TrueScalePicture key={outline} outline={outline} mm={120} picture={null} place="product" plate line="none" />
      ))}
    </>
  ),
};
