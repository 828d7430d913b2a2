import { createHash } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { aRegistry } from '../../testing/aRegistry';

import { createScriptInventory } from './scriptInventory';

const scriptDir = mkdtempSync(join(tmpdir(), 'sightline-scripts-'));
afterAll(() => rmSync(scriptDir, { recursive: true }));

it('names every script of the payment pages with owner, purpose and hash [PLAT-04] [PAY-02]', async () => {
  writeFileSync(join(scriptDir, 'shell.1a.js'), 'run()');
  writeFileSync(join(scriptDir, 'shell.1a.js.map'), '{}');
  const options = { bootScript: 'boot()', scriptDir, registry: () => aRegistry(), admitted: ['https://cards.example'] };
  const { scripts, others } = await createScriptInventory(options)();
  const hashOf = (algorithm: string, text: string) => createHash(algorithm).update(text).digest('base64');
  expect(scripts.map(({ owner, name, hash }) => [owner, name, hash])).toEqual([
    ['shell', 'boot', `sha256-${hashOf('sha256', 'boot()')}`],
    ['shell', '/assets/shell.1a.js', `sha384-${hashOf('sha384', 'run()')}`],
    ['mfe-catalog', '/releases/mfe-catalog/aaa/browser/remoteEntry.js', 'sha384-a'],
  ]);
  for (const { purpose } of scripts) expect(purpose.length).toBeGreaterThan(10);
  expect(others).toEqual(['https://cards.example/scripts.json']);
});
