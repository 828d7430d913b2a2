import { MAP_HEIGHT, MAP_WIDTH, placeOn, scaleBar, tilesOf, viewOf } from './mapView';

const milan = { lat: 45.4642, lng: 9.19 };
const turin = { lat: 45.0703, lng: 7.6869 };

describe('the map', () => {
  it('shows every branch inside the drawing [STOR-01]', () => {
    const view = viewOf([milan, turin]);
    for (const point of [milan, turin]) {
      const { x, y } = placeOn(view, point);
      expect(x).toBeGreaterThan(40);
      expect(x).toBeLessThan(MAP_WIDTH - 40);
      expect(y).toBeGreaterThan(40);
      expect(y).toBeLessThan(MAP_HEIGHT - 40);
    }
  });

  it('puts north up and east right, and a branch alone in its middle [STOR-01]', () => {
    const view = viewOf([milan, turin]);
    expect(placeOn(view, milan).x).toBeGreaterThan(placeOn(view, turin).x);
    expect(placeOn(view, milan).y).toBeLessThan(placeOn(view, turin).y);
    expect(placeOn(viewOf([milan]), milan)).toEqual({ x: MAP_WIDTH / 2, y: MAP_HEIGHT / 2 });
  });

  it('is covered by pictures that lie side by side [STOR-01]', () => {
    const tiles = tilesOf(viewOf([milan, turin]));
    expect(Math.min(...tiles.map(({ x }) => x))).toBeLessThanOrEqual(0);
    expect(Math.min(...tiles.map(({ y }) => y))).toBeLessThanOrEqual(0);
    expect(Math.max(...tiles.map(({ x }) => x)) + 256).toBeGreaterThanOrEqual(MAP_WIDTH);
    expect(Math.max(...tiles.map(({ y }) => y)) + 256).toBeGreaterThanOrEqual(MAP_HEIGHT);
    const [first, second] = tiles;
    expect((second?.x ?? 0) - (first?.x ?? 0)).toBe(256);
    expect((second?.address.x ?? 0) - (first?.address.x ?? 0)).toBe(1);
  });

  it('asks for no pictures beyond the edge of the world [STOR-01]', () => {
    const tiles = tilesOf({ centre: { lat: 84, lng: -179 }, zoom: 3 });
    expect(tiles.every(({ address: { x, y } }) => x >= 0 && y >= 0 && x < 8 && y < 8)).toBe(true);
  });

  it('draws a scale bar of a round true length [STOR-01]', () => {
    const view = viewOf([milan, turin]);
    const { length, value } = scaleBar(view, 'km');
    const east = {
      lat: view.centre.lat,
      lng: view.centre.lng + value / (111.195 * Math.cos((view.centre.lat * Math.PI) / 180)),
    };
    expect(placeOn(view, east).x - placeOn(view, view.centre).x).toBeCloseTo(length, -1);
    expect([1, 2, 5, 10, 20, 50, 100]).toContain(value);
  });
});
