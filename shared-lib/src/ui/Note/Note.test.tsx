import { render, screen } from '@testing-library/react';
import { expectAccessible } from '../testing/expectAccessible';
import { Note } from './Note';

describe('Note', () => {
  it('says in words what its colour says', async () => {
    const { container } = render(
      <Note tone="bad" live="alert" action={<a href="/retry">Try again</a>}>
        That card was declined. Nothing was charged.
      </Note>,
    );
    expect(screen.getByRole('alert')).toHaveTextContent('Error: That card was declined. Nothing was charged.Try again');
    await expectAccessible(container);
  });
});
