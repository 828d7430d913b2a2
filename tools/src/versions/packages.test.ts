import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { listPackages } from './packages';

describe('the packages that a change reaches', () => {
  const root = mkdtempSync(join(tmpdir(), 'packages-'));
  const git = (...args: string[]) =>
    execFileSync('git', ['-c', 'user.name=Test', '-c', 'user.email=test@example.com', ...args], { cwd: root });
  const write = (path: string, content: object) => writeFileSync(join(root, path), JSON.stringify(content));

  beforeAll(() => {
    for (const folder of ['lib', 'shop', 'apart']) mkdirSync(join(root, folder));
    write('lerna.json', { version: 'independent', npmClient: 'npm' });
    write('package.json', { name: 'root', private: true, workspaces: ['lib', 'shop', 'apart'] });
    write('package-lock.json', { name: 'root', lockfileVersion: 3, packages: {} });
    write('lib/package.json', { name: 'lib', version: '1.0.0', private: true });
    write('shop/package.json', { name: 'shop', version: '1.0.0', private: true, dependencies: { lib: '1.0.0' } });
    write('apart/package.json', { name: 'apart', version: '1.0.0', private: true });
    git('init', '-q');
    git('add', '-A');
    git('commit', '-q', '-m', 'Begin');
  });
  afterAll(() => rmSync(root, { recursive: true }));

  const namesSince = (revision?: string) => listPackages(revision, root).map(({ name }) => name);

  it('are what it touches and what depends on that, also before it is committed', () => {
    expect(namesSince('HEAD')).toEqual([]);
    write('lib/prices.json', { minor: 1 });
    git('add', '-A');
    expect(namesSince('HEAD')).toEqual(['lib', 'shop']);
    git('commit', '-q', '-m', 'Price it');
    write('apart/more.json', {});
    git('add', '-A');
    expect(namesSince('HEAD~1').toSorted()).toEqual(['apart', 'lib', 'shop']);
    expect(namesSince()).toHaveLength(3);
  });

  it('cannot be told since a revision that is not there', () => {
    expect(() => listPackages('nowhere', root)).toThrow('lerna could not list packages');
  });
});
