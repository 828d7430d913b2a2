/** @jest-environment jsdom */

import { fireEvent, screen } from '@testing-library/react';

import { showProblems } from './problemsPanel';

const showPopover = jest.fn();
beforeAll(() => {
  // jsdom draws no layers.
  HTMLElement.prototype.showPopover = showPopover;
});
afterEach(() => document.body.replaceChildren());

const panel = () => screen.queryByRole('alert', { name: 'Problems of the working copy' });

describe('the panel of a working copy’s problems', () => {
  it('says where each was found and how, as text, above the page [FED-04]', () => {
    showProblems([
      { where: 'types', text: 'a.tsx(3,1): <b>wrong</b>' },
      { where: 'words', text: 'de: Cart.Title is missing' },
    ]);
    expect(panel()?.textContent).toContain('Types\na.tsx(3,1): <b>wrong</b>');
    expect(panel()?.textContent).toContain('Translations\nde: Cart.Title is missing');
    expect(showPopover).toHaveBeenCalledTimes(1);
  });

  it('goes when everything is mended, or when it is closed [FED-04]', () => {
    showProblems([{ where: 'build', text: 'x' }]);
    showProblems([]);
    expect(panel()).toBeNull();
    showProblems([{ where: 'server', text: 'y' }]);
    fireEvent.click(screen.getByRole('button', { name: 'Close' }));
    expect(panel()).toBeNull();
  });
});
