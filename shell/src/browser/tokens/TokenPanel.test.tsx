import { fireEvent, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

import { ShellShop } from '../../testing/ShellShop';

import { TokenPanel } from './TokenPanel';

const STYLE = `
  :root { --ink: #14181a; --scrim: rgb(15 19 20 / .46); --space-4: 16px; --t1-size: 1.5rem }
  [data-theme='dark'] { --ink: #eef1f0 }
  .part { --edge: #fff }
`;

function shown(theme = 'light') {
  document.head.appendChild(document.createElement('style')).textContent = STYLE;
  document.documentElement.dataset['theme'] = theme;
  render(
    <ShellShop>
      <TokenPanel />
    </ShellShop>,
  );
  return screen.getByRole('complementary', { name: 'Tokens of this page' });
}

const value = (name: string) => document.documentElement.style.getPropertyValue(`--${name}`);
const exported = () => JSON.parse((screen.getByLabelText(/^The change/) as HTMLTextAreaElement).value) as unknown;

describe('the panel of tokens', () => {
  afterEach(() => {
    document.documentElement.removeAttribute('style');
    for (const style of document.head.querySelectorAll('style:not([data-styled])')) style.remove();
  });

  it('lists colours and spaces of the page’s root as the theme of now has them, and nothing else [FED-06]', () => {
    const fields = within(shown('dark')).getAllByRole('textbox') as HTMLInputElement[];
    const ours = fields
      .map(({ id, value: text }) => [id, text])
      .filter(([id]) => /ink$|scrim|space-4|edge|t1/.test(id ?? ''));
    expect(ours).toEqual(
      expect.arrayContaining([
        ['token-ink', '#eef1f0'],
        ['token-scrim', 'rgb(15 19 20 / .46)'],
        ['token-space-4', '16px'],
      ]),
    );
    expect(screen.queryByLabelText('edge')).toBeNull();
    expect(screen.queryByLabelText('t1-size')).toBeNull();
  });

  it('changes the page at once, and exports what was changed as the file of tokens has it [FED-06]', async () => {
    shown();
    fireEvent.change(screen.getByLabelText('ink, chosen'), { target: { value: '#0a0b0c' } });
    const space = screen.getByLabelText('space-4');
    await userEvent.clear(space);
    await userEvent.type(space, '20px');
    expect([value('ink'), value('space-4')]).toEqual(['#0a0b0c', '20px']);
    expect(exported()).toEqual({ color: { light: { ink: '#0a0b0c' } }, space: { 4: '20px' } });
    expect(screen.getByLabelText('ink')).toHaveValue('#0a0b0c');
    await userEvent.click(screen.getByRole('button', { name: 'As it was' }));
    expect([value('ink'), value('space-4')]).toEqual(['', '']);
    expect(screen.getByLabelText('ink')).toHaveValue('#14181a');
    expect(screen.queryByLabelText(/^The change/)).toBeNull();
  });
});
