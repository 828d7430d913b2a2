import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expectAccessible } from '../testing/expectAccessible';
import { SizeChoice } from './SizeChoice';

const sizes = [
  { id: 'm', letter: 'M', mm: 136, href: '?size=m' },
  { id: 'l', letter: 'L', mm: 142, href: '?size=l', soldOut: true },
];

describe('SizeChoice', () => {
  it('shows letter and total width, and which one is chosen [PDP-02]', async () => {
    const { container } = render(<SizeChoice label="Size" sizes={sizes} selected="m" advice="Recommended" />);
    expect(screen.getByRole('link', { name: 'M 136\u202Fmm', current: true })).toBeInTheDocument();
    expect(screen.getByText('Recommended')).toBeInTheDocument();
    await expectAccessible(container);
  });

  it('has one line where nothing is measured, as for packs [PDP-02]', () => {
    render(<SizeChoice label="Pack" sizes={[{ id: '6', letter: '6', href: '?size=6' }]} />);
    expect(screen.getByRole('link', { name: '6' }).children).toHaveLength(1);
  });

  it('keeps a sold-out size reachable [PDP-05]', async () => {
    const pick = jest.fn();
    render(<SizeChoice label="Size" sizes={sizes} selected="m" onPick={pick} />);
    await userEvent.click(screen.getByRole('link', { name: 'L Sold out' }));
    expect(pick).toHaveBeenCalledWith('l');
  });
});
