import { dragged, MAP_HEIGHT, MAP_WIDTH, placeOn, scaleBar, viewOf, zoomed } from './mapView';

const milan = { lat: 45.4642, lng: 9.19 };
const turin = { lat: 45.0703, lng: 7.6869 };

describe('the map', () => {
  it('shows every branch inside the drawing [STOR-01]', () => {
    const view = viewOf([milan, turin]);
    for (const point of [milan, turin]) {
      const [x, y] = placeOn(view, point);
      expect(x).toBeGreaterThan(40);
      expect(x).toBeLessThan(MAP_WIDTH - 40);
      expect(y).toBeGreaterThan(40);
      expect(y).toBeLessThan(MAP_HEIGHT - 40);
    }
  });

  it('puts north up and east right [STOR-01]', () => {
    const view = viewOf([milan, turin]);
    const [milanX, milanY] = placeOn(view, milan);
    const [turinX, turinY] = placeOn(view, turin);
    expect(milanX).toBeGreaterThan(turinX);
    expect(milanY).toBeLessThan(turinY);
  });

  it('follows a drag and keeps its centre while zooming', () => {
    const view = viewOf([milan]);
    expect(placeOn(dragged(view, 50, -20), milan)).toEqual([MAP_WIDTH / 2 + 50, MAP_HEIGHT / 2 - 20]);
    expect(zoomed(view, 2).centre).toEqual(view.centre);
  });

  it('draws a scale bar of a round true length [STOR-01]', () => {
    const view = viewOf([milan, turin]);
    const { length, value } = scaleBar(view, 'km');
    const [a] = placeOn(view, view.centre);
    const east = {
      lat: view.centre.lat,
      lng: view.centre.lng + value / (111.195 * Math.cos((view.centre.lat * Math.PI) / 180)),
    };
    expect(placeOn(view, east)[0] - a).toBeCloseTo(length, -1);
    expect([1, 2, 5, 10, 20, 50, 100]).toContain(value);
  });
});
