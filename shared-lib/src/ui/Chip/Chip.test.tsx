import { render, screen } from '@testing-library/react';
import { expectAccessible } from '../testing/expectAccessible';
import { Chip } from './Chip';

describe('Chip', () => {
  it('says what following it takes away [PLP-03]', async () => {
    const { container } = render(
      <Chip href="?" removes="Polarized">
        Polarized
      </Chip>,
    );
    expect(screen.getByRole('link', { name: 'Remove Polarized' })).toHaveAttribute('href', '?');
    await expectAccessible(container);
  });

  it('is a toggle when it switches something on', () => {
    render(<Chip selected>Eye test</Chip>);
    expect(screen.getByRole('button', { name: 'Eye test', pressed: true })).toBeInTheDocument();
  });
});
