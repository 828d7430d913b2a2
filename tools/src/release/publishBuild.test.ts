import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

import { outputFiles } from '../build/outputFiles';
import { sourceStamp } from '../build/sourceStamp';

import { publishBuild } from './publishBuild';

const REMOTE = 'mfe-catalog';
const PRODUCTION = {
  commit: 'c0ffee',
  dirty: false,
  mode: 'production',
  author: 'Ada',
  builtAt: '2026-01-01T00:00:00Z',
};

const roots: string[] = [];
afterAll(() => {
  for (const root of roots) rmSync(root, { recursive: true });
});

function write(root: string, path: string, text: string): void {
  mkdirSync(dirname(join(root, path)), { recursive: true });
  writeFileSync(join(root, path), text);
}

/** A repository with one built remote. */
function built(made: Partial<typeof PRODUCTION> = {}, said: object = {}) {
  const root = mkdtempSync(join(tmpdir(), 'publish-'));
  roots.push(root);
  const folder = join(root, REMOTE, 'dist');
  write(root, 'package-lock.json', '{}');
  write(root, `${REMOTE}/remote.ts`, 'contract 2');
  write(root, `${REMOTE}/dist/browser/remoteEntry.0a1b.js`, 'entry');
  write(root, `${REMOTE}/dist/server/server.cjs`, 'server');
  const mode = made.mode === 'development' ? 'development' : 'production';
  const record = {
    remote: REMOTE,
    version: '1.0.0',
    contract: 2,
    provides: { pages: ['home'], fragments: [], commands: [] },
    parameters: ['size'],
    chunks: { home: ['browser/1.js'] },
    stamp: sourceStamp(REMOTE, mode, root),
    built: { ...PRODUCTION, ...made },
    files: outputFiles(folder),
    ...said,
  };
  write(root, `${REMOTE}/dist/build.json`, JSON.stringify(record));
  const releasesDir = join(root, 'releases');
  return {
    root,
    releasesDir,
    publish: (wishes = {}, now = new Date(0)) => publishBuild(REMOTE, releasesDir, wishes, { root, now }),
    alter: (path: string, text: string) => write(root, `${REMOTE}/${path}`, text),
  };
}

describe('publishing a build', () => {
  it('says what the build recorded: contract, what it provides, commit, author, mode and time [FED-01]', () => {
    const { publish, alter } = built();
    // What stands in the sources later is not what was built.
    alter('remote.ts', 'contract 3');
    expect(publish({ stale: true })).toMatchObject({
      contract: 2,
      provides: { pages: ['home'] },
      parameters: ['size'],
      chunks: { home: ['browser/1.js'] },
      built: PRODUCTION,
    });
  });

  it('gives the same build the same release, and another contract, page or parameter another one [FED-01]', () => {
    const { publish } = built();
    expect(publish({}, new Date(5)).id).toBe(publish().id);
    expect(built({ author: 'Grace', commit: 'beef' }).publish().id).toBe(publish().id);
    const agreement = { gives: {}, takes: { 'command cart.add': '1' } };
    for (const said of [{ contract: 3 }, { parameters: [] }, { provides: { pages: [] } }, { agreement }])
      expect(built({}, said).publish().id).not.toBe(publish().id);
  });

  it('refuses a build whose files were altered, added or taken away [FED-01]', () => {
    const changed = built();
    changed.alter('dist/server/server.cjs', 'other');
    expect(changed.publish).toThrow('was altered after it was made');
    const more = built();
    more.alter('dist/browser/more.js', 'more');
    expect(more.publish).toThrow('was altered after it was made');
    const fewer = built();
    rmSync(join(fewer.root, REMOTE, 'dist/server/server.cjs'));
    expect(fewer.publish).toThrow('was altered after it was made');
  });

  it('refuses a build that is older than its sources, the manifest and settings of webpack among them [FED-01]', () => {
    for (const source of ['remote.ts', 'webpack.config.ts', 'package.json', 'parameters.ts', 'src/browser.tsx']) {
      const { alter, publish } = built();
      alter('src/browser.test.tsx', 'a test goes into no build');
      expect(publish().id).toHaveLength(12);
      alter(source, 'changed');
      expect(publish).toThrow('have changed since it was built');
    }
  });

  it('refuses development builds and sources that no commit has, unless that is meant [FED-01]', () => {
    const development = built({ mode: 'development' });
    expect(development.publish).toThrow('is a development build');
    expect(development.publish({ development: true }).built?.mode).toBe('development');
    const dirty = built({ dirty: true });
    expect(dirty.publish).toThrow('from sources that no commit has');
    expect(dirty.publish({ dirty: true }).built?.dirty).toBe(true);
  });

  it('never writes a release’s folder again, and refuses one that was altered [FED-01]', () => {
    const { releasesDir, publish } = built();
    const file = join(releasesDir, REMOTE, publish().id, 'server/server.cjs');
    expect(readFileSync(file, 'utf8')).toBe('server');
    writeFileSync(file, 'altered');
    expect(publish).toThrow('was altered');
    expect(readFileSync(file, 'utf8')).toBe('altered');
  });
});
