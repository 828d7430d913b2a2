import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Accordion } from './Accordion';

describe('Accordion', () => {
  it('opens natively', async () => {
    render(<Accordion title="Care and warranty">Wash with water.</Accordion>);
    expect(screen.getByText('Wash with water.')).not.toBeVisible();
    await userEvent.click(screen.getByText('Care and warranty'));
    expect(screen.getByText('Wash with water.')).toBeVisible();
  });
});
