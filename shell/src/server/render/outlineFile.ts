import { bustShade } from '@sightline/shared-lib/domain/product';
import { outlineCss, outlineSheet } from '@sightline/shared-lib/ui';
import type { FastifyInstance } from 'fastify';

import { encodedBody, QUALITY } from '../cache/compression';
import { writeFile } from '../http/answer';

import { contentHash } from './document';

/** A drawing and its address, which its content names. */
const drawingOf = (name: string, drawing: string) => ({
  drawing,
  address: `/${name}.${contentHash(drawing).replaceAll(/\W/g, '').slice(6, 14)}.svg`,
});

const SHEET = drawingOf('outlines', outlineSheet());
const SHADE = drawingOf('bust', bustShade());

/** Rules that stand an outline in the place of each front that has not arrived, and a plain shape in that of a bust. */
export const OUTLINE_RULES = outlineCss(SHEET.address, SHADE.address);

/** The drawings behind those rules: a file each for all pages, named by its content. */
export function outlineRoute(app: FastifyInstance): void {
  for (const { drawing, address } of [SHEET, SHADE]) {
    const file = { type: 'image/svg+xml', body: encodedBody(Buffer.from(drawing), QUALITY.file) };
    app.get(address, async (request, reply) => {
      await writeFile(request.raw, reply.raw, file, true);
      return reply.hijack();
    });
  }
}
