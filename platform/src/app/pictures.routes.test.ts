import { DrawingQueueFull } from '@sightline/pictures';
import { sampleFrame } from '@sightline/pictures/samples';
import { drawnWidth } from '@sightline/shared-lib/domain/product';

import { addRoutes, createHttpApp } from '../kernel';
import type { CatalogueService } from '../modules/catalogue';

import type { PictureService } from './pictureService';
import { pictureRoutes } from './pictures.routes';

const known = { picture: sampleFrame('panto'), picture_version: 'a', views: [{ view: 'front' }], attributes: {} };
const box = { ...known, picture: { kind: 'contact-lens-box', packSize: 30 }, attributes: { PACK_SIZE: ['30', '90'] } };
const catalogue = {
  picture: async (partNumber: string) => ({ '0NO4001S-01': known, '0CL5001-01': box })[partNumber] ?? null,
} as unknown as CatalogueService;

function open(get: PictureService['get']) {
  const app = createHttpApp();
  addRoutes(app, pictureRoutes(catalogue, { get, warm: async () => 0, close: async () => undefined }));
  return (url: string) => app.inject({ url: `/pictures/${url}` });
}

describe('the calls of pictures', () => {
  it('say when to come again while too many wait to be drawn, and let nobody keep that [PLAT-08]', async () => {
    const ask = open(() => Promise.reject(new DrawingQueueFull()));
    const answer = await ask('0NO4001S-01/front.webp?w=400');
    expect(answer.statusCode).toBe(503);
    expect(answer.headers).toMatchObject({ 'retry-after': '10', 'cache-control': 'no-store' });
    expect(answer.json().errors[0].errorKey).toBe('ERR_SERVICE_UNAVAILABLE');
  });

  it('draw nothing but views of known products, in so many widths, whatever else stands in the address [PLAT-08]', async () => {
    const drawn = new Set<string>();
    const ask = open(async (_spec, view, width, format) => {
      drawn.add(`${view} ${drawnWidth(width)} ${format}`);
      return { body: Buffer.from('x'), etag: '"x"' };
    });
    const refused = [
      '0NO4001S-02/front.webp',
      '0NO4001S-01/back.webp',
      '0NO4001S-01/front.gif',
      '0NO4001S-01/front.webp?w=9999',
    ];
    for (const url of refused) expect((await ask(url)).statusCode).toBeGreaterThanOrEqual(400);
    expect(drawn.size).toBe(0);
    for (let width = 16; width <= 2400; width += 61) {
      const answer = await ask(`0NO4001S-01/front.webp?w=${width}&v=${width}&x=${width}`);
      expect(answer.statusCode).toBe(200);
    }
    expect([...drawn]).toEqual([
      'front 200 webp',
      'front 400 webp',
      'front 600 webp',
      'front 800 webp',
      'front 1200 webp',
      'front 2000 webp',
    ]);
  });

  it('draw a frame with the lenses that are asked for, and only with lenses that are sold [RX-10] [PLAT-08]', async () => {
    const drawn: unknown[] = [];
    const ask = open(async (spec) => {
      drawn.push((spec as { lens?: unknown }).lens);
      return { body: Buffer.from('x'), etag: '"x"' };
    });
    for (const code of ['TINT-GRY', 'GRAD-BRN', 'AR-CLR']) {
      expect((await ask(`0NO4001S-01/front.webp?w=400&lens=${code}`)).statusCode).toBe(200);
    }
    expect(drawn).toEqual([{ kind: 'solid', family: 'Grey' }, { kind: 'gradient', family: 'Brown' }, { kind: 'demo' }]);
    for (const code of ['GRAD-GRN', 'TINT-CLR', 'tint-gry', 'X-Y']) {
      expect((await ask(`0NO4001S-01/front.webp?w=400&lens=${code}`)).statusCode).toBeGreaterThanOrEqual(400);
    }
    expect(drawn).toHaveLength(3);
  });

  it('draw a box of contact lenses with the number that is bought, and only with numbers that are sold [RX-20] [PLAT-08]', async () => {
    const drawn: unknown[] = [];
    const ask = open(async (spec) => {
      drawn.push((spec as { packSize?: unknown }).packSize);
      return { body: Buffer.from('x'), etag: '"x"' };
    });
    for (const pack of ['', '&pack=90']) expect((await ask(`0CL5001-01/front.webp?w=400${pack}`)).statusCode).toBe(200);
    expect(drawn).toEqual([30, 90]);
    const refused = ['0CL5001-01/front.webp?pack=60', '0CL5001-01/front.webp?pack=0', '0NO4001S-01/front.webp?pack=90'];
    for (const url of refused) expect((await ask(url)).statusCode).toBeGreaterThanOrEqual(400);
    expect(drawn).toHaveLength(2);
  });

  it('draw a frame on the bust that is asked for, whatever views the catalogue lists, and only on busts that there are [PDP-01] [PLAT-08]', async () => {
    const drawn: unknown[] = [];
    const ask = open(async (spec, view) => {
      drawn.push([view, (spec as { bust?: unknown }).bust]);
      return { body: Buffer.from('x'), etag: '"x"' };
    });
    for (const query of ['', '&bust=wide-clay'])
      expect((await ask(`0NO4001S-01/bust.webp?w=400${query}`)).statusCode).toBe(200);
    expect(drawn).toEqual([
      ['bust', undefined],
      ['bust', { width: 'wide', tone: 'clay' }],
    ]);
    const refused = [
      '0NO4001S-01/bust.webp?bust=huge-clay',
      '0NO4001S-01/bust.webp?bust=wide-pink',
      '0NO4001S-01/bust.webp?bust=constructor-clay',
      '0NO4001S-01/front.webp?bust=wide-clay',
      '0CL5001-01/bust.webp?w=400',
    ];
    for (const url of refused) expect((await ask(url)).statusCode).toBeGreaterThanOrEqual(400);
    expect(drawn).toHaveLength(2);
  });
});
