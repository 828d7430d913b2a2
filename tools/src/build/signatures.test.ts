import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { agreementOf } from './agreement';
import { contractSignatures } from './signatures';

const root = mkdtempSync(join(tmpdir(), 'signatures-'));
afterAll(() => rmSync(root, { recursive: true }));

const COMMANDS = `
export interface Item { readonly partNumber: string; readonly groupKey?: string }
export interface Commands { /** Words. */ 'cart.add': { input: { readonly items: readonly Item[] }; output: void } }`;
const FRAGMENTS = `export interface Fragments { 'cart.badge': { readonly label: string } }`;
const EVENTS = `export interface ShellEvents { cartChanged: { readonly count: number } }`;

function prints(commands = COMMANDS, fragments = FRAGMENTS, events = EVENTS) {
  const folder = join(root, 'shared-lib/src/contracts');
  mkdirSync(folder, { recursive: true });
  for (const [name, text] of Object.entries({ commands, fragments, events }))
    writeFileSync(join(folder, `${name}.ts`), text);
  return contractSignatures(root);
}

describe('the print of a signature', () => {
  it('is the same with other words, another layout and more that may be left out [FED-05]', () => {
    const reworded = COMMANDS.replace('Words.', 'Others.').replace('; output', ';\n    output');
    const more = COMMANDS.replace('readonly groupKey?: string', 'readonly gift?: boolean');
    expect([prints(reworded), prints(more)]).toEqual([prints(), prints()]);
  });

  it('is another one for what was renamed, added or changed, also in a type that it names [FED-05]', () => {
    const before = prints();
    for (const commands of [
      COMMANDS.replace('items:', 'lines:'),
      COMMANDS.replace('output: void', 'output: string'),
      COMMANDS.replace('partNumber: string', 'partNumber: number'),
      COMMANDS.replace('readonly groupKey?', 'readonly groupKey'),
    ]) {
      const { 'command cart.add': print, ...others } = prints(commands);
      expect(print).not.toBe(before['command cart.add']);
      expect({ ...others, 'command cart.add': before['command cart.add'] }).toEqual(before);
    }
  });

  it('names every command, fragment and event of the contracts that run', () => {
    const names = Object.keys(contractSignatures());
    expect(names).toEqual(expect.arrayContaining(['command cart.add', 'fragment cart.badge', 'event cartChanged']));
  });
});

describe('the agreement of a build', () => {
  const signatures = {
    'command cart.add': 'a',
    'command cart.again': 'g',
    'fragment cart.badge': 'b',
    'event cartChanged': 'c',
    'event orderPaid': 'p',
  };
  const built = (script: string, commands: readonly 'cart.add'[] = []) => {
    const folder = mkdtempSync(join(root, 'dist-'));
    mkdirSync(join(folder, 'browser/later'), { recursive: true });
    writeFileSync(join(folder, 'browser/later/1.js'), script);
    return agreementOf(folder, { fragments: [], commands }, signatures);
  };

  it('takes what its scripts ask for by name, and no name that is only a key [FED-05]', () => {
    const scripts = `run("cart.add",{});const t={"cart.again":1,'cart.badge':2};n(a?"cart.badge":"x");b.on("orderPaid").subscribe()`;
    expect(Object.keys(built(scripts).takes)).toEqual(['command cart.add', 'fragment cart.badge', 'event orderPaid']);
    expect(built('const c={"cart.again":1}').takes).toEqual({});
  });

  it('gives what it provides and the events that it tells of [FED-05]', () => {
    expect(built('load("cart.add");bus.emit("cartChanged",{})', ['cart.add'])).toEqual({
      gives: { 'command cart.add': 'a', 'event cartChanged': 'c' },
      takes: {},
    });
  });
});
