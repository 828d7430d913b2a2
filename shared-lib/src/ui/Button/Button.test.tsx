import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expectAccessible } from '../testing/expectAccessible';
import { Button } from './Button';
import { ButtonLink } from './ButtonLink';
import { IconButton } from './IconButton';

describe('Button', () => {
  it('names what happens and what it costs', async () => {
    const { container } = render(<Button amount="$839.10">Place order and pay</Button>);
    expect(screen.getByRole('button', { name: 'Place order and pay $839.10' })).toHaveAttribute('type', 'button');
    await expectAccessible(container);
  });

  it('calls its handler when pressed', async () => {
    const press = jest.fn();
    render(<Button onClick={press}>Apply</Button>);
    await userEvent.click(screen.getByRole('button'));
    expect(press).toHaveBeenCalledTimes(1);
  });

  it('keeps its label and ignores presses while busy', async () => {
    const press = jest.fn();
    render(
      <Button busy onClick={press}>
        Pay
      </Button>,
    );
    const button = screen.getByRole('button', { name: 'Pay Working on it' });
    await userEvent.click(button);
    expect(button).toHaveAttribute('aria-busy', 'true');
    expect(press).not.toHaveBeenCalled();
  });

  it('does not submit its form while busy', async () => {
    const submit = jest.fn((event: Event) => event.preventDefault());
    const { container } = render(
      <form>
        <Button type="submit" busy>
          Pay
        </Button>
      </form>,
    );
    container.querySelector('form')?.addEventListener('submit', submit);
    await userEvent.click(screen.getByRole('button'));
    expect(submit).not.toHaveBeenCalled();
  });

  it('stays reachable and says why it cannot be pressed', async () => {
    const press = jest.fn();
    const { container } = render(
      <Button unavailable="An item is sold out." onClick={press}>
        Go to checkout
      </Button>,
    );
    const button = screen.getByRole('button', { name: 'Go to checkout' });
    await userEvent.tab();
    expect(button).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    expect(press).not.toHaveBeenCalled();
    expect(button).toHaveAttribute('aria-disabled', 'true');
    expect(button).toHaveAccessibleDescription('An item is sold out.');
    await expectAccessible(container);
  });

  it('is a plain link when it only goes somewhere', () => {
    render(<ButtonLink href="/cart">Go to bag</ButtonLink>);
    expect(screen.getByRole('link', { name: 'Go to bag' })).toHaveAttribute('href', '/cart');
  });

  it('gives a sign a name and a state', async () => {
    const { container } = render(<IconButton icon="heart" label="Save Ordora" pressed />);
    expect(screen.getByRole('button', { name: 'Save Ordora', pressed: true })).toBeInTheDocument();
    await expectAccessible(container);
  });
});
