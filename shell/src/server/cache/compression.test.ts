import { brotliDecompressSync, gunzipSync } from 'node:zlib';

import { acceptedEncoding, betterBody, encodedBody } from './compression';

const text = 'Made to the millimeter. '.repeat(500);

describe('an encoded body', () => {
  it('is made in an encoding when that is first asked for, once for everybody', async () => {
    const body = encodedBody(Buffer.from(text));
    expect(body.ready('br')).toBeNull();
    const [one, two] = await Promise.all([body.encoded('br'), body.encoded('br')]);
    expect(one).toBe(two);
    expect(body.ready('br')).toBe(one);
    expect(brotliDecompressSync(one).toString()).toBe(text);
  });

  it('is held compressed and still to be had plain and zipped', async () => {
    const body = encodedBody(Buffer.from(text));
    await body.encoded('br');
    expect(body.ready('identity')).toBeNull();
    expect((await body.encoded('identity')).toString()).toBe(text);
    expect(gunzipSync(await body.encoded('gzip')).toString()).toBe(text);
    const better = await betterBody(body);
    expect(brotliDecompressSync(better.ready('br') ?? Buffer.alloc(0)).toString()).toBe(text);
  });

  it.each([
    ['gzip, deflate, br', 'br'],
    ['gzip', 'gzip'],
    [undefined, 'identity'],
  ] as const)('is sent to a client that takes %s as %s', (header, encoding) => {
    expect(acceptedEncoding(header)).toBe(encoding);
  });
});
