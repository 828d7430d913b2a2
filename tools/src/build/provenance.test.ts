import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

import { provenanceOf } from './provenance';
import { sourceStamp } from './sourceStamp';

const REMOTE = 'mfe-account';
const folder = mkdtempSync(join(tmpdir(), 'provenance-'));
const root = join(folder, 'one');
afterAll(() => rmSync(folder, { recursive: true }));

const write = (path: string, text: string) => {
  mkdirSync(dirname(join(root, path)), { recursive: true });
  writeFileSync(join(root, path), text);
};
const git = (...words: string[]) =>
  execFileSync('git', ['-c', 'user.name=Ada', '-c', 'user.email=ada@example.org', ...words], { cwd: root });
const dirty = () => provenanceOf(REMOTE, 'production', root).dirty;

beforeAll(() => {
  write('package-lock.json', '{}');
  write(`${REMOTE}/src/browser.tsx`, 'browser');
  write(`${REMOTE}/src/gone.ts`, 'gone');
  write('mfe-catalog/src/browser.tsx', 'another');
  git('init', '--quiet');
  git('config', 'user.name', 'Ada');
  git('add', '.');
  git('commit', '--quiet', '--message', 'One');
});

describe('where a build comes from', () => {
  it('is a commit and its author while the sources are exactly those of the commit [FED-01]', () => {
    const commit = execFileSync('git', ['rev-parse', 'HEAD'], { cwd: root, encoding: 'utf8' }).trim();
    write(`${REMOTE}/src/browser.test.tsx`, 'a test');
    write('mfe-catalog/src/browser.tsx', 'changed by another team');
    expect(provenanceOf(REMOTE, 'production', root, new Date(0))).toEqual({
      commit,
      dirty: false,
      mode: 'production',
      author: 'Ada',
      builtAt: '1970-01-01T00:00:00.000Z',
    });
  });

  it('is no commit when a source was changed, added or deleted [FED-01]', () => {
    write(`${REMOTE}/remote.ts`, 'new');
    expect(dirty()).toBe(true);
    rmSync(join(root, `${REMOTE}/remote.ts`));
    expect(dirty()).toBe(false);
    rmSync(join(root, `${REMOTE}/src/gone.ts`));
    expect(dirty()).toBe(true);
    write(`${REMOTE}/src/gone.ts`, 'gone');
    write('package-lock.json', '{ "changed": true }');
    expect(dirty()).toBe(true);
  });

  it('is unknown without a repository, which is no commit either', () => {
    const bare = join(folder, 'bare');
    mkdirSync(join(bare, REMOTE), { recursive: true });
    expect(provenanceOf(REMOTE, 'production', bare)).toMatchObject({ commit: '', dirty: true });
  });
});

describe('the stamp of a build', () => {
  it('is the same for the same sources in another folder [FED-01]', () => {
    const other = join(folder, 'deeper/two');
    cpSync(root, other, { recursive: true });
    expect(sourceStamp(REMOTE, 'production', other)).toBe(sourceStamp(REMOTE, 'production', root));
    expect(sourceStamp(REMOTE, 'development', root)).not.toBe(sourceStamp(REMOTE, 'production', root));
  });
});
