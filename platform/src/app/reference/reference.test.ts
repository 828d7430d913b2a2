import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

import { openWholePlatform, type WholePlatform } from '../../testing/ownership/client';

import type { ApiDocument } from './openApi';
import { subjectOf } from './openApi';

interface Operation {
  readonly parameters?: readonly { readonly in: string; readonly name: string; readonly required?: boolean }[];
  readonly responses: Readonly<Record<string, unknown>>;
}

describe('the reference of the platform', () => {
  const dataDir = mkdtempSync(path.join(tmpdir(), 'sightline-reference-'));
  let shop: WholePlatform;
  let document: ApiDocument;
  const operation = (method: string, url: string) =>
    (document.paths?.[url] as Readonly<Record<string, Operation>> | undefined)?.[method.toLowerCase()];

  beforeAll(async () => {
    shop = await openWholePlatform(dataDir);
    document = await shop.done<ApiDocument>({ method: 'GET', url: '/openapi.json' });
  }, 240_000);
  afterAll(async () => {
    await shop.close();
    rmSync(dataDir, { recursive: true });
  });

  it('is of OpenAPI 3.1 and has every route, each part of its address and the shape of its errors [PLAT-02]', () => {
    expect(document.openapi).toBe('3.1.0');
    expect(shop.routes.length).toBeGreaterThan(150);
    for (const { method, url } of shop.routes) {
      const asWritten = url.replaceAll(/:(\w+)/g, '{$1}').replace('*', '{*}');
      const found = operation(method, asWritten);
      const inAddress = found?.parameters?.filter((one) => one.in === 'path' && one.required).map(({ name }) => name);
      const named = [...asWritten.matchAll(/\{([^}]+)\}/g)].map(([, name]) => name);
      expect([method, url, (inAddress ?? []).toSorted()]).toEqual([method, url, named.toSorted()]);
      expect([method, url, found?.responses]).toEqual([
        method,
        url,
        expect.objectContaining({ default: expect.anything() }),
      ]);
    }
  });

  it('says what a request is checked with [PLAT-04]', () => {
    const add = document.paths?.['/wcs/resources/store/{storeId}/cart']?.post;
    expect(add?.requestBody).toMatchObject({
      content: { 'application/json': { schema: { type: 'object', required: expect.arrayContaining(['orderItem']) } } },
    });
    expect(add?.tags).toEqual(['cart']);
    expect(JSON.stringify(document)).not.toContain('"$ref":"def-');
  });

  it('is a page for people that runs nothing and has every call [PLAT-02]', async () => {
    const { headers, body } = await shop.send({ method: 'GET', url: '/reference' });
    expect(headers['content-security-policy']).toMatch(/^default-src 'none'; style-src 'sha256-[^']+'; /);
    expect(body).not.toContain('<script');
    expect(body.match(/<details>/g)).toHaveLength(shop.routes.length);
    expect(body).toContain('<code>/wcs/resources/store/{storeId}/cart</code>');
  });

  it('puts calls together by what they are about', () => {
    expect(subjectOf('/wcs/resources/store/:storeId/cart/@self/update_order_item')).toBe('cart');
    expect(subjectOf('/operations/orders/:orderId')).toBe('operations');
    expect(subjectOf('/:storePrefix/availability.json')).toBe('availability.json');
    expect(subjectOf('/1/indexes/:index/queries')).toBe('indexes');
  });
});
