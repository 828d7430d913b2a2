import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expectAccessible } from '../testing/expectAccessible';
import { LoadMore } from './LoadMore';

describe('LoadMore', () => {
  it('says how much is there and links to the next page [PLP-05]', async () => {
    const { container } = render(<LoadMore shown={18} total={164} step={18} href="?page=2" />);
    expect(screen.getByText('18 of 164 shown')).toBeInTheDocument();
    expect(screen.getByRole('progressbar')).toHaveAttribute('max', '164');
    const link = screen.getByRole('link', { name: 'Show 18 more' });
    expect(link).toHaveAttribute('href', '?page=2');
    expect(link).toHaveAttribute('rel', 'next');
    await expectAccessible(container);
  });

  it('adds the page in place when its owner wants that [PLP-05]', async () => {
    const more = jest.fn();
    render(<LoadMore shown={18} total={20} step={18} href="?page=2" onMore={more} />);
    await userEvent.click(screen.getByRole('link', { name: 'Show 2 more' }));
    expect(more).toHaveBeenCalledTimes(1);
  });

  it('offers nothing more at the end [PLP-05]', () => {
    render(<LoadMore shown={20} total={20} step={18} href="?page=3" />);
    expect(screen.queryByRole('link')).toBeNull();
  });
});
