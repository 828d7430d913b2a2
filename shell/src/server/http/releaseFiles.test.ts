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

  it.each([
    ['a.css', 'text/css; charset=utf-8'],
    ['a.json', 'application/json; charset=utf-8'],
    ['a.js.map', 'application/json; charset=utf-8'],
    ['a.svg', 'image/svg+xml'],
    ['a.webmanifest', 'application/manifest+json'],
    ['a.woff2', 'font/woff2'],
    ['a.png', 'image/png'],
    ['a.jpg', 'image/jpeg'],
    ['a.webp', 'image/webp'],
    ['a.avif', 'image/avif'],
    ['a.txt', 'text/plain; charset=utf-8'],
  ])('are sent as what they are: %s as %s', async (name, type) => {
    await writeFile(join(root, 'public', name), name);
    const file = await createFileStore(1e6)(join(root, 'public'), name);
    expect([file?.type, (await file!.body.encoded('identity')).toString()]).toEqual([type, name]);
  });

  it('are not those of a folder whose name only begins the same, nor the folder itself [PLAT-04]', async () => {
    await mkdir(join(root, 'public.js'), { recursive: true });
    await writeFile(join(root, 'public.js/b.js'), 'other');
    const read = createFileStore(1e6);
    expect(await read(join(root, 'public'), '../public.js/b.js')).toBeNull();
    expect(await read(join(root, 'public.js'), '')).toBeNull();
    expect(await read(join(root, 'public.js'), 'b.js')).not.toBeNull();
  });

  it('are kept once read, as long as there is room, and a missing one is looked for again', async () => {
    const roomy = createFileStore(1e6);
    const narrow = createFileStore(8);
    await writeFile(join(root, 'public/c.js'), 'first');
    const of = async (read: typeof roomy) =>
      (await (await read(join(root, 'public'), 'c.js'))?.body.encoded('identity'))?.toString();
    expect([await of(roomy), await of(narrow)]).toEqual(['first', 'first']);
    await writeFile(join(root, 'public/c.js'), 'second and longer');
    expect([await of(roomy), await of(createFileStore(1e6))]).toEqual(['first', 'second and longer']);
    expect(await roomy(join(root, 'public'), 'late.js')).toBeNull();
    await writeFile(join(root, 'public/late.js'), 'here');
    expect(await roomy(join(root, 'public'), 'late.js')).not.toBeNull();
  });
});
