import { addRoutes, createHttpApp, dataFile } from '../../kernel';
import { createGeoModule } from '.';

const app = createHttpApp();
addRoutes(app, createGeoModule({ folder: dataFile('geo') }).routes);

/** Address of the tile that holds a place. */
function tileAt(zoom: number, lat: number, lng: number): string {
  const count = 2 ** zoom;
  const angle = (lat * Math.PI) / 180;
  const y = ((1 - Math.asinh(Math.tan(angle)) / Math.PI) / 2) * count;
  return `/geo/tiles/${zoom}/${Math.floor(((lng + 180) / 360) * count)}/${Math.floor(y)}`;
}

async function drawing(address: string): Promise<string> {
  const answer = await app.inject(address);
  expect([answer.statusCode, answer.headers['content-type']]).toEqual([200, 'image/svg+xml']);
  return answer.body;
}

const names = (svg: string) => [...svg.matchAll(/aria-label="([^"]*)"/g)].map(([, name]) => name);
const colours = (svg: string) => [...svg.matchAll(/<path (?:fill="none" stroke|fill)="(#\w+)"/g)].map(([, one]) => one);

describe('tiles of the map', () => {
  it('draw land, water and the towns that a shopper knows, the larger ones at smaller scales [STOR-01]', async () => {
    const bay = await drawing(tileAt(8, 40.71, -74.0));
    expect(colours(bay)).toEqual(expect.arrayContaining(['#cfdbdf', '#eceeed', '#b9c1be']));
    expect(names(bay)).toContain('New York City');
    expect(names(await drawing(tileAt(5, 48.85, 2.35)))).toContain('Paris');
    expect(names(await drawing(tileAt(5, 48.85, 2.35)))).not.toContain('Versailles');
    expect(names(await drawing(tileAt(11, 48.8, 2.13)))).toContain('Versailles');
  });

  it('have no land in the open sea and nothing but land far inland [STOR-01]', async () => {
    expect(colours(await drawing(tileAt(9, 45.5, -30)))).toEqual(['#cfdbdf']);
    expect(colours(await drawing(tileAt(12, 39.0, -99.5)))).toEqual(['#cfdbdf', '#eceeed']);
  });

  it('write no name over another, and a name across an edge in both tiles [STOR-01]', async () => {
    const [z, x, y] = [9, 150, 192];
    const [left, right] = await Promise.all([
      drawing(`/geo/tiles/${z}/${x}/${y}`),
      drawing(`/geo/tiles/${z}/${x + 1}/${y}`),
    ]);
    const placed = [...left.matchAll(/aria-label="([^"]*)" transform="translate\(([\d.-]+) ([\d.-]+)\)/g)].map(
      ([, name = '', px, py]) => ({
        x: Number(px),
        y: Number(py),
        half: (name.length * 6) / 2,
        name,
      }),
    );
    expect(placed.length).toBeGreaterThan(3);
    for (const [at, one] of placed.entries())
      for (const other of placed.slice(at + 1))
        expect(Math.abs(one.y - other.y) > 15 || Math.abs(one.x - other.x) > one.half + other.half).toBe(true);
    for (const one of placed.filter(({ x: px, half }) => px + half > 256)) expect(names(right)).toContain(one.name);
  });

  it('are kept by browsers for a day, and are the same when they are asked for again [STOR-01]', async () => {
    const [first, again] = [await app.inject('/geo/tiles/9/150/192'), await app.inject('/geo/tiles/9/150/192')];
    expect(first.headers['cache-control']).toBe('public, max-age=86400, stale-while-revalidate=604800');
    expect(again.body).toBe(first.body);
  });

  it('are refused where there are none [STOR-01]', async () => {
    expect((await app.inject('/geo/tiles/3/8/0')).statusCode).toBe(404);
    for (const address of ['15/0/0', '1/0/0', '3/-1/0', '3/1.5/0', '3/a/0'])
      expect((await app.inject(`/geo/tiles/${address}`)).statusCode).toBe(400);
  });
});
