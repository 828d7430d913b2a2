import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expectAccessible } from '../testing/expectAccessible';
import { Quantity } from './Quantity';

describe('Quantity', () => {
  it('steps within its limits', async () => {
    const told = jest.fn();
    const { container } = render(<Quantity label="Ordora" max={2} onQuantity={told} />);
    await userEvent.click(screen.getByRole('button', { name: 'One more' }));
    await userEvent.click(screen.getByRole('button', { name: 'One more' }));
    await userEvent.click(screen.getByRole('button', { name: 'One less' }));
    expect(told.mock.calls).toEqual([[2], [1]]);
    await expectAccessible(container);
  });

  it('brings a typed number back into its limits on leaving', async () => {
    const told = jest.fn();
    render(<Quantity label="Ordora" max={10} onQuantity={told} />);
    const field = screen.getByRole('spinbutton', { name: 'Quantity' });
    await userEvent.clear(field);
    await userEvent.type(field, '25');
    await userEvent.tab();
    expect(field).toHaveValue(10);
    expect(told).toHaveBeenLastCalledWith(10);
  });

  it('asks its owner when it is controlled, and marks the limit', async () => {
    const told = jest.fn();
    render(<Quantity label="Ordora" value={1} onQuantity={told} />);
    await userEvent.click(screen.getByRole('button', { name: 'One more' }));
    expect(told).toHaveBeenCalledWith(2);
    expect(screen.getByRole('button', { name: 'One less' })).toHaveAttribute('aria-disabled', 'true');
  });
});
