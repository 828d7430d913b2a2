import { outlineCss, outlineSheet } from '@sightline/shared-lib/ui';
import type { FastifyInstance } from 'fastify';

import { encodedBody, QUALITY } from '../cache/compression';
import { writeFile } from '../http/answer';

import { contentHash } from './document';

const sheet = outlineSheet();
const ADDRESS = `/outlines.${contentHash(sheet).replaceAll(/\W/g, '').slice(6, 14)}.svg`;

/** Rules that stand an outline in the place of each front that has not arrived. */
export const OUTLINE_RULES = outlineCss(ADDRESS);

/** The drawings behind those rules: one file for all pages, named by its content. */
export function outlineRoute(app: FastifyInstance): void {
  const file = { type: 'image/svg+xml', body: encodedBody(Buffer.from(sheet), QUALITY.file) };
  app.get(ADDRESS, async (request, reply) => {
    await writeFile(request.raw, reply.raw, file, true);
    return reply.hijack();
  });
}
