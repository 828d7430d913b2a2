import { OWN_TILES } from '@sightline/shared-lib/domain/store';
import { aSite, aStore, fakeServices } from '@sightline/shared-lib/testing';
import { render, screen } from '@testing-library/react';

import { storeCardOf } from '../store/storeCard';
import { StoryShop } from '../testing/StoryShop';
import { openMap } from './liveMap';
import { pinText } from './pins';
import { StoreMap } from './StoreMap';

const STREETS = { url: 'https://tiles.example/{z}/{x}/{y}.png', attribution: 'Streets Ltd' };
const branch = storeCardOf(aStore())!;

function show(mapTiles = STREETS) {
  const services = fakeServices({ site: aSite({ config: { mapTiles } }) });
  const { container } = render(
    <StoryShop services={services}>
      <StoreMap stores={[branch]} place={null} unit="mi" active={null} onActivate={() => undefined} />
    </StoryShop>,
  );
  return [...container.querySelectorAll('image')].map((one) => one.getAttribute('href') ?? '');
}

/** A map of some size in the document, and the addresses that it asks for. */
function openedMap(tiles = STREETS) {
  const container = document.body.appendChild(document.createElement('div'));
  Object.defineProperties(container, { clientWidth: { value: 600 }, clientHeight: { value: 500 } });
  const live = openMap(container, {
    view: { centre: branch, zoom: 16 },
    tiles,
    textOf: pinText,
    labelOf: () => 'one',
    onActivate: () => undefined,
    onView: () => undefined,
  });
  return { live, asked: [...container.querySelectorAll<HTMLImageElement>('img.leaflet-tile')] };
}

const LIST = [51, 52, 53].map((lat, index) => storeCardOf(aStore({ uniqueId: `s-${index}`, latitude: lat }))!);

describe('pins', () => {
  it('are reached in the order of the list, also after the map was zoomed [STOR-01]', () => {
    const { live } = openedMap();
    const reached = () =>
      [...document.querySelectorAll('.leaflet-marker-pane > [tabindex="0"]')].map((pin) => pin.textContent);
    live.show(LIST.toReversed(), null);
    expect(reached()).toEqual(['1', '2', '3']);
    live.activate('s-2');
    live.zoomBy(1);
    expect(reached()).toEqual(['1', '2', '3']);
    live.close();
  });
});

describe('a pin of several branches', () => {
  it('says how many there are, looks unlike a number of the list, and is explained [STOR-01]', () => {
    const near = LIST.map((store) => ({ ...store, lat: 51, lng: 7 }));
    const { container } = render(
      <StoryShop services={fakeServices()}>
        <StoreMap stores={near} place={null} unit="mi" active={null} onActivate={() => undefined} />
      </StoryShop>,
    );
    const pin = screen.getByRole('link', { name: /^3, One pin for 3 stores: 1, 2, 3/ });
    expect(pin).toHaveAttribute('data-many');
    expect(pin).toHaveTextContent(/^3$/);
    expect(container).toHaveTextContent('Wide pins: number of stores');
  });
});

describe("the map's pictures", () => {
  it("are a provider's over the shop's own, both named, in the server's drawing [STOR-01]", () => {
    const pictures = show();
    const streets = pictures.filter((href) => href.startsWith('https://tiles.example/'));
    expect(streets).toHaveLength(pictures.length / 2);
    expect(pictures.slice(0, streets.length).every((href) => href.startsWith('/geo/tiles/'))).toBe(true);
    expect(screen.getByText('Streets Ltd, Natural Earth, GeoNames')).toBeInTheDocument();
  });

  it('show the towns around a branch alone where there are no streets [STOR-01]', () => {
    expect(show(OWN_TILES).every((href) => href.startsWith('/geo/tiles/10/'))).toBe(true);
    expect(show().some((href) => href.startsWith('https://tiles.example/12/'))).toBe(true);
  });

  it('are our own alone where no provider is named [STOR-01]', () => {
    expect(show(OWN_TILES).every((href) => href.startsWith('/geo/tiles/'))).toBe(true);
    expect(screen.getByText('Natural Earth, GeoNames')).toBeInTheDocument();
  });

  it('leave the map without streets where the provider refuses, and show its streets from near [STOR-01]', () => {
    const { live, asked } = openedMap();
    const [streets, own] = [true, false].map((isForeign) =>
      asked.filter(({ src }) => src.startsWith('https://tiles.example/') === isForeign),
    );
    expect(streets?.every(({ src }) => src.startsWith('https://tiles.example/16/'))).toBe(true);
    expect(own?.every(({ src }) => new URL(src, location.href).pathname.startsWith('/geo/tiles/14/'))).toBe(true);
    for (const tile of streets ?? []) tile.dispatchEvent(new Event('error'));
    for (const tile of own ?? []) tile.dispatchEvent(new Event('load'));
    const isShown = (tile: HTMLElement) => tile.classList.contains('leaflet-tile-loaded');
    expect(streets?.filter(isShown)).toEqual([]);
    expect(own?.filter(isShown).length).toBeGreaterThan(0);
    live.close();
  });
});
