import { createHash } from 'node:crypto';

import type { RoutePlugin } from '../kernel';

/** A script of a partner: the same text for everybody, so that its hash can be written down and checked. */
export interface PageProgram {
  readonly owner: string;
  /** Address of a script with one, else the name of one that stands in its page. */
  readonly name: string;
  readonly purpose: string;
  readonly text: string;
}

/** Element of a page that holds what its program is told. */
export const SETTINGS_ID = 'page-settings';

/** Some development loaders wrap named functions in a marker call; the page gives it a meaning. */
const MARKER = 'var __name=function(f){return f};';

type Facts = Pick<PageProgram, 'owner' | 'name' | 'purpose'>;

/** A program that stands in a page and reads its settings there; `more` is the text of further arguments. */
export function pageProgram<Settings, More extends unknown[]>(
  facts: Facts,
  run: (settings: Settings, ...more: More) => void,
  more = '',
): PageProgram {
  const settings = `JSON.parse(document.getElementById('${SETTINGS_ID}').textContent)`;
  return { ...facts, text: `${MARKER}(${run.toString()})(${settings}${more});` };
}

/** A program with an address of its own, whose settings are the installation's and stand in it. */
export function scriptFile<Settings>(facts: Facts, run: (settings: Settings) => void, settings: Settings): PageProgram {
  return { ...facts, text: `${MARKER}(${run.toString()})(${JSON.stringify(settings).replaceAll('<', '\\u003c')});` };
}

/** `GET /scripts.json`: every script of an origin's payment pages with owner, purpose and hash. */
export function inventoryRoutes(programs: readonly PageProgram[]): RoutePlugin {
  const scripts = programs.map(({ text, ...facts }) => ({
    ...facts,
    hash: `sha256-${createHash('sha256').update(text).digest('base64')}`,
  }));
  return (app) => {
    app.get('/scripts.json', () => ({ scripts }));
  };
}
