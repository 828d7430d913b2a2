import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { Heading } from '../Heading/Heading';
import { Columns, Container, Page, Row, Stack, Surface } from './Layout';

const meta: Meta<typeof Columns> = { title: 'Kit/Layout', component: Columns };
export default meta;

type Story = StoryObj<typeof Columns>;

/** A page of two columns: what is bought, and on a surface of its own what it comes to. */
export const SummaryBeside: Story = {
  render: () => (
    <Page>
      <Columns layout="summary">
        <Stack gap={6}>
          <Heading level={2}>Bag</Heading>
          <p>Lines, one below the other.</p>
        </Stack>
        <Surface as="aside" aria-label="Order total">
          <Row>
            <span>Total</span>
            <span>$368.00</span>
          </Row>
        </Surface>
      </Columns>
    </Page>
  ),
};

export const Quarters: Story = {
  render: () => (
    <Container>
      <Columns layout="quarters">
        {['Round', 'Panto', 'Cat-eye', 'Rectangle'].map((shape) => (
          <p key={shape}>{shape}</p>
        ))}
      </Columns>
    </Container>
  ),
};
