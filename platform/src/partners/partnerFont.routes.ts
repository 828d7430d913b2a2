import { readFile } from 'node:fs/promises';

import { dataFile, type RoutePlugin } from '../kernel';

/** Where pages of the partners' origins find the typeface; `page.style.ts` names it. */
export const fontPath = '/atkinson-next.woff2';

const oneYear = 31_536_000;

/** The typeface of the shop, on the origins of gateway and partners. */
export const partnerFontRoutes: RoutePlugin = (app) => {
  let file: Promise<Buffer> | undefined;
  app.get(fontPath, async (_request, reply) => {
    file ??= readFile(dataFile('fonts', 'atkinson-next.woff2'));
    return reply
      .type('font/woff2')
      .header('cache-control', `public, max-age=${oneYear}, immutable`)
      .send(await file);
  });
};
