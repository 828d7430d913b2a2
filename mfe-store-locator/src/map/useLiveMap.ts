import type { MapPoint } from '@sightline/shared-lib/domain/store';
import { useServices } from '@sightline/shared-lib/runtime';
import { useCallback, useEffect, useRef, useState, type RefObject } from 'react';

import type { StoreCard } from '../store/storeCard';

import type { LiveMap } from './liveMap';
import { MAP_HEIGHT, MAP_WIDTH, type MapView } from './mapView';
import type { Pin } from './pins';

interface LiveMapState {
  readonly root: RefObject<HTMLElement | null>;
  readonly stage: RefObject<HTMLDivElement | null>;
  readonly home: MapView;
  readonly stores: readonly StoreCard[];
  readonly place: MapPoint | null;
  readonly active: string | null;
  readonly textOf: (pin: Pin) => string;
  readonly labelOf: (pin: Pin) => string;
  readonly onActivate: (id: string) => void;
}

/** The same view for the size that the drawing has got: nothing moves when the map takes its place. */
function inPixels(view: MapView, { clientWidth, clientHeight }: HTMLElement): MapView {
  const share = Math.max(clientWidth / MAP_WIDTH, clientHeight / MAP_HEIGHT);
  return share > 0 ? { ...view, zoom: view.zoom + Math.log2(share) } : view;
}

/** Puts a map that moves in the place of the drawing when it comes into view or is touched. */
export function useLiveMap(state: LiveMapState) {
  const { site, reportFailure } = useServices();
  const { root, stage, home, stores, place, active } = state;
  const [live, setLive] = useState<LiveMap | null>(null);
  const [wanted, setWanted] = useState(false);
  const [view, setView] = useState<MapView | null>(null);
  const latest = useRef(state);
  useEffect(() => {
    latest.current = state;
  });
  const want = useCallback(() => setWanted(true), []);

  useEffect(() => {
    const element = root.current;
    if (!element || typeof IntersectionObserver === 'undefined') return;
    const observer = new IntersectionObserver((entries) => entries.some((one) => one.isIntersecting) && want());
    observer.observe(element);
    return () => observer.disconnect();
  }, [root, want]);

  useEffect(() => {
    if (!wanted || !stage.current) return;
    const container = stage.current;
    let current = true;
    let opened: LiveMap | null = null;
    import('./liveMap').then(({ openMap }) => {
      if (!current) return;
      opened = openMap(container, {
        view: inPixels(latest.current.home, container),
        tiles: site.config.mapTiles,
        textOf: (pin) => latest.current.textOf(pin),
        labelOf: (pin) => latest.current.labelOf(pin),
        onActivate: (id) => latest.current.onActivate(id),
        onView: setView,
      });
      setLive(opened);
    }, reportFailure);
    return () => {
      current = false;
      opened?.close();
    };
  }, [wanted, stage, site, reportFailure]);

  useEffect(() => live?.show(stores, place), [live, stores, place]);
  useEffect(() => live?.activate(active), [live, active]);
  const isFirst = useRef(true);
  useEffect(() => {
    if (!live) return;
    if (!isFirst.current && stage.current) live.look(inPixels(home, stage.current));
    isFirst.current = false;
  }, [live, home, stage]);

  const showAll = () => {
    if (stage.current) live?.look(inPixels(home, stage.current));
  };
  return { live, view, want, showAll };
}
