import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

import { loadPostalIndex } from './geo.postalIndex';

const ROWS = [
  'postal_code,place,admin1_code,admin2_code,lat,lng',
  '0100,Berg,BY,09,50,10',
  '0100,Áberg,BY,09,50.4,10',
  '0101,Berg,HE,06,50,12',
  '01-02,Bergen,HE,06,51,12',
  '0200,Firma,13,,50,11',
  '0300,Ce,BE,,60,10.7',
];

describe('the postal codes of a country [STOR-01]', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'postal-'));
  writeFileSync(path.join(folder, 'postal_de.csv'), ROWS.join('\n'));
  writeFileSync(path.join(folder, 'postal_fr.csv'), ROWS.join('\n'));
  const index = loadPostalIndex(folder, 'de');
  afterAll(() => rmSync(folder, { recursive: true }));

  const places = (positions: Iterable<number>) =>
    [...positions].map((at) => `${index.row(at).postalCode} ${index.row(at).place}`);

  it('leave out big customers in Germany, and nobody elsewhere', () => {
    expect(index.size).toBe(5);
    expect(loadPostalIndex(folder, 'fr').size).toBe(6);
  });

  it('tell all that stands in their file, and an empty row beyond it', () => {
    expect(index.row(1)).toEqual({
      postalCode: '0100',
      place: 'Áberg',
      folded: 'aberg',
      admin1: 'BY',
      admin2: '09',
      lat: 50.4,
      lng: 10,
    });
    expect(index.row(5)).toEqual({ postalCode: '', place: '', folded: '', admin1: '', admin2: '', lat: 0, lng: 0 });
  });

  it.each([
    ['010', ['0100 Berg', '0100 Áberg', '0101 Berg', '01-02 Bergen']],
    ['0102', ['01-02 Bergen']],
    ['03', ['0300 Ce']],
    ['', ['0100 Berg', '0100 Áberg', '0101 Berg', '01-02 Bergen', '0300 Ce']],
    ['00', []],
    ['0200', []],
    ['9', []],
  ])('begin with %p in the order of their file', (prefix, found) => {
    expect(places(index.withCode(prefix))).toEqual(found);
  });

  it.each([
    ['berg', ['0100 Berg', '0101 Berg', '01-02 Bergen']],
    ['bergen', ['01-02 Bergen']],
    ['a', ['0100 Áberg']],
    ['c', ['0300 Ce']],
    ['z', []],
    ['', ['0100 Áberg', '0100 Berg', '0101 Berg', '01-02 Bergen', '0300 Ce']],
  ])('have places whose names begin with %p, in the order of names', (prefix, found) => {
    expect(places(index.withName(prefix))).toEqual(found);
  });

  it('have a nearest place, of a name where one is asked for, the first of two as near', () => {
    const nearest = (lat: number, lng: number, name?: string) => index.nearest({ lat, lng }, name);
    expect(nearest(50.3, 10)).toBe(1);
    expect(nearest(50.1, 10)).toBe(0);
    expect(nearest(50.3, 10, 'berg')).toBe(0);
    expect(nearest(50, 11, 'berg')).toBe(0);
    expect(nearest(50, 11.1, 'berg')).toBe(2);
    expect(nearest(50, 10, 'nowhere')).toBe(-1);
  });

  it('measure a degree of longitude shorter in the north', () => {
    // On a flat map the place in the south, 0.4 degrees away, would be nearer than the one 0.7 degrees east.
    writeFileSync(path.join(folder, 'postal_ch.csv'), [ROWS[0], '1,South,A,,59.6,10', '2,East,A,,60,10.7'].join('\n'));
    expect(loadPostalIndex(folder, 'ch').nearest({ lat: 60, lng: 10 })).toBe(1);
  });
});
