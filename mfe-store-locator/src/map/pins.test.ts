import { aBranch } from '../testing/aBranch';

import { PIN_APART, pinsOf, pinText } from './pins';

const at = (x: number, y: number, id: string) => ({ ...aBranch(1), id, lat: y, lng: x });
const place = ({ lat, lng }: { readonly lat: number; readonly lng: number }) => ({ x: lng, y: lat });

describe('pins', () => {
  it('never overlap: branches too close to tell apart share one, in the order of the list [STOR-01]', () => {
    const stores = [at(0, 0, 'a'), at(200, 0, 'b'), at(10, 10, 'c'), at(PIN_APART, 0, 'd'), at(190, 5, 'e')];
    const pins = pinsOf(stores, place);
    expect(pins.map(({ numbers }) => numbers)).toEqual([[1, 3], [2, 5], [4]]);
    expect(pins.map(pinText)).toEqual(['2', '2', '4']);
  });

  it('stand apart once the map is near enough [STOR-01]', () => {
    const stores = [at(0, 0, 'a'), at(10, 10, 'b')];
    const nearer = pinsOf(stores, ({ lat, lng }) => ({ x: lng * 8, y: lat * 8 }));
    expect(nearer.map(({ numbers }) => numbers)).toEqual([[1], [2]]);
  });
});
