import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { SummaryList } from './SummaryList';

const meta: Meta<typeof SummaryList> = { title: 'Kit/SummaryList', component: SummaryList };
export default meta;

type Story = StoryObj<typeof SummaryList>;

export const Default: Story = {
  args: {
    answers: [
      {
        term: 'Deliver to',
        value: 'Marta Rossi, 40 Avon Meadow Ln',
        action: (
          <a className="link" href="#d">
            Change
          </a>
        ),
      },
    ],
  },
};
