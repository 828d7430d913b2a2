import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expectAccessible } from '../testing/expectAccessible';
import { RadioRows } from './RadioRows';

const rows = [
  { value: 'card', label: 'Card', aside: 'Visa', children: <p>Card fields</p> },
  { value: 'wallet', label: 'Wallet', hint: 'You continue there, then come back here' },
  { value: 'thin', label: 'Ultra thin', hint: 'Not for this prescription', disabled: true },
];

describe('RadioRows', () => {
  it('names the group and describes each row', async () => {
    const { container } = render(
      <RadioRows legend="Payment" name="method" rows={rows} defaultValue="card" error="Choose one." />,
    );
    expect(screen.getByRole('group', { name: 'Payment' })).toHaveAccessibleDescription('Choose one.');
    expect(screen.getByRole('radio', { name: 'Card Visa' })).toBeInTheDocument();
    // The hint once, as description.
    expect(screen.getByRole('radio', { name: 'Wallet' })).toHaveAccessibleDescription(
      'You continue there, then come back here',
    );
    expect(screen.getByRole('radio', { name: /^Ultra thin/ })).toBeDisabled();
    await expectAccessible(container);
  });

  it('tells its owner what was chosen when it is controlled', async () => {
    const change = jest.fn();
    render(
      <RadioRows
        legend="Payment"
        name="method"
        rows={rows}
        value="card"
        onChange={(event) => change(event.target.value)}
      />,
    );
    await userEvent.click(screen.getByRole('radio', { name: /^Wallet/ }));
    expect(change).toHaveBeenCalledWith('wallet');
    expect(screen.getByRole('radio', { name: /^Card/ })).toBeChecked();
  });

  it('keeps what opens inside a row in the page, so that it posts', () => {
    render(<RadioRows legend="Payment" name="method" rows={rows} defaultValue="card" />);
    expect(screen.getByText('Card fields')).toBeInTheDocument();
  });
});
