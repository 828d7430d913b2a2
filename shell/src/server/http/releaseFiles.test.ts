import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';

import { createFileStore } from './releaseFiles';

let root: string;

beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), 'sightline-files-'));
  await mkdir(join(root, 'public'));
  await writeFile(join(root, 'public/a.js'), 'export const a = 1;');
  await writeFile(join(root, 'public/a.exe'), 'no');
  await writeFile(join(root, 'secret.json'), '{}');
});

afterAll(() => rm(root, { recursive: true, force: true }));

describe('static files', () => {
  it('come compressed, once for everybody who waits', async () => {
    const read = createFileStore(1e6);
    const [one, two] = await Promise.all([read(join(root, 'public'), 'a.js'), read(join(root, 'public'), 'a.js')]);
    expect(one).toBe(two);
    expect(brotliDecompressSync(await one!.body.encoded('br')).toString()).toBe('export const a = 1;');
  });

  it('serve the models of the face finder as they are [ADV-02]', async () => {
    await writeFile(join(root, 'public/face.bin'), Buffer.from([1, 2, 3]));
    const file = await createFileStore(1e6)(join(root, 'public'), 'face.bin');
    expect(file?.type).toBe('application/octet-stream');
    expect([...(await file!.body.encoded('identity'))]).toEqual([1, 2, 3]);
  });

  it('end at their folder and at known kinds [PLAT-04]', async () => {
    const read = createFileStore(1e6);
    expect(await read(join(root, 'public'), '../secret.json')).toBeNull();
    expect(await read(join(root, 'public'), 'a.exe')).toBeNull();
    expect(await read(join(root, 'public'), 'missing.js')).toBeNull();
  });
});
