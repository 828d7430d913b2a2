import Fastify from 'fastify';

import { OUTLINE_RULES, outlineRoute } from './outlineFile';

describe('the drawings of outlines', () => {
  it.each(['outlines', 'bust'])(
    'are kept for ever under the address that every document names: %s [PLP-07]',
    async (name) => {
      const app = Fastify();
      outlineRoute(app);
      const address = new RegExp(`url\\((/${name}\\.\\w{8}\\.svg)\\)`).exec(OUTLINE_RULES)?.[1] ?? '';
      const { statusCode, headers, body } = await app.inject(address);
      expect([statusCode, headers['content-type']]).toEqual([200, 'image/svg+xml']);
      expect(headers['cache-control']).toContain('immutable');
      expect(body).toMatch(/^<svg /);
      await app.close();
    },
  );
});
