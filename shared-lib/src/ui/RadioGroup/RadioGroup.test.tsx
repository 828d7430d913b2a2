import { render, screen } from '@testing-library/react';
import { expectAccessible } from '../testing/expectAccessible';
import { RadioGroup } from './RadioGroup';

describe('RadioGroup', () => {
  it('is a named group with its error', async () => {
    const { container } = render(
      <RadioGroup legend="Title" name="title" options={[{ value: 'mr', label: 'Mr' }]} error="Choose one." inline />,
    );
    expect(screen.getByRole('group', { name: 'Title' })).toHaveAccessibleDescription('Choose one.');
    expect(screen.getByRole('radio', { name: 'Mr' })).not.toBeChecked();
    await expectAccessible(container);
  });
});
