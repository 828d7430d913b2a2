import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { TextLink } from '../TextLink/TextLink';
import { Section } from './Layout';

const meta: Meta<typeof Section> = { title: 'Kit/Section', component: Section };
export default meta;

type Story = StoryObj<typeof Section>;

export const Default: Story = {
  args: { title: 'New on the rail', action: <TextLink href="#">All new frames</TextLink>, children: 'Tiles' },
};
