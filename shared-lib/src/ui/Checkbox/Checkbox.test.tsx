import { render, screen } from '@testing-library/react';
import { expectAccessible } from '../testing/expectAccessible';
import { Checkbox } from './Checkbox';

describe('Checkbox', () => {
  it('describes itself by help and error', async () => {
    const { container } = render(
      <Checkbox label="I accept the terms" help="Needed once." error="Accept the terms to continue." />,
    );
    const box = screen.getByRole('checkbox', { name: 'I accept the terms' });
    expect(box).not.toBeChecked();
    expect(box).toBeInvalid();
    expect(box).toHaveAccessibleDescription('Accept the terms to continue. Needed once.');
    await expectAccessible(container);
  });
});
