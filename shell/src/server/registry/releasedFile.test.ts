import { aRegistry } from '../../testing/aRegistry';

import { isReleasedFile } from './releasedFile';

it('is a file for browsers of a registered release, and no other file of the folder [PLAT-04] [FED-01]', () => {
  const served = (path: string) => isReleasedFile(path, aRegistry());
  expect(served('mfe-catalog/aaa/browser/remoteEntry.js')).toBe(true);
  expect(served('mfe-catalog/bbb/integrity.json')).toBe(true);
  expect(served('mfe-catalog/bbb/types/@mf-types.zip')).toBe(true);
  for (const path of [
    'registry.json',
    '/registry.json',
    './registry.json',
    'mfe-catalog/../registry.json',
    'mfe-catalog/aaa/../../registry.json',
    'mfe-catalog/aaa/server/server.cjs',
    'mfe-catalog/aaa/types/@mf-types.zip',
    'mfe-catalog/bbb/types/more.d.ts',
    'mfe-catalog/aaa/browser/constructor',
    'mfe-catalog/constructor/browser/remoteEntry.js',
    'mfe-catalog/__proto__/integrity.json',
    'constructor/aaa/integrity.json',
    'mfe-catalog/ccc/integrity.json',
    'mfe-catalog/aaa//browser/remoteEntry.js',
  ])
    expect([path, served(path)]).toEqual([path, false]);
});
