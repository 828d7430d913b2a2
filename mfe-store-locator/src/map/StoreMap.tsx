import { useServices, useTranslation } from '@sightline/shared-lib/runtime';
import { IconButton } from '@sightline/shared-lib/ui';
import { geoPath, type GeoPermissibleObjects } from 'd3-geo';
import { useEffect, useMemo, useRef, useState, type PointerEvent } from 'react';

import type { StoreCard } from '../store/storeCard';

import { MapRoot } from './mapStyle';
import {
  dragged,
  MAP_HEIGHT,
  MAP_WIDTH,
  placeOn,
  projectionOf,
  rings,
  scaleBar,
  viewOf,
  zoomed,
  type MapPoint,
  type MapView,
} from './mapView';
import { loadOutlines } from './outlines';

interface StoreMapProps {
  readonly stores: readonly StoreCard[];
  readonly place: MapPoint | null;
  readonly country: string;
  readonly unit: 'mi' | 'km';
  /** Branch marked in list and map. */
  readonly active: string | null;
  readonly onActivate: (id: string) => void;
}

const ZOOM = 1.6;

/** Farther branches first, the active one last: what is near and what is looked at lies on top. */
function drawnOrder(stores: readonly StoreCard[], active: string | null) {
  const numbered = stores.map((store, index) => ({ store, index }));
  return numbered.toReversed().toSorted((a, b) => Number(a.store.id === active) - Number(b.store.id === active));
}

/** Branches at their true places, with the numbers of the list; a picture until it is touched (look, section 9). */
export function StoreMap({ stores, place, country, unit, active, onActivate }: StoreMapProps) {
  const { reportFailure } = useServices();
  const { t, tag } = useTranslation();
  const home = useMemo(() => viewOf([...stores, ...(place ? [place] : [])]), [stores, place]);
  const [view, setView] = useState<MapView>(home);
  const [outlines, setOutlines] = useState<GeoPermissibleObjects | null>(null);
  const drawing = useRef<SVGSVGElement>(null);
  const last = useRef<{ x: number; y: number } | null>(null);

  useEffect(() => setView(home), [home]);
  useEffect(() => {
    let current = true;
    loadOutlines(country).then((found) => current && setOutlines(found), reportFailure);
    return () => {
      current = false;
    };
  }, [country, reportFailure]);

  const move = (event: PointerEvent) => {
    if (!last.current || !drawing.current) return;
    const ratio = MAP_WIDTH / drawing.current.clientWidth;
    setView(dragged(view, (event.clientX - last.current.x) * ratio, (event.clientY - last.current.y) * ratio));
    last.current = { x: event.clientX, y: event.clientY };
  };
  const grab = (event: PointerEvent) => {
    if (event.target instanceof Element && event.target.closest('a')) return;
    last.current = { x: event.clientX, y: event.clientY };
    event.currentTarget.setPointerCapture(event.pointerId);
  };
  const release = () => {
    last.current = null;
  };

  const bar = scaleBar(view, unit);
  const path = outlines ? geoPath(projectionOf(view))(outlines) : null;
  const centre = place ? placeOn(view, place) : null;
  return (
    <MapRoot aria-label={t('Stores.Map')}>
      <svg
        ref={drawing}
        viewBox={`0 0 ${MAP_WIDTH} ${MAP_HEIGHT}`}
        preserveAspectRatio="xMidYMid slice"
        onPointerDown={grab}
        onPointerMove={move}
        onPointerUp={release}
        onPointerCancel={release}
      >
        <title>{t('Stores.Map')}</title>
        {path ? <path className="border" d={path} /> : null}
        {centre
          ? rings(view, unit).map((ring) => (
              <g key={ring.value} className="ring">
                <circle cx={centre[0]} cy={centre[1]} r={ring.length} />
                <text x={centre[0]} y={centre[1] - ring.length - 8} textAnchor="middle">
                  {new Intl.NumberFormat(tag).format(ring.value)} {unit}
                </text>
              </g>
            ))
          : null}
        {centre ? (
          <path className="place" d={`M${centre[0] - 46} ${centre[1]}h92M${centre[0]} ${centre[1] - 46}v92`} />
        ) : null}
        {drawnOrder(stores, active).map(({ store, index }) => {
          const [x, y] = placeOn(view, store);
          return (
            <a
              key={store.id}
              href={`#store-${store.id}`}
              aria-label={`${index + 1}, ${store.name}`}
              className="pin"
              data-active={store.id === active ? '' : undefined}
              onMouseEnter={() => onActivate(store.id)}
              onFocus={() => onActivate(store.id)}
            >
              <circle cx={x} cy={y} r={store.id === active ? 21 : 15} />
              <text x={x} y={y} dy=".35em" textAnchor="middle">
                {index + 1}
              </text>
            </a>
          );
        })}
        <g className="scale" transform={`translate(24 ${MAP_HEIGHT - 28})`}>
          <path d={`M0 -6v12M0 0h${bar.length}M${bar.length} -6v12`} />
          <text x={bar.length + 10} dy=".35em">
            {new Intl.NumberFormat(tag).format(bar.value)} {unit}
          </text>
        </g>
      </svg>
      <div className="tools">
        <IconButton icon="plus" label={t('Stores.ZoomIn')} onClick={() => setView(zoomed(view, ZOOM))} />
        <IconButton icon="minus" label={t('Stores.ZoomOut')} onClick={() => setView(zoomed(view, 1 / ZOOM))} />
        <IconButton icon="pin" label={t('Stores.ShowAll')} onClick={() => setView(home)} />
      </div>
    </MapRoot>
  );
}
