import { TILE_SIZE as TILE } from '@sightline/shared-lib/domain/store';

import type { TownLabel } from './map.domain';
import { EXTENT, LAYERS } from './map.layers';
import type { LayerName, LayerTile, MapLayers } from './map.layers';
import { EM, type Lettering } from './map.letters';

/** Side of the picture: a pixel of the next tile too, so that seams hide nothing where tiles are drawn at scales in between. */
const DRAWN = TILE + 1;

/** Colours of the look's map: quiet, so that pins are what one sees. */
const INK = '#454d4f';
const GROUND = '#eceeed';
const WATER = '#cfdbdf';
const LOOKS: Readonly<Record<LayerName, string>> = {
  land: `fill="${GROUND}"`,
  lakes: `fill="${WATER}"`,
  rivers: `fill="none" stroke="${WATER}" stroke-width="6"`,
  states: 'fill="none" stroke="#b9c1be" stroke-width="5" stroke-dasharray="14 10"',
  borders: 'fill="none" stroke="#8f9996" stroke-width="6"',
};
const AREAS: ReadonlySet<LayerName> = new Set(['land', 'lakes']);

const pathOf = (lines: LayerTile, end: string) =>
  lines.map((points) => `M${points.map(([x, y]) => `${x} ${y}`).join('L')}${end}`).join('');

const escaped = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');

/** Sizes of names, in pixels. */
const [SMALL, LARGE] = [12.5, 14];
const sizeOf = (pixels: number) => `scale(${pixels / EM} ${-pixels / EM})`;

/** One tile as a picture of a few kB: sea, land, lakes and rivers, borders, names of towns. */
export function drawTile(
  { z, x, y }: { readonly z: number; readonly x: number; readonly y: number },
  layers: MapLayers,
  labels: readonly TownLabel[],
  letters: Lettering,
): string {
  const shapes = LAYERS.map((layer) => {
    const lines = layers(layer, z, x, y);
    return lines.length > 0 ? `<path ${LOOKS[layer]} d="${pathOf(lines, AREAS.has(layer) ? 'z' : '')}"/>` : '';
  });
  const names = labels
    .map((label) => ({ ...label, x: label.x - x * TILE, y: label.y - y * TILE }))
    .filter(
      (label) =>
        Math.abs(label.x - TILE / 2) < (TILE + label.width) / 2 && Math.abs(label.y - TILE / 2) < TILE / 2 + 20,
    )
    .map(
      (label) =>
        `<path aria-label="${escaped(label.name)}" transform="translate(${label.x.toFixed(1)} ${label.y.toFixed(1)})${sizeOf(label.isLarge ? LARGE : SMALL)}" d="${letters(label.name, label.isLarge)}"/>`,
    );
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="${DRAWN}" height="${DRAWN}" viewBox="0 0 ${DRAWN} ${DRAWN}">` +
    `<path fill="${WATER}" d="M0 0h${DRAWN}v${DRAWN}H0z"/><g transform="scale(${TILE / EXTENT})">${shapes.join('')}</g>` +
    (names.length > 0
      ? `<g fill="${INK}" stroke="${GROUND}" stroke-width="${(3 * EM) / SMALL}" stroke-linejoin="round" paint-order="stroke">${names.join('')}</g>`
      : '') +
    '</svg>'
  );
}
