import { layersOf, tilesOrigin, type MapPoint, type MapTiles } from '@sightline/shared-lib/domain/store';
import { DomEvent, divIcon, latLngBounds, map as mapOf, marker, tileLayer, type LatLng, type Marker } from 'leaflet';

import type { StoreCard } from '../store/storeCard';

import { HIGHEST_ZOOM, LOWEST_ZOOM, type MapView } from './mapView';
import { holds, isMany, pinsOf, type Pin } from './pins';

export interface LiveMapOptions {
  readonly view: MapView;
  readonly tiles: MapTiles;
  /** What stands on a pin; empty for a dot. */
  readonly textOf: (pin: Pin) => string;
  readonly labelOf: (pin: Pin) => string;
  readonly onActivate: (id: string) => void;
  readonly onView: (view: MapView) => void;
}

export interface LiveMap {
  show(stores: readonly StoreCard[], place: MapPoint | null): void;
  activate(id: string | null): void;
  look(view: MapView): void;
  zoomBy(steps: number): void;
  close(): void;
}

/** Pins a scale nearer than this are branches of one building: pressing goes from one to the next. */
const NEAREST = HIGHEST_ZOOM + 3;
const SPOT = 20;

function element(className: string, text: string): HTMLElement {
  const made = document.createElement('span');
  made.className = className;
  made.textContent = text;
  return made;
}

/** A map that is dragged, pinched and moved by keys, in the place of the drawing; loaded when somebody wants it. */
export function openMap(container: HTMLElement, options: LiveMapOptions): LiveMap {
  const map = mapOf(container, {
    center: options.view.centre,
    zoom: options.view.zoom,
    minZoom: LOWEST_ZOOM,
    maxZoom: NEAREST,
    zoomSnap: 0,
    zoomDelta: 0.75,
    wheelPxPerZoomLevel: 120,
    // Both would write markup from strings, which the document's policy refuses.
    attributionControl: false,
    zoomControl: false,
    // A page with a map in it still scrolls by the wheel until the map was pressed.
    scrollWheelZoom: false,
    maxBoundsViscosity: 1,
  });
  for (const layer of layersOf(options.tiles)) {
    // A provider draws streets at every scale, the shop's own pictures end with the town.
    const maxNativeZoom = tilesOrigin(layer) === null ? HIGHEST_ZOOM : NEAREST;
    tileLayer(layer.url, { maxNativeZoom, keepBuffer: 3 }).addTo(map);
  }
  map.on('focus', () => map.scrollWheelZoom.enable());
  map.on('blur', () => map.scrollWheelZoom.disable());

  let stores: readonly StoreCard[] = [];
  let active: string | null = null;
  let shown: { pin: Pin; marker: Marker }[] = [];
  let cross: Marker | null = null;

  const mark = () => {
    for (const { pin, marker: one } of shown) {
      const isActive = holds(pin, active);
      one.getElement()?.toggleAttribute('data-active', isActive);
      one.setZIndexOffset(isActive ? 1000 : 0);
    }
  };
  const press = (pin: Pin) => {
    const [first, ...others] = pin.stores;
    if (!first) return;
    if (others.length > 0 && map.getZoom() < NEAREST - 0.01) {
      map.fitBounds(latLngBounds(pin.stores.map(({ lat, lng }) => [lat, lng])), {
        padding: [80, 80],
        maxZoom: NEAREST,
      });
      return;
    }
    const next = pin.stores[(pin.stores.findIndex(({ id }) => id === active) + 1) % pin.stores.length] ?? first;
    options.onActivate(next.id);
    document.querySelector(`#store-${CSS.escape(next.id)}`)?.scrollIntoView({ block: 'nearest' });
  };
  const draw = () => {
    const focused = shown.find(({ marker: one }) => one.getElement() === document.activeElement)?.pin.stores[0]?.id;
    for (const { marker: one } of shown) one.remove();
    const apart = map.getZoom() > NEAREST - 0.01 ? SPOT : undefined;
    shown = pinsOf(stores, (store) => map.project([store.lat, store.lng]), apart).flatMap((pin) => {
      const [first] = pin.stores;
      if (!first) return [];
      const icon = divIcon({
        className: 'pin',
        html: element('number', options.textOf(pin)),
        iconSize: isMany(pin) ? [44, 30] : [30, 30],
      });
      const made = marker(first, { icon, keyboard: true }).addTo(map);
      const drawn = made.getElement();
      drawn?.setAttribute('aria-label', options.labelOf(pin));
      drawn?.toggleAttribute('data-many', isMany(pin));
      const point = () => options.onActivate((pin.stores.find(({ id }) => id === active) ?? first).id);
      made.on('click', () => press(pin)).on('mouseover', point);
      if (drawn) {
        DomEvent.on(drawn, 'focus', point);
        DomEvent.on(drawn, 'keydown', (event) => {
          if (!['Enter', ' '].includes((event as KeyboardEvent).key)) return;
          DomEvent.stop(event);
          press(pin);
        });
      }
      return [{ pin, marker: made }];
    });
    mark();
    const again = shown.find(({ pin }) => focused !== undefined && holds(pin, focused));
    again?.marker.getElement()?.focus({ preventScroll: true });
  };

  const tell = () => {
    const { lat, lng }: LatLng = map.getCenter();
    options.onView({ centre: { lat, lng }, zoom: map.getZoom() });
  };
  map.on('zoomend', draw).on('moveend', tell);

  // While a zoom is drawn, Leaflet drops whatever else is asked for: the latest wish waits for its end.
  let isZooming = false;
  let wish: (() => void) | null = null;
  const afterZoom = (work: () => void) => {
    if (isZooming) wish = work;
    else work();
  };
  map.on('zoomanim', () => {
    isZooming = true;
  });
  map.on('moveend', () => {
    isZooming = false;
    const next = wish;
    wish = null;
    next?.();
  });
  return {
    show(next, place) {
      stores = next;
      cross?.remove();
      const icon = divIcon({ className: 'place', html: element('cross', ''), iconSize: [76, 76] });
      cross = place ? marker(place, { icon, keyboard: false, interactive: false }).addTo(map) : null;
      draw();
    },
    activate(id) {
      active = id;
      mark();
    },
    look: ({ centre, zoom }) => afterZoom(() => map.setView(centre, zoom)),
    zoomBy: (steps) => afterZoom(() => map.setZoom(Math.max(LOWEST_ZOOM, map.getZoom() + steps))),
    close: () => void map.remove(),
  };
}
