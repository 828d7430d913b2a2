import Fastify from 'fastify';

import { OUTLINE_RULES, outlineRoute } from './outlineFile';

describe('the drawings of outlines', () => {
  it('are kept for ever under the address that every document names [PLP-07]', async () => {
    const app = Fastify();
    outlineRoute(app);
    const address = /url\((\/outlines\.\w{8}\.svg)\)/.exec(OUTLINE_RULES)?.[1] ?? '';
    const { statusCode, headers, body } = await app.inject(address);
    expect([statusCode, headers['content-type']]).toEqual([200, 'image/svg+xml']);
    expect(headers['cache-control']).toContain('immutable');
    expect(body).toMatch(/^<svg /);
    await app.close();
  });
});
