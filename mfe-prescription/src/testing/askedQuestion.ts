import { screen } from '@testing-library/react';

/**
 * The heading of the question that is open; others may be drawn unseen, and one is shown a frame before it is open. By text, not by role: roles
 * of a whole dialog are slow to work out, and it is asked for at every step.
 */
export const asked = (name: string) => screen.findByText(name, { selector: '.turn:not([data-unseen], [inert]) h2' });
