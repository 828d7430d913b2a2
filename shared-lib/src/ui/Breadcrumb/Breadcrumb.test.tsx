import { render, screen } from '@testing-library/react';
import { expectAccessible } from '../testing/expectAccessible';
import { Breadcrumb } from './Breadcrumb';

describe('Breadcrumb', () => {
  it('leads upwards and marks this page', async () => {
    const { container } = render(<Breadcrumb items={[{ label: 'Home', href: '/' }, { label: 'Sunglasses' }]} />);
    expect(screen.getByRole('navigation', { name: 'You are here' })).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Home' })).not.toHaveAttribute('aria-current');
    expect(screen.getByText('Sunglasses')).toHaveAttribute('aria-current', 'page');
    await expectAccessible(container);
  });
});
