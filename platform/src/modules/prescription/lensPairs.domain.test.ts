import { NO_VALUES } from '@sightline/shared-lib/domain/prescription';

import { refusalOf } from '../../testing/refusalOf';
import { LENS_ADD_ONS, LENS_OFFERS } from './lensOffers';
import { pairOf, requireFitOfLine, reviewPairs, type PairLine } from './lensPairs.domain';

const offerOf = (type: string, treatment: string, thickness: string) => {
  const found = LENS_OFFERS.find(
    (one) => one.type.code === type && one.treatment.code === treatment && one.thickness.code === thickness,
  );
  if (!found) throw new Error('There is no such lens');
  return found;
};
const offer = offerOf('SV', 'AR', '1.60');
const [hydro] = LENS_ADD_ONS;
const attribute = (attributeName: string, attributeValue: string) => ({
  attributeName,
  attributeType: 'STRING',
  attributeValue,
});

const line = (partNumber: string, change: Partial<PairLine> = {}): PairLine => ({
  partNumber,
  groupKey: 'g',
  quantity: 1,
  opticalRole: 'service',
  attributes: [],
  codes: {},
  ...change,
});
const codes = { FRAME_SHAPE: 'Panto', RIM_TYPE: 'Full rim', LENS_WIDTH: '49', LENS_HEIGHT: '41', BRIDGE_WIDTH: '20' };
const frame = (change: Partial<PairLine> = {}, lensId = offer.lensId) =>
  line('FRAME', { opticalRole: 'frame', codes, attributes: [attribute('RxLensId', lensId)], ...change });
const parts = (change: Partial<PairLine> = {}) => offer.partNumbers.map((partNumber) => line(partNumber, change));
const refusal = (...lines: readonly PairLine[]) => refusalOf(() => reviewPairs(lines));

describe('pairs of glasses in a bag [RX-10] [RX-11]', () => {
  it('are told in words by the place of their frame, with their add-ons; other goods are not', () => {
    const finish = line(hydro?.partNumber ?? '');
    const alone = frame({ attributes: [], groupKey: '' });
    const second = frame({ groupKey: 'h', quantity: 2 });
    const reviews = reviewPairs([alone, ...parts(), finish, frame(), second, ...parts({ groupKey: 'h', quantity: 2 })]);
    const words = {
      Type: { code: 'SV', description: 'Single vision' },
      TreatmentsFamily: { code: 'AR', description: 'Anti-reflective' },
      Color: { code: 'CLR', description: 'Clear' },
      Thickness: { code: '1.60', description: 'Thin' },
      AddOns: [],
    };
    const told = [...reviews].map(([index, text]) => [index, JSON.parse(text)]);
    const { code, description } = hydro ?? {};
    expect(told).toEqual([
      [5, { ...words, AddOns: [{ code, description }] }],
      [6, words],
    ]);
    expect(reviewPairs([alone, line('CLOTH', { groupKey: '' })]).size).toBe(0);
  });

  it('name lenses that there are, on a frame that is one of its group', () => {
    expect(refusal(frame({}, 'L-0'), ...parts())).toBe('_ERR_NOT_FOUND L-0');
    const notMade = '_ERR_INVALID_INPUT RxLensId';
    for (const groupKey of ['', '0']) expect(refusal(frame({ groupKey }), ...parts({ groupKey }))).toBe(notMade);
    expect(refusal(frame({ opticalRole: 'none' }), ...parts())).toBe(notMade);
    expect(refusal(frame(), frame(), ...parts())).toBe(notMade);
    expect(refusal(frame(), ...parts(), frame({ groupKey: 'h' }), ...parts({ groupKey: 'h' }))).toBe('');
  });

  it('have every article of their lenses, as many as frames', () => {
    const [first, ...others] = offer.partNumbers;
    expect(others.length).toBeGreaterThan(0);
    expect(refusal(frame())).toBe(`RX_LENS_INCOMPLETE ${first}`);
    expect(refusal(frame(), ...parts().slice(0, -1))).toBe(`RX_LENS_INCOMPLETE ${others.at(-1)}`);
    expect(refusal(frame({ quantity: 2 }), ...parts())).toBe(`RX_LENS_INCOMPLETE ${first}`);
    expect(refusal(frame(), ...parts({ quantity: 2 }))).toBe(`RX_LENS_INCOMPLETE ${first}`);
    expect(refusal(frame(), ...parts({ groupKey: 'h' }))).toBe(`RX_LENS_INCOMPLETE ${first}`);
  });

  it('are with nothing but add-ons beside it, as many as frames', () => {
    const finish = hydro?.partNumber ?? '';
    expect(refusal(frame(), ...parts(), line(finish))).toBe('');
    expect(refusal(frame(), ...parts(), line(finish, { quantity: 2 }))).toBe(`RX_LENS_MIXED ${finish}`);
    expect(refusal(frame(), ...parts(), line('SRV-PROG'))).toBe('RX_LENS_MIXED SRV-PROG');
    expect(refusal(frame(), ...parts(), line('SRV-PROG', { groupKey: 'h' }))).toBe('');
  });
});

describe('lenses for a frame and for eyes [RX-12]', () => {
  const progressive = offerOf('PR', 'HC', '1.50');
  const low = { ...codes, LENS_HEIGHT: '20,41' };
  const eyes = { x_spherePower_right: '-2.00', x_spherePower_left: '-2.00', x_Pupillary_distance: '63' };
  const stored = (change: object = {}) => attribute('x_lens_prescription', JSON.stringify({ ...eyes, ...change }));
  const group = (change: Partial<PairLine>, ...attributes: PairLine['attributes']) => [
    frame(change, progressive.lensId),
    ...progressive.partNumbers.map((partNumber) => line(partNumber, { attributes })),
  ];

  it('are refused for a frame that is too low, by the first of its measurements', () => {
    expect(refusal(...group({ codes: low }))).toMatch(/^RX_LENS_NOT_MADE frame-too-low frame /);
    expect(refusal(...group({ codes: { ...low, LENS_HEIGHT: '41,20' } }))).toBe('');
  });

  it('are judged by values where these came with them, and else not', () => {
    expect(refusal(...group({}))).toBe('');
    expect(refusal(...group({}, stored()))).toMatch(/^RX_LENS_NOT_MADE addition-missing prescription/);
    expect(refusal(...group({}, stored({ x_Add_right: '+1.00' })))).toMatch(/^RX_LENS_NOT_MADE addition-missing/);
    expect(refusal(...group({}, stored({ x_Add_right: '+1.00', x_Add_left: '+1.00' })))).toBe('');
  });

  it('are judged by values that come later for any line of the pair, and for no other', () => {
    const [bought, part = line('')] = group({});
    if (!bought) throw new Error('There is no frame');
    const other = line('SRV-SV', { groupKey: 'h' });
    const lines = [other, part, bought];
    const values = { ...NO_VALUES, rightSphere: '-2.00', leftSphere: '-2.00' };
    const judged = (one: PairLine) => refusalOf(() => requireFitOfLine(one, lines, values));
    for (const one of [part, bought]) expect(judged(one)).toMatch(/^RX_LENS_NOT_MADE addition-missing/);
    expect(judged(other)).toBe('');
    const unknown = frame({}, 'L-0');
    expect(refusalOf(() => requireFitOfLine(unknown, [unknown], values))).toBe('');
  });
});

it('ties lines of one group together, and none without one [RX-11]', () => {
  const lines = ['g', 'h', 'g', '', '0'].map((groupKey, index) => line(`${index}`, { groupKey }));
  const pairs = lines.map((one) =>
    pairOf(one, lines)
      .map(({ partNumber }) => partNumber)
      .join(' '),
  );
  expect(pairs).toEqual(['0 2', '1', '0 2', '3', '4']);
});
