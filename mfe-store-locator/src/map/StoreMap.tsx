import { layersOf, type MapPoint } from '@sightline/shared-lib/domain/store';
import { useServices, useTranslation } from '@sightline/shared-lib/runtime';
import { IconButton } from '@sightline/shared-lib/ui';
import { useMemo, useRef } from 'react';

import type { StoreCard } from '../store/storeCard';

import { MapDrawing } from './MapDrawing';
import { MapRoot } from './mapStyle';
import { scaleBar, viewOf } from './mapView';
import { isMany, pinText, type Pin } from './pins';
import { useLiveMap } from './useLiveMap';

interface StoreMapProps {
  readonly stores: readonly StoreCard[];
  readonly place: MapPoint | null;
  readonly unit: 'mi' | 'km';
  /** Branch marked in list and map. */
  readonly active: string | null;
  readonly onActivate: (id: string) => void;
  /** A list beside it has the numbers that stand on the pins; without one they have a dot. */
  readonly numbered?: boolean;
}

const STEP = 1;

/** Branches at their true places, with the numbers of the list; a picture until it is looked at (look, section 9). */
export function StoreMap({ stores, place, unit, active, onActivate, numbered = true }: StoreMapProps) {
  const { site } = useServices();
  const { t, tag } = useTranslation();
  const root = useRef<HTMLElement>(null);
  const stage = useRef<HTMLDivElement>(null);
  const drawing = useRef<SVGSVGElement>(null);
  const layers = layersOf(site.config.mapTiles);
  // The shop's own pictures have no streets; a provider's lie over them.
  const hasStreets = layers.length > 1;
  const home = useMemo(() => viewOf([...stores, ...(place ? [place] : [])], hasStreets), [stores, place, hasStreets]);
  const textOf = (pin: Pin): string => (numbered || isMany(pin) ? pinText(pin) : '');
  // A name begins with what stands on the pin: somebody who speaks to the browser says what is seen.
  const labelOf = (pin: Pin): string => {
    const [first, ...others] = pin.stores;
    const numbers = { count: pin.numbers.length, numbers: pin.numbers.join(', ') };
    const name = others.length === 0 ? (first?.name ?? '') : t('Stores.PinOfMany', numbers);
    return [textOf(pin), name].filter(Boolean).join(', ');
  };
  const { live, view, want, showAll } = useLiveMap({
    root,
    stage,
    home,
    stores,
    place,
    active,
    textOf,
    labelOf,
    onActivate,
  });

  const bar = view ? scaleBar(view, unit) : null;
  const label = t('Stores.Map');
  return (
    <MapRoot ref={root} aria-label={label} onPointerDown={want} onPointerEnter={want} onFocus={want}>
      {live ? null : (
        <MapDrawing {...{ view: home, stores, place, active, textOf, labelOf, onActivate, drawing }} title={label} />
      )}
      <div ref={stage} className="stage" data-live={live ? '' : undefined} />
      <div className="tools">
        <IconButton icon="plus" label={t('Stores.ZoomIn')} onClick={() => live?.zoomBy(STEP)} />
        <IconButton icon="minus" label={t('Stores.ZoomOut')} onClick={() => live?.zoomBy(-STEP)} />
        <IconButton icon="pin" label={t('Stores.ShowAll')} onClick={showAll} />
      </div>
      {bar ? (
        <svg className="scale" width={bar.length + 12} height="34" aria-hidden="true">
          <path d={`M1 22v11M1 28h${bar.length}M${bar.length + 1} 22v11`} />
          <text x="1" y="14">
            {new Intl.NumberFormat(tag).format(bar.value)} {unit}
          </text>
        </svg>
      ) : null}
      <p className="legend">{t('Stores.PinLegend')}</p>
      <p className="attribution">
        {layers
          .map(({ attribution }) => attribution)
          .toReversed()
          .join(', ')}
      </p>
    </MapRoot>
  );
}
