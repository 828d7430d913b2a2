/** @jest-environment jsdom */

/** The first sign comes once a document: each test gets a module of its own. */
async function aDocument() {
  jest.resetModules();
  return import('./firstSign');
}

const press = () => window.dispatchEvent(new Event('pointerdown'));

describe('work that waits for the shopper', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  it('runs after the first sign, in order, and not within it', async () => {
    const { afterSign } = await aDocument();
    const done: string[] = [];
    afterSign(() => done.push('first'));
    jest.runAllTimers();
    window.dispatchEvent(new Event('scroll'));
    afterSign(() => done.push('second'));
    expect(done).toEqual([]);
    jest.runAllTimers();
    expect(done).toEqual(['first', 'second']);
    afterSign(() => done.push('third'));
    expect(done).toEqual(['first', 'second', 'third']);
  });

  it('takes a repeated click, all that is left of a press made before the scripts came, for a sign', async () => {
    const { afterSign } = await aDocument();
    const work = jest.fn();
    afterSign(work);
    document.body.click();
    jest.runAllTimers();
    expect(work).toHaveBeenCalledTimes(1);
  });

  it('does not take a move of the pointer for a press', async () => {
    const { afterPress } = await aDocument();
    const work = jest.fn();
    afterPress(work);
    window.dispatchEvent(new Event('pointermove'));
    jest.runAllTimers();
    expect(work).not.toHaveBeenCalled();
    press();
    jest.runAllTimers();
    expect(work).toHaveBeenCalledTimes(1);
  });

  it('can be called off until it runs', async () => {
    const { afterSign } = await aDocument();
    const work = jest.fn();
    const stop = afterSign(work);
    press();
    stop();
    jest.runAllTimers();
    expect(work).not.toHaveBeenCalled();
  });
});
