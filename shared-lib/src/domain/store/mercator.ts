/** Side of a map's picture in pixels. */
export const TILE_SIZE = 256;

export interface MapPoint {
  readonly lat: number;
  readonly lng: number;
}

export interface Pixel {
  readonly x: number;
  readonly y: number;
}

/** Where a place lies in pixels of the whole world at a scale (web Mercator); what maps on the web share. */
export function worldPixel(zoom: number, { lat, lng }: MapPoint): Pixel {
  const size = TILE_SIZE * 2 ** zoom;
  return {
    x: ((lng + 180) / 360) * size,
    y: ((1 - Math.asinh(Math.tan((lat * Math.PI) / 180)) / Math.PI) / 2) * size,
  };
}

/** The place at a pixel of the whole world. */
export function placeAt(zoom: number, { x, y }: Pixel): MapPoint {
  const size = TILE_SIZE * 2 ** zoom;
  return {
    lat: (Math.atan(Math.sinh(Math.PI * (1 - (2 * y) / size))) * 180) / Math.PI,
    lng: (x / size) * 360 - 180,
  };
}
