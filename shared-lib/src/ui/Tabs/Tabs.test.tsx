import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expectAccessible } from '../testing/expectAccessible';
import { Tabs } from './Tabs';

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
});
