import { render } from '@testing-library/react';
import { KitTextProvider, kitTextFrom } from '../text/KitText';
import fr from '../i18n/fr.json';
import { Price } from './Price';

describe('Price', () => {
  it('shows list price and percentage when there is a discount [CAT-06]', () => {
    const { container } = render(<Price now="$368.00" before="$460.00" discountPercent={20} />);
    expect(container).toHaveTextContent('Now $368.00Before $460.00−20%');
  });

  it('shows neither when the discount is 0 [CAT-06]', () => {
    const { container } = render(<Price now="$460.00" before="$460.00" discountPercent={0} />);
    expect(container).toHaveTextContent(/^\$460\.00$/);
  });

  it('shows neither when there is no list price [CAT-06]', () => {
    const { container } = render(<Price now="$368.00" discountPercent={20} />);
    expect(container).toHaveTextContent(/^\$368\.00$/);
  });

  it('says that lenses may add to it', () => {
    const { container } = render(<Price now="$95.00" from />);
    expect(container).toHaveTextContent('from $95.00');
  });

  it('writes the percentage as the language does', () => {
    const { container } = render(
      <KitTextProvider text={kitTextFrom(fr)}>
        <Price now="368,00 €" before="460,00 €" discountPercent={20} />
      </KitTextProvider>,
    );
    expect(container).toHaveTextContent('−20 %');
  });
});
