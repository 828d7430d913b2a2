/** Pictures of the map: address with `{z}`, `{x}` and `{y}`, and who is to be named beside them. */
export interface MapTiles {
  readonly url: string;
  readonly attribution: string;
}

/**
 * The shop's own pictures, drawn from open data without streets. Browsers keep them for days: the number counts drawings, and has to
 * change with how they are drawn, because an old picture beside a new one cuts names in two.
 */
export const OWN_TILES: MapTiles = { url: '/geo/tiles/{z}/{x}/{y}?drawing=3', attribution: 'Natural Earth, GeoNames' };

type Environment = Readonly<Record<string, string | undefined>>;

/** `MAP_TILES_URL` and `MAP_ATTRIBUTION` name a provider whose pictures have streets; shop and platform need the same. */
export function readMapTiles(environment: Environment): MapTiles {
  const url = environment['MAP_TILES_URL'];
  if (!url) return OWN_TILES;
  const isWhole = ['{z}', '{x}', '{y}'].every((part) => url.includes(part)) && URL.canParse(url);
  const attribution = environment['MAP_ATTRIBUTION'] ?? '';
  if (!isWhole || !/^https?:/.test(url) || /[\s;,'"]/.test(url) || !attribution)
    throw new Error(
      'MAP_TILES_URL needs {z}, {x} and {y}, as in https://tiles.example/{z}/{x}/{y}.png, and MAP_ATTRIBUTION beside it.',
    );
  return { url, attribution };
}

/**
 * Pictures of the map from the bottom up. The shop's own lie under a provider's: while that is slow, and where it refuses, there is
 * a map without streets.
 */
export function layersOf(tiles: MapTiles): readonly MapTiles[] {
  return tilesOrigin(tiles) === null ? [tiles] : [OWN_TILES, tiles];
}

/** Foreign origin that pictures of the map come from; null for the shop's own. */
export function tilesOrigin({ url }: MapTiles): string | null {
  return url.startsWith('/') ? null : new URL(url).origin;
}

/** Address of one picture. */
export function tileAddress(
  { url }: MapTiles,
  { z, x, y }: { readonly z: number; readonly x: number; readonly y: number },
) {
  return url.replace('{z}', String(z)).replace('{x}', String(x)).replace('{y}', String(y));
}
