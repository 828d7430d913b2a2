import { geoCountries } from './geo.countries';
import type { GeoService } from './geo.service';
import { townLabels } from './map.domain';
import type { TownLabel } from './map.domain';
import { drawTile } from './map.drawing';
import { loadLayers } from './map.layers';
import type { MapLayers } from './map.layers';
import { openLetters, type Lettering } from './map.letters';

/** Drawn tiles that are kept: some kB each. */
const KEPT = 2000;

export interface MapService {
  /** One tile as SVG; the address must exist at its scale. */
  tile(address: { readonly z: number; readonly x: number; readonly y: number }): Promise<string>;
  /** Reads what tiles are drawn from, before somebody waits for it. */
  warm(): Promise<void>;
}

export function createMapService(geo: GeoService): MapService {
  const labels = new Map<number, readonly TownLabel[]>();
  const drawn = new Map<string, string>();
  let opened: Promise<readonly [MapLayers, Lettering]> | undefined;
  const open = () => {
    opened ??= Promise.all([loadLayers(), openLetters()]);
    return opened;
  };
  const labelsOf = (zoom: number): readonly TownLabel[] => {
    const found =
      labels.get(zoom) ??
      townLabels(
        zoom,
        geoCountries.flatMap((country) => [...geo.cities(country)]),
      );
    labels.set(zoom, found);
    return found;
  };
  return {
    async tile(address) {
      const key = `${address.z}/${address.x}/${address.y}`;
      const known = drawn.get(key);
      if (known !== undefined) return known;
      const [layers, letters] = await open();
      const tile = drawTile(address, layers, labelsOf(address.z), letters);
      drawn.set(key, tile);
      const [oldest] = drawn.keys();
      if (drawn.size > KEPT && oldest !== undefined) drawn.delete(oldest);
      return tile;
    },
    async warm() {
      await open();
    },
  };
}
