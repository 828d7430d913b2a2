import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expectAccessible } from '../testing/expectAccessible';
import { FacetColour, FacetGroup, FacetList, FacetShape, FacetValue } from './Facets';

describe('facets', () => {
  it('are links that carry their state and count in words [PLP-03]', async () => {
    const { container } = render(
      <FacetGroup title="Size" hint="Total width" open>
        <FacetList>
          <FacetValue href="?size=s" label="S, up to 130 mm" count="58" />
          <FacetValue href="?size=xxs" label="XXS" count="1" />
          <FacetValue href="?" label="M, 131 to 137 mm" count="96" chosen rel="nofollow" />
        </FacetList>
        <FacetList columns={2}>
          <FacetShape href="?shape=panto" label="Panto" shape="panto" chosen />
          <FacetColour href="?color=clear" label="Clear" colour="Transparent" light chosen />
        </FacetList>
      </FacetGroup>,
    );
    expect(screen.getByRole('link', { name: 'S, up to 130 mm , 58 results' })).toHaveAttribute('href', '?size=s');
    expect(screen.getByRole('link', { name: 'S, up to 130 mm , 58 results' })).toHaveAttribute('data-count', '58');
    expect(screen.getByRole('link', { name: 'XXS , 1 result' })).toHaveAttribute('href', '?size=xxs');
    expect(screen.getByRole('link', { name: /^M, 131 to 137 mm ?, chosen/, current: true })).toHaveAttribute(
      'rel',
      'nofollow',
    );
    expect(screen.getByRole('link', { name: /^Panto ?, chosen$/ })).toBeInTheDocument();
    expect(screen.getByRole('link', { name: /^Clear ?, chosen$/ })).toBeInTheDocument();
    await expectAccessible(container);
  });

  it('update the list in place when its owner wants that [PLP-03]', async () => {
    const choose = jest.fn();
    const { container } = render(
      <ul>
        <FacetValue href="?size=m" label="M" onChoose={choose} />
      </ul>,
    );
    await userEvent.click(container.querySelector('a') ?? container);
    expect(choose).toHaveBeenCalledTimes(1);
  });

  it('are chosen with the space bar, as a box is [PLP-03]', async () => {
    const choose = jest.fn();
    const { container } = render(
      <ul>
        <FacetValue href="?size=m" label="M" onChoose={choose} />
      </ul>,
    );
    container.querySelector('a')?.focus();
    await userEvent.keyboard(' ');
    expect(choose).toHaveBeenCalledTimes(1);
    await userEvent.keyboard('x');
    expect(choose).toHaveBeenCalledTimes(1);
  });
});
