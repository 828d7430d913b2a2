import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expectAccessible } from '../testing/expectAccessible';
import { TabLinks, Tabs } from './Tabs';

const tabs = [
  { id: 'type', label: 'Type it in', content: 'Table' },
  { id: 'upload', label: 'Upload', content: 'Drop zone' },
  { id: 'saved', label: 'Saved', content: 'List' },
];

describe('Tabs', () => {
  it('move by arrow keys, Home and End', async () => {
    const selected = jest.fn();
    const { container } = render(<Tabs label="How" tabs={tabs} onSelect={selected} />);
    await userEvent.tab();
    await userEvent.keyboard('{ArrowRight}');
    expect(screen.getByRole('tab', { name: 'Upload', selected: true })).toHaveFocus();
    expect(screen.getByRole('tabpanel', { name: 'Upload' })).toHaveTextContent('Drop zone');
    await userEvent.keyboard('{End}{ArrowRight}{ArrowLeft}');
    expect(selected.mock.calls.flat()).toEqual(['upload', 'saved', 'type', 'saved']);
    await expectAccessible(container);
  });

  it('are links when they are pages', async () => {
    const { container } = render(
      <TabLinks
        label="Orders"
        links={[
          { href: '/orders', label: 'Orders', current: true },
          { href: '/returns', label: 'Returns' },
        ]}
      />,
    );
    expect(screen.getByRole('navigation', { name: 'Orders' })).toBeInTheDocument();
    expect(screen.getByRole('link', { current: 'page' })).toHaveTextContent('Orders');
    await expectAccessible(container);
  });
});
