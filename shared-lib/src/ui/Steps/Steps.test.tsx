import { render, screen } from '@testing-library/react';
import { expectAccessible } from '../testing/expectAccessible';
import { Steps } from './Steps';

const steps = [
  { label: 'Delivery', href: '/delivery' },
  { label: 'Payment', href: '/payment' },
  { label: 'Confirmation' },
];

describe('Steps', () => {
  it('marks the step, links finished ones only, and keeps later ones plain', async () => {
    const { container } = render(<Steps label="Checkout" steps={steps} current={1} />);
    expect(screen.getByRole('list', { name: 'Checkout' })).toBeInTheDocument();
    expect(screen.getAllByRole('link').map(({ textContent }) => textContent)).toEqual(['1 Delivery']);
    expect(container.querySelector('[aria-current="step"]')).toHaveTextContent('2 Payment');
    await expectAccessible(container);
  });
});
