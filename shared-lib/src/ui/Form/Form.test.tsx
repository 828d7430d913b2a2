import { render, screen } from '@testing-library/react';

import { Form } from './Form';

describe('a form', () => {
  it('waits for script and keeps what is typed out of addresses, and goes where it is told instead', () => {
    render(
      <>
        <Form aria-label="Yours" />
        <Form aria-label="A search" method="get" />
      </>,
    );
    expect(screen.getByRole('form', { name: 'Yours' })).toHaveAttribute('method', 'post');
    expect(screen.getByRole('form', { name: 'Yours' })).toHaveAttribute('data-enhanced');
    expect(screen.getByRole('form', { name: 'A search' })).toHaveAttribute('method', 'get');
  });
});
