import { render, screen } from '@testing-library/react';
import { expectAccessible } from '../testing/expectAccessible';
import { DefinitionRows } from './DefinitionRows';
import { SummaryList } from './SummaryList';
import { Totals } from './Totals';

describe('rows of facts', () => {
  it('pair terms and values', async () => {
    const { container } = render(
      <>
        <DefinitionRows rows={[{ term: 'Weight', value: '29 g' }]} />
        <SummaryList
          answers={[{ term: 'Deliver to', value: 'Marta Rossi', amount: 'Free', action: <a href="/d">Change</a> }]}
        />
        <Totals
          rows={[
            { key: 'd', term: 'Norvane, 20% off', amount: '−$92.00', tone: 'sight' },
            { key: 't', term: 'Total', amount: '$839.10', tone: 'total' },
          ]}
        />
      </>,
    );
    expect(screen.getAllByRole('term').map(({ textContent }) => textContent)).toEqual([
      'Weight',
      'Deliver to',
      'Norvane, 20% off',
      'Total',
    ]);
    expect(screen.getByText('$839.10')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Change' })).toBeInTheDocument();
    await expectAccessible(container);
  });

  it('tell the plain words of a term after its value, as another fact about it', async () => {
    const { container } = render(
      <DefinitionRows rows={[{ term: 'Bridge', value: '21 mm', help: 'The gap between the lenses.' }]} />,
    );
    expect(screen.getAllByRole('term').map(({ textContent }) => textContent)).toEqual(['Bridge']);
    expect(screen.getAllByRole('definition').map(({ textContent }) => textContent)).toEqual([
      '21 mm',
      'The gap between the lenses.',
    ]);
    await expectAccessible(container);
  });
});
