import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { RetryNote } from './RetryNote';

describe('a note with another try', () => {
  it('speaks at once of what failed, and tries again at a press', async () => {
    const onRetry = jest.fn();
    render(
      <RetryNote retryText="Try again" onRetry={onRetry}>
        Your orders are not loading.
      </RetryNote>,
    );
    expect(screen.getByRole('alert')).toHaveTextContent('Your orders are not loading.');
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(onRetry).toHaveBeenCalledTimes(1);
  });

  it('tries again by itself when the connection is back, as long as it is shown', () => {
    const onRetry = jest.fn();
    const { unmount } = render(
      <RetryNote retryText="Try again" onRetry={onRetry}>
        Your orders are not loading.
      </RetryNote>,
    );
    fireEvent(window, new Event('online'));
    expect(onRetry).toHaveBeenCalledTimes(1);
    unmount();
    fireEvent(window, new Event('online'));
    expect(onRetry).toHaveBeenCalledTimes(1);
  });

  it('waits for a moment with what the shopper can do without', () => {
    render(
      <RetryNote tone="warn" retryText="Try again" onRetry={() => undefined}>
        Store stock is not loading.
      </RetryNote>,
    );
    expect(screen.getByRole('status')).toHaveTextContent('Store stock is not loading.');
  });
});
