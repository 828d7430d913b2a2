/** @jest-environment jsdom */
import { keepFocus } from './keepFocus';

/** Longer than owners have to put the focus somewhere. */
const LATER_MS = 150;

const byText = (text: string): HTMLElement => {
  const found = [...document.querySelectorAll<HTMLElement>('button,a,h1,h2')].find((one) => one.textContent === text);
  if (!found) throw new Error(`nothing says ${text}`);
  return found;
};

/** What the observer and the waiting after it need. */
async function pass(): Promise<void> {
  await Promise.resolve();
  await Promise.resolve();
  jest.advanceTimersByTime(LATER_MS);
}

describe('the focus', () => {
  let end: () => void;
  beforeEach(() => {
    jest.useFakeTimers();
    jest.spyOn(HTMLElement.prototype, 'getClientRects').mockReturnValue([{}] as unknown as DOMRectList);
    document.body.innerHTML = `
      <header><a href="/">Home</a></header>
      <main>
        <h1>Bag</h1>
        <ul>
          <li id="one"><button>Remove one</button></li>
          <li id="two"><button>Remove two</button></li>
        </ul>
        <p id="note">Nothing to press</p>
      </main>`;
    end = keepFocus();
  });
  afterEach(() => end());

  it('goes to what takes the place of a line that is removed', async () => {
    byText('Remove one').focus();
    document.querySelector('#one')?.remove();
    await pass();
    expect(document.activeElement).toBe(byText('Remove two'));
  });

  it('goes to what is beside the last line that is removed', async () => {
    byText('Remove two').focus();
    document.querySelector('#two')?.remove();
    await pass();
    expect(document.activeElement).toBe(byText('Remove one'));
  });

  it('goes to a button that is exchanged for another one', async () => {
    byText('Remove one').focus();
    const undo = document.createElement('button');
    undo.textContent = 'Undo';
    byText('Remove one').replaceWith(undo);
    await pass();
    expect(document.activeElement).toBe(undo);
  });

  it('goes to the heading of its area when nothing is left to press, which no Tab key stops at', async () => {
    byText('Remove one').focus();
    document.querySelector('ul')?.remove();
    await pass();
    expect(document.activeElement).toBe(byText('Bag'));
    expect(byText('Bag').tabIndex).toBe(-1);
  });

  it('stays where whoever removed its element has put it', async () => {
    byText('Remove one').focus();
    document.querySelector('#one')?.remove();
    await Promise.resolve();
    byText('Home').focus();
    await pass();
    expect(document.activeElement).toBe(byText('Home'));
  });

  it('is kept of what was pressed before anything listened', async () => {
    end();
    byText('Remove one').focus();
    end = keepFocus();
    document.querySelector('#one')?.remove();
    await pass();
    expect(document.activeElement).toBe(byText('Remove two'));
  });

  it('goes nowhere after a press on the page itself', async () => {
    byText('Remove one').focus();
    byText('Remove one').blur();
    await pass();
    document.querySelector('#one')?.remove();
    await pass();
    expect(document.activeElement).toBe(document.body);
  });

  it('is kept of what was switched off before it was taken away', async () => {
    const remove = byText('Remove one');
    remove.focus();
    remove.setAttribute('disabled', '');
    remove.blur();
    await pass();
    document.querySelector('#one')?.remove();
    await pass();
    expect(document.activeElement).toBe(byText('Remove two'));
  });

  it('leaves out what cannot be used', async () => {
    byText('Remove two').setAttribute('disabled', '');
    byText('Remove one').focus();
    document.querySelector('#one')?.remove();
    await pass();
    expect(document.activeElement).toBe(byText('Bag'));
  });
});
