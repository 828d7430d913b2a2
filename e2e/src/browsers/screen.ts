import { readFileSync } from 'node:fs';

import { answeredConsent } from '../consent';
import { SHOP } from '../shopAddress';

import { DriverError, ELEMENT, type Driver, type Element } from './driver';

/** Finds by role and name as assistive technology does: the same rules as the unit tests'. */
const QUERIES = readFileSync(require.resolve('@testing-library/dom/dist/@testing-library/dom.umd.min.js'), 'utf8');
/** Goes along with each look: what a script leaves behind in a page, the next one of Firefox does not see. */
const LIBRARY = `const library = {}; { const exports = library, module = {}, define = undefined; ${QUERIES} }`;

const FIND = `${LIBRARY}
const [role, source, within] = arguments;
const { queryAllByRole, queryAllByLabelText } = library;
const find = (scope, role, source) => {
  const name = source === null ? undefined : new RegExp(source);
  if (role === 'css') return [...scope.querySelectorAll(source)];
  return role === 'label' ? queryAllByLabelText(scope, name) : queryAllByRole(scope, role, name ? { name } : {});
};
const scope = within ? find(document.body, within[0], within[1])[0] : document.body;
return scope ? (find(scope, role, source)[0] ?? null) : null;`;

/** WebKit's driver refuses what lies below the window, in place of scrolling there as a shopper does and Firefox's driver too. */
const IN_VIEW = `const [element] = arguments;
const { top, bottom } = element.getBoundingClientRect();
if (top < 0 || bottom > innerHeight) element.scrollIntoView({ block: 'center', behavior: 'instant' });
return JSON.stringify(element.getBoundingClientRect());`;

/** What is looked for: a role and the name it has, a label of a field, or a selector. */
export type Target = readonly [role: string, name: string | RegExp | null];

const LIMIT_MS = 30_000;
const pause = () => new Promise((resolve) => setTimeout(resolve, 200));

/** Refusals that a page which is still being drawn gives. */
const PASSING = new Set(['stale element reference', 'element click intercepted', 'element not interactable']);

const exactly = (text: string) => `^${text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}$`;
const sourceOf = ([role, name]: Target): readonly [string, string | null] => [
  role,
  name instanceof RegExp ? name.source : role === 'css' || name === null ? name : exactly(name),
];

/** The pages of the shop in a browser that WebDriver leads. */
export function createScreen(driver: Driver) {
  const run = (script: string, ...args: readonly unknown[]) => driver.send('ExecuteScript', { script, args });

  const look = async (target: Target, within?: Target) =>
    (await run(FIND, ...sourceOf(target), within ? sourceOf(within) : null)) as Element | null;

  async function until<T>(what: string, ask: () => Promise<T | null | false>): Promise<T> {
    const started = Date.now();
    let refusal = '';
    for (;;) {
      const answer = await ask().catch((error: unknown) => {
        // A page that is drawn anew takes elements with it: they are looked for again.
        if (!(error instanceof DriverError && PASSING.has(error.kind))) throw error;
        refusal = `, ${error.message}`;
        return null;
      });
      if (answer) return answer;
      if (Date.now() - started > LIMIT_MS) throw new Error(`Not there after ${LIMIT_MS / 1000} s: ${what}${refusal}`);
      await pause();
    }
  }

  const find = async (target: Target, within?: Target): Promise<string> =>
    (await until(target.join(' '), () => look(target, within)))[ELEMENT];

  /** Brings something into view and waits until it has come to rest: a drawer that still moves is not where it was measured. */
  async function resting(target: Target, within?: Target): Promise<string> {
    let before = '';
    return until(`${target.join(' ')} at rest`, async () => {
      const element = await look(target, within);
      const place = element && String(await run(IN_VIEW, element));
      const rests = place !== null && place === before;
      before = place ?? '';
      return rests && element ? element[ELEMENT] : null;
    });
  }

  return {
    until,
    run,
    find,
    /** Opens an address and waits until the page can be used. */
    async visit(path: string): Promise<void> {
      await driver.send('Navigate', { url: `${SHOP}${path}` });
      await until('a page that can be used', () => run("return document.documentElement.hasAttribute('data-ready')"));
    },
    /** A shopper who has answered what may be stored. */
    async consent(): Promise<void> {
      await driver.send('Navigate', { url: `${SHOP}/robots.txt` });
      for (const { name, value } of answeredConsent(SHOP).origins[0]?.localStorage ?? [])
        await run('localStorage.setItem(arguments[0], arguments[1])', name, value);
    },
    address: async () => String(await driver.send('GetCurrentURL', {})),
    see: async (target: Target, within?: Target) => void (await find(target, within)),
    gone: (target: Target, within?: Target) =>
      until(`${target.join(' ')} gone`, async () => (await look(target, within)) === null),
    press: async (target: Target, within?: Target) => {
      await until(`${target.join(' ')} to be pressed`, async () => {
        await driver.send('ElementClick', { id: await resting(target, within) });
        return true;
      });
    },
    keys: async (text: string, target: Target, within?: Target) => {
      await driver.send('ElementSendKeys', { id: await find(target, within), text });
    },
    /** Types into an empty field. */
    fill: async (label: string, text: string, within?: Target) => {
      await until(`${label} to be filled`, async () => {
        const id = await resting(['label', label], within);
        await driver.send('ElementClear', { id });
        await driver.send('ElementSendKeys', { id, text });
        return true;
      });
    },
    choose: async (label: string, option: string) => {
      await driver.send('ElementClick', { id: await find(['option', option], ['label', label]) });
    },
    /** Whether what has the focus is this. */
    focused: (target: Target, within?: Target) =>
      until(`focus on ${target.join(' ')}`, async () => {
        const element = await look(target, within);
        return element && run('return document.activeElement === arguments[0]', element);
      }),
    /** Does something inside a frame. */
    async inFrame(selector: string, act: () => Promise<void>): Promise<void> {
      const frame = { [ELEMENT]: await find(['css', selector]) };
      await driver.send('SwitchToFrame', { id: frame });
      await act();
      await driver.send('SwitchToFrame', { id: null });
    },
  };
}

export type Screen = ReturnType<typeof createScreen>;
