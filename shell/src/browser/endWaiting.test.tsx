import { act, screen } from '@testing-library/react';

import { endWaiting } from './endWaiting';

describe('a page of the server whose code does not come', () => {
  it('says so where it waits, and keeps the rest [FED-03]', async () => {
    document.body.innerHTML =
      '<div id="sl-page"><main><h1>Your bag</h1><output data-fills="panel">Loading</output></main></div>';
    await act(async () => endWaiting((key) => `de ${key}`));
    expect(screen.getByRole('heading', { name: 'Your bag' })).toBeInTheDocument();
    expect(screen.queryByText('Loading')).toBeNull();
    expect(screen.getByText('de Shell.PartFailed')).toBeInTheDocument();
    // The kit's own word, for who listens.
    expect(screen.getByText(/de Kit\.Error/)).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'de Shell.TryAgain' })).toHaveAttribute('href', '/');
  });
});
