import { OWN_TILES, readMapTiles, tileAddress, tilesOrigin } from './mapTiles';
import { placeAt, worldPixel } from './mercator';

describe("the map's pictures", () => {
  it('are our own unless a provider is named, whose origin pages then admit [STOR-01]', () => {
    expect(readMapTiles({})).toBe(OWN_TILES);
    expect(tilesOrigin(OWN_TILES)).toBeNull();
    const tiles = readMapTiles({ MAP_TILES_URL: 'https://t.example/a/{z}/{x}/{y}.png', MAP_ATTRIBUTION: 'T' });
    expect(tilesOrigin(tiles)).toBe('https://t.example');
    expect(tileAddress(tiles, { z: 9, x: 150, y: 192 })).toBe('https://t.example/a/9/150/192.png');
  });

  it.each([
    ['https://t.example/{z}/{x}.png', 'T'],
    ['t.example/{z}/{x}/{y}', 'T'],
    ["https://t.example/{z}/{x}/{y}; script-src 'unsafe-inline'", 'T'],
    ['javascript:/{z}/{x}/{y}', 'T'],
    ['https://t.example/{z}/{x}/{y}', ''],
  ])('refuse the address %s with the name %p [STOR-01]', (url, name) => {
    expect(() => readMapTiles({ MAP_TILES_URL: url, MAP_ATTRIBUTION: name })).toThrow('MAP_TILES_URL');
  });

  it('put places where other maps put them, and find them again [STOR-01]', () => {
    const { x, y } = worldPixel(9, { lat: 40.7128, lng: -74.006 });
    expect([Math.floor(x / 256), Math.floor(y / 256)]).toEqual([150, 192]);
    const back = placeAt(9, { x, y });
    expect(back.lat).toBeCloseTo(40.7128, 6);
    expect(back.lng).toBeCloseTo(-74.006, 6);
  });
});
