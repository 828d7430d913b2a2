import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expectAccessible } from '../testing/expectAccessible';
import { Dialog } from './Dialog';
import { Drawer } from './Drawer';
import type { DismissReason } from './ModalDialog';

function Shop({
  touched = false,
  onReason,
}: {
  readonly touched?: boolean;
  readonly onReason?: (reason: DismissReason) => void;
}) {
  const [open, setOpen] = useState(false);
  const dismiss = (reason: DismissReason) => {
    onReason?.(reason);
    setOpen(false);
  };
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        Sign in
      </button>
      <Drawer
        open={open}
        onDismiss={dismiss}
        title="Sign in here"
        touched={touched}
        footer={<button type="button">Go</button>}
      >
        <input aria-label="E-mail" />
      </Drawer>
    </>
  );
}

const openIt = async () => userEvent.click(screen.getByRole('button', { name: 'Sign in' }));

describe('Drawer', () => {
  it('focuses its title, and gives focus back when it closes', async () => {
    render(<Shop />);
    await openIt();
    expect(screen.getByRole('heading', { name: 'Sign in here' })).toHaveFocus();
    await userEvent.click(screen.getByRole('button', { name: 'Close' }));
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(screen.queryByLabelText('E-mail')).toBeNull();
    expect(screen.getByRole('button', { name: 'Sign in' })).toHaveFocus();
  });

  it('is named by its title and has its close button last in the header', async () => {
    const { container } = render(<Shop />);
    await openIt();
    const dialog = screen.getByRole('dialog', { name: 'Sign in here' });
    expect(dialog.querySelector('.dialog-head')?.lastElementChild).toHaveAccessibleName('Close');
    await expectAccessible(container);
  });

  it('is neither left nor answered by the second tap of two that opened it', async () => {
    const reasons: DismissReason[] = [];
    render(<Shop onReason={(reason) => reasons.push(reason)} />);
    await openIt();
    const dialog = screen.getByRole('dialog');
    fireEvent.click(dialog, { detail: 2 });
    fireEvent.click(screen.getByRole('button', { name: 'Close' }), { detail: 2 });
    expect(reasons).toEqual([]);
    fireEvent.click(dialog, { detail: 1 });
    expect(reasons).toEqual(['scrim']);
  });

  it('closes on Escape and on the scrim', async () => {
    const reason = jest.fn();
    render(<Shop onReason={reason} />);
    await openIt();
    fireEvent(screen.getByRole('dialog'), new Event('cancel', { cancelable: true }));
    await openIt();
    fireEvent.click(screen.getByRole('dialog'));
    expect(reason.mock.calls).toEqual([['escape'], ['scrim']]);
  });

  it('does not close on the scrim once a form in it was touched', async () => {
    const reason = jest.fn();
    render(<Shop touched onReason={reason} />);
    await openIt();
    fireEvent.click(screen.getByRole('dialog'));
    expect(reason).not.toHaveBeenCalled();
    expect(screen.getByRole('dialog')).toBeInTheDocument();
  });

  it('does not close on a press inside', async () => {
    const reason = jest.fn();
    render(<Shop onReason={reason} />);
    await openIt();
    await userEvent.click(screen.getByLabelText('E-mail'));
    expect(reason).not.toHaveBeenCalled();
  });
});

describe('Dialog', () => {
  it('asks in the middle of the screen', () => {
    render(
      <Dialog open onDismiss={jest.fn()} title="Leave?">
        <p>Your values are kept.</p>
      </Dialog>,
    );
    expect(screen.getByRole('dialog', { name: 'Leave?' })).toHaveAttribute('data-side', 'centre');
  });
});
