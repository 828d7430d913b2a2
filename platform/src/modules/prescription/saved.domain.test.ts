import { refusalOf } from '../../testing/refusalOf';
import {
  checkDay,
  contentOf,
  isSamePrescription,
  NO_CONTENT,
  savedRecord,
  savedValues,
  validUntilOf,
  withoutDoubles,
  type KeptPrescription,
} from './saved.domain';

const now = new Date('2026-06-01T12:00:00Z');

it.each([
  ['', true],
  ['1900-01-01', true],
  ['2026-06-01', true],
  ['2026-06-02', true],
  ['2024-02-29', true],
  ['1899-12-31', false],
  ['2026-06-03', false],
  ['2026-02-29', false],
  ['2026-13-01', false],
  ['2026-6-1', false],
  ['yesterday', false],
])('%j is a day that can stand on a paper: %s [RX-05]', (day, isTaken) => {
  expect(refusalOf(() => checkDay('issuedOn', day, now))).toBe(isTaken ? '' : '_ERR_INVALID_INPUT issuedOn');
});

it('keeps values as a form starts, where nobody gave one [RX-02] [RX-04]', () => {
  const values = savedValues({
    rightSphere: '1.25',
    leftSphere: ' -2 ',
    rightCyl: '-0.5',
    rightAxis: '90',
    other: 'x',
  });
  expect(values).toEqual({
    rightSphere: '+1.25',
    leftSphere: '-2.00',
    rightCyl: '-0.50',
    leftCyl: '0.00',
    rightAxis: '90',
    leftAxis: '0',
    rightAdd: '',
    leftAdd: '',
    rightPrism: '',
    leftPrism: '',
    rightPrismBase: '',
    leftPrismBase: '',
    pupillaryDistance: '',
    lPupDistance: '',
    rPupDistance: '',
  });
});

it('tells of a prescription in an order what can be saved, and nothing else [RX-04]', () => {
  const said = { nickName: 'Reading', firstName: 'Ann', prescriber: 'Dr. Doe', issuedOn: '2026-01-02', telephone: '1' };
  const content = contentOf({ ...said, rightSphere: '-1.00' });
  const { telephone: _, ...kept } = said;
  expect(content).toEqual({ ...NO_CONTENT, ...kept, values: savedValues({ rightSphere: '-1.00' }) });
  expect(NO_CONTENT).toMatchObject({ lastName: '', dateOfBirth: '', rxType: '' });
});

type Said = Parameters<typeof contentOf>[0];
const ann = { firstName: 'Ann', lastName: 'Doe', rightSphere: '-2.00', leftSphere: '-1.00' };

describe('two prescriptions [RX-04]', () => {
  const isSame = (one: Said, other: Said) => isSamePrescription(contentOf(one), contentOf(other));

  it.each<readonly [string, Said]>([
    ['the names are written otherwise', { ...ann, firstName: ' ANN', lastName: 'doe ' }],
    ['nobody says whose one is', { ...ann, firstName: '', lastName: '' }],
    ['what is not of eyes differs', { ...ann, nickName: 'Reading', issuedOn: '2026-01-01', rxType: 'SV' }],
    ['an axis stands where no cylinder is', { ...ann, rightAxis: '45', leftAxis: '90' }],
  ])('are one where %s', (_, other) => {
    expect([isSame(ann, other), isSame(other, ann)]).toEqual([true, true]);
  });

  it.each<readonly [string, Said]>([
    ['the wearer', { ...ann, firstName: 'Ben' }],
    ['the right sphere', { ...ann, rightSphere: '-2.25' }],
    ['the left sphere', { ...ann, leftSphere: '-1.25' }],
    ['a cylinder', { ...ann, rightCyl: '-0.50', rightAxis: '90' }],
    ['an addition', { ...ann, rightAdd: '+1.00' }],
    ['a distance', { ...ann, pupillaryDistance: '63' }],
    ['a prism', { ...ann, leftPrism: '1.00', leftPrismBase: 'up' }],
  ])('are two where %s differs', (_, other) => {
    expect([isSame(ann, other), isSame(other, ann)]).toEqual([false, false]);
  });

  it('are one when plus and minus cylinder mean the same lens, for either eye', () => {
    for (const side of ['right', 'left']) {
      const minus = { ...ann, [`${side}Sphere`]: '-1.00', [`${side}Cyl`]: '-0.75', [`${side}Axis`]: '100' };
      const plus = { ...ann, [`${side}Sphere`]: '-1.75', [`${side}Cyl`]: '+0.75', [`${side}Axis`]: '10' };
      expect([side, isSame(minus, plus), isSame(minus, { ...plus, [`${side}Axis`]: '11' })]).toEqual([
        side,
        true,
        false,
      ]);
      const weak = { ...minus, [`${side}Sphere`]: '+1.00' };
      expect(isSame(weak, { ...plus, [`${side}Sphere`]: '+0.25' })).toBe(true);
    }
  });
});

const kept = (prescriptionId: string, said: Said, change: Partial<KeptPrescription> = {}): KeptPrescription => ({
  prescriptionId,
  orderId: '',
  orderItemId: '',
  content: contentOf(said),
  changedAt: new Date('2026-03-04T05:06:07Z'),
  usedAt: null,
  ...change,
});

it('lists the first of those that are the same [RX-04]', () => {
  const ben = { ...ann, firstName: 'Ben' };
  const listed = withoutDoubles([kept('1', ann), kept('2', ben), kept('3', ann), kept('4', ben), kept('5', {})]);
  expect(listed.map(({ prescriptionId }) => prescriptionId)).toEqual(['1', '2', '5']);
});

describe('a prescription in the list [RX-04] [RX-05]', () => {
  it('counts from the day on the paper, else from its last change', () => {
    expect(validUntilOf(kept('1', { ...ann, issuedOn: '2026-01-01' }), 10)).toBe('2026-01-11');
    expect(validUntilOf(kept('1', ann), 10)).toBe('2026-03-14');
  });

  it('says what it is, when it was given and used, and whether it still counts', () => {
    const said = { ...ann, nickName: 'Reading', rxType: 'SV' };
    const record = savedRecord(kept('1', said, { orderId: '77', orderItemId: '78' }), 89, now);
    expect(record).toMatchObject({
      nickName: 'Reading',
      firstName: 'Ann',
      prescriptionId: '1',
      orderId: '77',
      orderItemId: '78',
      rxType: 'SV',
      SPH: { OD: '-2.00', OS: '-1.00' },
      lastUpdate: '2026-03-04T05:06:07.000Z',
      lastUsed: '',
      validUntil: '2026-06-01',
      expired: false,
    });
    expect(record).not.toHaveProperty('values');
    const used = savedRecord(kept('1', said, { usedAt: now }), 88, now);
    expect(used).toMatchObject({ lastUsed: '2026-06-01T12:00:00.000Z', validUntil: '2026-05-31', expired: true });
  });
});
