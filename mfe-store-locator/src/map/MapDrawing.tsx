import { layersOf, tileAddress, type MapPoint } from '@sightline/shared-lib/domain/store';
import { useServices } from '@sightline/shared-lib/runtime';
import type { Ref } from 'react';

import type { StoreCard } from '../store/storeCard';

import { MAP_HEIGHT, MAP_WIDTH, placeOn, tilesOf, type MapView } from './mapView';
import { holds, isMany, pinsOf, PIN_APART, type Pin } from './pins';

interface MapDrawingProps {
  readonly view: MapView;
  readonly stores: readonly StoreCard[];
  readonly place: MapPoint | null;
  readonly active: string | null;
  readonly title: string;
  /** What stands on a pin; empty for a dot. */
  readonly textOf: (pin: Pin) => string;
  readonly labelOf: (pin: Pin) => string;
  readonly onActivate: (id: string) => void;
  readonly drawing: Ref<SVGSVGElement>;
}

/** On a phone the drawing is half as large and its pins are not. */
const SMALLEST_SHARE = 0.5;

/** The map as the server draws it: a picture with links to the list, of use without script. */
export function MapDrawing({
  view,
  stores,
  place,
  active,
  title,
  textOf,
  labelOf,
  onActivate,
  drawing,
}: MapDrawingProps) {
  const { site } = useServices();
  const centre = place ? placeOn(view, place) : null;
  const pins = pinsOf(stores, (store) => placeOn(view, store), PIN_APART / SMALLEST_SHARE);
  // What is painted last lies on top, and nothing overlaps: the order of the list is the order of reading.
  return (
    <svg ref={drawing} viewBox={`0 0 ${MAP_WIDTH} ${MAP_HEIGHT}`} preserveAspectRatio="xMidYMid slice">
      <title>{title}</title>
      {layersOf(site.config.mapTiles).map((layer) => (
        <g key={layer.url} className="tiles">
          {tilesOf(view).map(({ address, x, y }) => (
            <image
              key={`${address.x}/${address.y}`}
              href={tileAddress(layer, address)}
              x={x}
              y={y}
              width="257"
              height="257"
            />
          ))}
        </g>
      ))}
      {centre ? (
        <path className="place" d={`M${centre.x - 38} ${centre.y}h76M${centre.x} ${centre.y - 38}v76`} />
      ) : null}
      {pins.map((pin) => {
        const [first] = pin.stores;
        if (!first) return null;
        const { x, y } = placeOn(view, first);
        const isActive = holds(pin, active);
        const text = textOf(pin);
        const many = isMany(pin);
        const half = many ? 22 : 15;
        return (
          <a
            key={first.id}
            href={`#store-${first.id}`}
            aria-label={labelOf(pin)}
            className="pin"
            data-store={first.id}
            data-active={isActive ? '' : undefined}
            data-many={many ? '' : undefined}
            onMouseEnter={() => onActivate(first.id)}
            onFocus={() => onActivate(first.id)}
          >
            <rect x={x - half} y={y - 15} width={half * 2} height="30" rx="15" />
            {text ? (
              <text x={x} y={y} dy=".35em" textAnchor="middle">
                {text}
              </text>
            ) : (
              <circle cx={x} cy={y} r="4" />
            )}
          </a>
        );
      })}
    </svg>
  );
}
