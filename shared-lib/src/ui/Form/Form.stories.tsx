import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { Button } from '../Button/Button';
import { TextField } from '../TextField/TextField';
import { FieldRow, FieldSet } from './Form';
import { Form } from './Form';

const meta: Meta<typeof Form> = { title: 'Kit/Form', component: Form };
export default meta;

type Story = StoryObj<typeof Form>;

export const Default: Story = {
  render: () => (
    <Form>
      <FieldSet legend="Contact" hint="We write only about this order.">
        <TextField label="E-mail" format="email" />
        <FieldRow>
          <TextField label="First name" />
          <TextField label="Last name" />
        </FieldRow>
      </FieldSet>
      <Button type="submit" icon="arrow">
        Continue to payment
      </Button>
    </Form>
  ),
};
