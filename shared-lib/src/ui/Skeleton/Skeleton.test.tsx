import { render, screen } from '@testing-library/react';
import { EmptyState } from '../EmptyState/EmptyState';
import { ProgressLine } from '../ProgressLine/ProgressLine';
import { expectAccessible } from '../testing/expectAccessible';
import { Skeleton } from './Skeleton';

describe('slow and empty', () => {
  it('says that it is loading, and that it is late', async () => {
    const { container } = render(<Skeleton fills="tile" />);
    expect(screen.getByRole('status')).toHaveTextContent('Loading');
    expect(screen.getByText('Still loading. The shop is slower than usual.')).toHaveClass('late');
    await expectAccessible(container);
  });

  it('draws progress with a value or without one', () => {
    render(
      <>
        <ProgressLine label="Upload" value={64} />
        <ProgressLine label="Searching" />
      </>,
    );
    expect(screen.getByRole('progressbar', { name: 'Upload' })).toHaveAttribute('value', '64');
    expect(screen.getByRole('progressbar', { name: 'Searching' })).not.toHaveAttribute('value');
  });

  it('says what to do when nothing is there', async () => {
    const { container } = render(
      <EmptyState title="No frame has all four." actions={<a href="?">without Tortoise, 31</a>}>
        Drop one and it opens up:
      </EmptyState>,
    );
    expect(screen.getByRole('link', { name: 'without Tortoise, 31' })).toBeInTheDocument();
    await expectAccessible(container);
  });
});
