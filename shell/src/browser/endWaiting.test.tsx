import type { Toast } from '@sightline/shared-lib/contracts';
import { act, fireEvent, screen } from '@testing-library/react';

import { endWaiting } from './endWaiting';

async function lose(main: string) {
  document.body.innerHTML = `<div id="sl-page"><main>${main}</main></div>`;
  const shown: Toast[] = [];
  await act(async () => endWaiting((key) => `de ${key}`, { show: (toast) => void shown.push(toast) }));
  return shown;
}

describe('a page of the server whose code does not come', () => {
  it('says so where it waits, and keeps the rest [FED-03]', async () => {
    await lose('<h1>Your bag</h1><output data-fills="panel">Loading</output>');
    expect(screen.getByRole('heading', { name: 'Your bag' })).toBeInTheDocument();
    expect(screen.queryByText('Loading')).toBeNull();
    expect(screen.getByText('de Shell.PartFailed')).toBeInTheDocument();
    // The kit's own word, for who listens.
    expect(screen.getByText(/de Kit\.Error/)).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'de Shell.TryAgain' })).toHaveAttribute('href', '/');
  });

  it('answers presses that only the code would answer, sends nothing, and keeps what was typed [FED-03]', async () => {
    const shown = await lose(
      '<form method="post"><input aria-label="E-mail"><button>Sign in</button></form><button type="button">Choose</button>',
    );
    const field = screen.getByLabelText('E-mail');
    fireEvent.change(field, { target: { value: 'ann@mail.example' } });
    expect(fireEvent.click(screen.getByRole('button', { name: 'Sign in' }))).toBe(false);
    expect(fireEvent.submit(field)).toBe(false);
    expect(fireEvent.click(screen.getByRole('button', { name: 'Choose' }))).toBe(false);
    expect(shown.map(({ message }) => message)).toEqual(Array(3).fill('de Shell.PartFailed'));
    expect(field).toHaveValue('ann@mail.example');
  });

  it('leaves alone what the server takes, and the page that comes next [FED-03]', async () => {
    const shown = await lose('<form method="post" action="/bag"><button>Add</button></form>');
    const add = screen.getByRole('button', { name: 'Add' });
    add.closest('form')?.addEventListener('submit', (event) => event.preventDefault());
    expect(fireEvent.click(add)).toBe(true);
    const place = document.querySelector('#sl-page')!;
    place.innerHTML = '<main><button type="button">Next</button></main>';
    expect(fireEvent.click(screen.getByRole('button', { name: 'Next' }))).toBe(true);
    expect(shown).toEqual([]);
  });
});
