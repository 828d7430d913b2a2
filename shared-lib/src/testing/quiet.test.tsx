import { render, screen } from '@testing-library/react';
import { useEffect, useState } from 'react';

import { quiet } from './quiet';

/** The next turn of the event loop, whatever a test makes of the clock. */
const { setTimeout: turn } = globalThis;

/** Draws nothing until it has what it asked for, and then what asks in its turn. */
function Late({ steps }: { readonly steps: number }) {
  const [answered, setAnswered] = useState(false);
  useEffect(() => {
    const late = turn(() => setAnswered(true), 0);
    return () => clearTimeout(late);
  }, []);
  if (!answered) return null;
  return steps > 1 ? <Late steps={steps - 1} /> : <p>There</p>;
}

describe('quiet', () => {
  it('comes after what is late, though nothing is to be seen of its steps', async () => {
    render(<Late steps={4} />);
    await quiet();
    expect(screen.getByText('There')).toBeInTheDocument();
  });

  it('does not wait for the clock of what is tested, which may stand still', async () => {
    jest.useFakeTimers();
    render(<Late steps={1} />);
    await quiet();
    expect(screen.getByText('There')).toBeInTheDocument();
    jest.useRealTimers();
  });
});
