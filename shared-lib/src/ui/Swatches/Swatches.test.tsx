import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expectAccessible } from '../testing/expectAccessible';
import { sampleSwatches } from '../testing/samples';
import { Swatches } from './Swatches';

const five = [...sampleSwatches, { id: 'green', name: 'Green', front: 'Green' as const, href: '/p/green' }];

describe('Swatches', () => {
  it('are named links, so they work without script [PLP-07]', async () => {
    const { container } = render(<Swatches swatches={sampleSwatches} selected="black" />);
    expect(screen.getByRole('link', { name: 'Red, rose lenses' })).toHaveAttribute('href', '/p/ordora-red');
    expect(screen.getByRole('link', { current: true })).toHaveAccessibleName('Black, grey lenses');
    await expectAccessible(container);
  });

  it('show four in a tile and say how many more there are [PLP-07]', () => {
    render(<Swatches swatches={five} />);
    expect(screen.getAllByRole('link')).toHaveLength(4);
    expect(screen.getByText('1 more color')).toBeInTheDocument();
  });

  it('show all on the product page [PDP-02]', () => {
    render(<Swatches swatches={five} size="large" />);
    expect(screen.getAllByRole('link')).toHaveLength(5);
  });

  it('change the tile in place when its owner wants that [PLP-07]', async () => {
    const pick = jest.fn();
    render(<Swatches swatches={sampleSwatches} onPick={pick} />);
    await userEvent.click(screen.getByRole('link', { name: 'Blue, grey lenses' }));
    expect(pick).toHaveBeenCalledWith('blue');
  });

  it('carry their colours in classes, not in style, which the content policy would block', () => {
    const { container } = render(<Swatches swatches={sampleSwatches} />);
    expect(container.querySelector('[style]')).toBeNull();
    const disc = container.querySelector('.disc');
    if (!disc) throw new Error('no disc');
    expect(getComputedStyle(disc)).toMatchObject({ color: 'rgb(23, 25, 26)', backgroundColor: 'rgb(111, 119, 122)' });
  });
});
