import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { EyeMark } from '../EyeMark/EyeMark';
import { DataTable } from './DataTable';

const meta: Meta<typeof DataTable> = { title: 'Kit/DataTable', component: DataTable };
export default meta;

type Story = StoryObj<typeof DataTable>;

export const Default: Story = {
  args: {
    caption: 'Prescription',
    captionHidden: true,
    corner: 'Eye',
    cornerHidden: true,
    columns: [
      { id: 's', label: 'Sphere' },
      { id: 'c', label: 'Cyl' },
      { id: 'a', label: 'Axis' },
    ],
    rows: [
      { id: 'r', header: <EyeMark side="right" />, cells: { s: '−1.75', c: '−0.50', a: '170' } },
      { id: 'l', header: <EyeMark side="left" />, cells: { s: '−2.00', c: '0.00', a: '–' } },
    ],
  },
};
