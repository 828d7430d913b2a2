import { render } from '@testing-library/react';
import { Badge, SecondaryBadges } from './Badge';

describe('badges', () => {
  it('joins at most two secondary badges [CAT-04]', () => {
    const { container } = render(<SecondaryBadges badges={['Polarized', 'Light-adaptive', 'Gradient']} />);
    expect(container).toHaveTextContent(/^Polarized · Light-adaptive$/);
  });

  it('shows nothing without secondary badges [CAT-04]', () => {
    const { container } = render(<SecondaryBadges badges={[]} />);
    expect(container).toBeEmptyDOMElement();
  });

  it('is words, in the colour of its meaning [CAT-04]', () => {
    const { getByText } = render(<Badge text="Two left" tone="warn" on="plate" />);
    expect(getByText('Two left')).toHaveAttribute('data-tone', 'warn');
  });
});
