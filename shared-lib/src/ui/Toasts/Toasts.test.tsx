import { act, fireEvent, render, screen } from '@testing-library/react';
import { expectAccessible } from '../testing/expectAccessible';
import { TOAST_TIME, Toasts } from './Toasts';

const toast = { id: 'a', text: 'Ordora is in your bag.', action: { label: 'Undo', onPress: jest.fn() } };

describe('Toasts', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  it('is a live region before anything is in it', () => {
    render(<Toasts toasts={[]} onDismiss={jest.fn()} />);
    const region = screen.getByRole('status', { name: 'Messages' });
    expect(region).toBeEmptyDOMElement();
    expect(region).toHaveAttribute('aria-atomic', 'false');
  });

  it('goes after six seconds', () => {
    const dismiss = jest.fn();
    render(<Toasts toasts={[toast]} onDismiss={dismiss} />);
    act(() => jest.advanceTimersByTime(TOAST_TIME - 1));
    expect(dismiss).not.toHaveBeenCalled();
    act(() => jest.advanceTimersByTime(1));
    expect(dismiss).toHaveBeenCalledWith('a');
  });

  it('waits while it is pointed at or focused', () => {
    const dismiss = jest.fn();
    render(<Toasts toasts={[toast]} onDismiss={dismiss} />);
    fireEvent.mouseEnter(screen.getByRole('status'));
    act(() => jest.advanceTimersByTime(TOAST_TIME * 2));
    expect(dismiss).not.toHaveBeenCalled();
    fireEvent.mouseLeave(screen.getByRole('status'));
    act(() => jest.advanceTimersByTime(TOAST_TIME));
    expect(dismiss).toHaveBeenCalledTimes(1);
  });

  it('takes its action and goes', () => {
    const dismiss = jest.fn();
    render(<Toasts toasts={[toast]} onDismiss={dismiss} />);
    fireEvent.click(screen.getByRole('button', { name: 'Undo' }));
    expect(toast.action.onPress).toHaveBeenCalledTimes(1);
    expect(dismiss).toHaveBeenCalledWith('a');
  });

  it('does not hold the next one after its own action was pressed', () => {
    const dismiss = jest.fn();
    const { rerender } = render(<Toasts toasts={[toast]} onDismiss={dismiss} />);
    fireEvent.mouseEnter(screen.getByRole('status'));
    const undo = screen.getByRole('button', { name: 'Undo' });
    act(() => undo.focus());
    fireEvent.click(undo);
    rerender(<Toasts toasts={[]} onDismiss={dismiss} />);
    dismiss.mockClear();
    rerender(<Toasts toasts={[{ id: 'b', text: 'Back in your list.' }]} onDismiss={dismiss} />);
    act(() => jest.advanceTimersByTime(TOAST_TIME));
    expect(dismiss).toHaveBeenCalledWith('b');
  });

  it('has nothing for axe to object to', async () => {
    jest.useRealTimers();
    const { container } = render(<Toasts toasts={[toast]} onDismiss={jest.fn()} />);
    await expectAccessible(container);
  });
});
