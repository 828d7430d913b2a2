import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { RadioGroup } from '../RadioGroup/RadioGroup';
import { TextField } from '../TextField/TextField';
import { expectAccessible } from '../testing/expectAccessible';
import { ErrorSummary } from './ErrorSummary';

const errors = [
  { fieldId: 'zip', message: 'ZIP code 0600 has four digits. It needs five.' },
  { fieldId: 'speed', message: 'Choose a speed.' },
];

describe('ErrorSummary', () => {
  it('takes the focus when it appears and leads to each field', async () => {
    const { container } = render(
      <>
        <ErrorSummary title="Two things to fix" errors={errors} />
        <TextField id="zip" label="ZIP code" error={errors[0]!.message} />
        <RadioGroup id="speed" legend="Speed" name="speed" options={[{ value: 'a', label: 'Standard' }]} />
      </>,
    );
    expect(screen.getByRole('alert')).toHaveFocus();
    // The focus reads it; with every letter that puts something right it would speak again.
    expect(screen.getByRole('alert')).toHaveAttribute('aria-live', 'off');
    expect(screen.getByRole('alert')).toHaveTextContent('Two things to fix');
    await userEvent.click(screen.getByRole('link', { name: errors[0]!.message }));
    expect(screen.getByLabelText('ZIP code')).toHaveFocus();
    await userEvent.click(screen.getByRole('link', { name: 'Choose a speed.' }));
    expect(screen.getByLabelText('Standard')).toHaveFocus();
    await expectAccessible(container);
  });

  it('leaves the focus in the field where one error after the other is put right', async () => {
    const { rerender } = render(
      <>
        <ErrorSummary title="Two things to fix" errors={errors} />
        <input aria-label="ZIP code" />
      </>,
    );
    await userEvent.click(screen.getByLabelText('ZIP code'));
    rerender(
      <>
        <ErrorSummary title="One thing to fix" errors={errors.slice(1)} />
        <input aria-label="ZIP code" />
      </>,
    );
    expect(screen.getByLabelText('ZIP code')).toHaveFocus();
  });

  it('is absent while nothing is wrong', () => {
    const { container } = render(<ErrorSummary title="" errors={[]} />);
    expect(container).toBeEmptyDOMElement();
  });
});
