import { Type } from 'typebox';
import { bustView, DrawingQueueFull, recipeVersion, wornView } from '@sightline/pictures';
import type { PictureFormat, PictureSpec, PictureView } from '@sightline/pictures';
import { bustOf } from '@sightline/shared-lib/domain/product';

import { Fault, faultBody, notFound } from '../kernel';
import type { RoutePlugin } from '../kernel';
import type { CatalogueService } from '../modules/catalogue';
import { lensLookOf } from './lensLook';
import type { PictureService } from './pictureService';

const params = Type.Object({
  partNumber: Type.String({ pattern: '^[0-9A-Za-z-]{3,40}$' }),
  file: Type.String({ pattern: '^[a-z-]{3,20}\\.(avif|webp|png)$' }),
});
const query = Type.Object({
  w: Type.Optional(Type.Integer({ minimum: 16, maximum: 2400 })),
  v: Type.Optional(Type.String({ maxLength: 40 })),
  /** Treatment and colour of lenses to see in a frame in place of its own, such as `TINT-GRY`. */
  lens: Type.Optional(Type.String({ pattern: '^[A-Z]{2,6}-[A-Z]{3}$' })),
  /** Lenses in a box, one of the sizes that the product is sold in. */
  pack: Type.Optional(Type.Integer({ minimum: 1, maximum: 1000 })),
  /** Width and tone of the bust that wears a frame, such as `wide-clay`; for that view alone. */
  bust: Type.Optional(Type.String({ pattern: '^[a-z]{3,10}-[a-z]{3,10}$' })),
});

const types: Readonly<Record<string, string>> = { avif: 'image/avif', webp: 'image/webp', png: 'image/png' };
const forEver = 'public, max-age=31536000, immutable';
const forNow = 'public, max-age=300';

/** The goods with these lenses; undefined where there are none to put in, or none such. */
function withLenses(spec: PictureSpec, code: string | undefined): PictureSpec | undefined {
  if (code === undefined) return spec;
  const lens = lensLookOf(code);
  return lens && spec.kind === 'frame' ? { ...spec, lens } : undefined;
}

/** A box of contact lenses with that many in it; undefined where it is not sold so. */
function withPack(spec: PictureSpec | undefined, pack: number | undefined, sold: readonly string[]) {
  if (!spec || pack === undefined) return spec;
  return spec.kind === 'contact-lens-box' && sold.includes(String(pack)) ? { ...spec, packSize: pack } : undefined;
}

/** The frame on that bust; undefined where the view shows none, or there is none such. */
function withBust(spec: PictureSpec | undefined, view: string, code: string | undefined): PictureSpec | undefined {
  if (!spec || code === undefined) return spec;
  const bust = bustOf(code);
  return bust && view === bustView && spec.kind === 'frame' ? { ...spec, bust } : undefined;
}

/** Views of a frame that belong to every one that can be seen from the front, whatever the catalogue lists. */
const wornViews: ReadonlySet<string> = new Set([wornView, bustView]);

/** Pictures of products, drawn when first asked for: `/pictures/0NO4001S-01/front.webp?w=400&v=…`. */
export function pictureRoutes(catalogue: CatalogueService, pictures: PictureService): RoutePlugin {
  return (app) => {
    app.get('/pictures/:partNumber/:file', { schema: { params, querystring: query } }, async (request, reply) => {
      const { partNumber, file } = request.params;
      const [view = '', format = ''] = file.split('.');
      const product = await catalogue.picture(partNumber.toUpperCase());
      // Every frame that can be seen from the front can be tried on.
      const isWorn = wornViews.has(view);
      const source = isWorn ? 'front' : view;
      const canBeWorn = !isWorn || (product?.picture as PictureSpec | null)?.kind === 'frame';
      if (!product?.picture || !canBeWorn || !product.views.some((one) => one.view === source))
        throw notFound(`Picture ${partNumber}/${file}`);
      const { lens, pack, bust } = request.query;
      const sold = [product.attributes['PACK_SIZE'] ?? []].flat();
      const spec = withBust(withPack(withLenses(product.picture as PictureSpec, lens), pack, sold), view, bust);
      if (!spec) throw notFound(`Picture ${partNumber}/${file} with ${lens ?? pack ?? bust}`);
      const picture = await pictures
        .get(spec, view as PictureView, request.query.w ?? 400, format as PictureFormat)
        .catch((error: unknown) => {
          if (error instanceof DrawingQueueFull) return error;
          throw error;
        });
      if (picture instanceof DrawingQueueFull)
        return reply
          .status(503)
          .headers({ 'retry-after': String(picture.retryAfter), 'cache-control': 'no-store' })
          .send(faultBody(new Fault(503, 'CWXFR0230E', 'ERR_SERVICE_UNAVAILABLE', picture.message)));
      // Only the address of the picture as it is now may be kept for ever.
      const current = request.query.v === `${product.picture_version}${recipeVersion}`;
      reply.headers({
        'cache-control': current ? forEver : forNow,
        etag: picture.etag,
        'access-control-allow-origin': '*',
        'cross-origin-resource-policy': 'cross-origin',
        'timing-allow-origin': '*',
      });
      if (request.headers['if-none-match'] === picture.etag) return reply.status(304).send();
      return reply.type(types[format] ?? 'application/octet-stream').send(picture.body);
    });
  };
}
