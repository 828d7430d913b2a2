import { render, screen } from '@testing-library/react';
import { expectAccessible } from '../testing/expectAccessible';
import { LensSize } from './LensSize';

describe('LensSize', () => {
  it('draws the square and speaks the words [CAT-03]', async () => {
    const { container } = render(<LensSize lens={52} bridge={18} temple={145} />);
    expect(screen.getByText('Lens 52 mm, bridge 18 mm, temple 145 mm')).toBeInTheDocument();
    expect(container.querySelector('[aria-hidden="true"]')).toHaveTextContent('5218–145');
    await expectAccessible(container);
  });

  it('leaves the temple out when it is unknown', () => {
    render(<LensSize lens={52} bridge={18} />);
    expect(screen.getByText('Lens 52 mm, bridge 18 mm')).toBeInTheDocument();
  });
});
