import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { Form } from '../Form/Form';
import { AddressFields } from './AddressFields';

const LABELS: Readonly<Record<string, string>> = {
  firstName: 'First name',
  lastName: 'Last name',
  addressLine1: 'Street address',
  zipCode: 'ZIP code',
  city: 'City',
  state: 'State',
};
const states = [
  { value: 'CT', label: 'Connecticut' },
  { value: 'NY', label: 'New York' },
];

const meta: Meta<typeof AddressFields> = {
  title: 'Kit/Address fields',
  component: AddressFields,
  args: {
    fields: Object.keys(LABELS).map((name, order) => ({ name, required: true, maxLength: 40, order })),
    propsOf: ({ name }) => ({
      binding: { name, label: LABELS[name] ?? name },
      list: name === 'state' ? { options: states, isLoading: false, emptyLabel: 'Choose' } : undefined,
      purpose: 'shipping',
    }),
  },
  render: (args) => (
    <Form>
      <AddressFields {...args} />
    </Form>
  ),
};
export default meta;

type Story = StoryObj<typeof AddressFields>;

export const Default: Story = {};

export const WithErrors: Story = {
  args: {
    propsOf: ({ name }) => ({
      binding: { name, label: LABELS[name] ?? name, error: name === 'zipCode' ? 'Add the ZIP code.' : undefined },
    }),
  },
};
