import { render, screen } from '@testing-library/react';
import { EyeMark } from './EyeMark';

describe('EyeMark', () => {
  it('has a letter for the eye and a word for the ear, never colour alone', () => {
    render(<EyeMark side="left" />);
    expect(screen.getByText('L')).toHaveAttribute('aria-hidden', 'true');
    expect(screen.getByText('Left')).toBeInTheDocument();
  });
});
