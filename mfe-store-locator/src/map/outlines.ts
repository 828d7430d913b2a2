import type { GeoPermissibleObjects } from 'd3-geo';
import type { Topology } from 'topojson-specification';

/** Borders and coasts of the searched country; fetched when the map is first looked at. */
export async function loadOutlines(country: string): Promise<GeoPermissibleObjects> {
  const { mesh } = await import('topojson-client');
  const { default: topology } =
    country === 'us' ? await import('us-atlas/states-10m.json') : await import('world-atlas/countries-50m.json');
  const land = topology as unknown as Topology;
  const name = country === 'us' ? 'states' : 'countries';
  return mesh(land, land.objects[name] as Parameters<typeof mesh>[1]);
}
