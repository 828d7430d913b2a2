import { aLine, anAddress, anOrder } from '../../testing/anOrder';
import type { RecordContext } from './order.record';
import { asAnonymous, asProven, asRemembered, provenContext } from './provenOrder.domain';

const attribute = (attributeName: string) => ({ attributeName, attributeType: 'STRING', attributeValue: 'x' });
const store = { physicalStoreId: '11001', physicalStoreExternalId: 'US_1' };
const claim = { insurerName: 'Vision', allowanceMinor: 1, copayMinor: 0 };
const order = anOrder(
  [
    aLine({ attributes: [attribute('lensesReview'), attribute('x_lens_prescription')] }),
    aLine({ orderItemId: '2', pickUp: store, address: anAddress({ city: 'Canton' }) }),
    aLine({ orderItemId: '3', address: null }),
  ],
  {
    description: 'A gift for Ben',
    notifyEmail: 'ann@example.com',
    insuranceClaim: claim,
    attributes: [attribute('taxes'), attribute('recipientName')],
  },
);
const NOBODY = {
  addressId: '',
  firstName: '',
  lastName: '',
  addressLine: [],
  state: '',
  zipCode: '',
  phone1: '',
  email1: '',
};
const namesOf = (attributes: readonly { readonly attributeName: string }[] = []) =>
  attributes.map(({ attributeName }) => attributeName);

describe('an order that was proved by number and e-mail [ORD-03]', () => {
  const proven = asProven(order);

  it('says town and country of who gets it, and the store where it is collected without how to reach its buyer', () => {
    expect(proven.lines.map(({ address }) => address)).toEqual([
      { ...NOBODY, city: 'Avon', country: 'US' },
      { ...anAddress({ city: 'Canton' }), phone1: '', email1: '' },
      null,
    ]);
  });

  it('names neither its buyer nor what they wrote, nor the insurer', () => {
    expect(proven).toMatchObject({ buyerId: '', description: '', notifyEmail: '', insuranceClaim: null });
    expect(namesOf(proven.attributes)).toEqual(['taxes']);
  });

  it('keeps the attributes of its lines, where a prescription stands is read of them', () => {
    expect(namesOf(proven.lines[0]?.attributes)).toEqual(['lensesReview', 'x_lens_prescription']);
  });
});

it('shows of a bag, to who is only recognised, no address and no values of eyes [AUTH-10]', () => {
  const { lines, buyerId } = asRemembered(order);
  expect(lines.map(({ address }) => address)).toEqual([null, null, null]);
  expect([namesOf(lines[0]?.attributes), buyerId]).toEqual([['lensesReview'], '']);
});

it('keeps for the books what was bought, by whose number, and the country it went to [ACC-06]', () => {
  const { lines, buyerId, notifyEmail } = asAnonymous(order);
  const abroad = { ...NOBODY, city: '', country: 'US' };
  expect(lines.map(({ address }) => address)).toEqual([abroad, abroad, null]);
  expect([buyerId, notifyEmail, namesOf(lines[0]?.attributes)]).toEqual(['r1', '', ['lensesReview']]);
});

it('adds to a proven order the way it was paid by name alone, and no change of its address [ORD-03]', () => {
  const instructions = [{ payMethodId: 'VISA', piDescription: 'Visa', account: '4242', billing: 'Ann' }];
  const lineAttributes = () => [attribute('IsRoxLens'), attribute('contactLensData')];
  const context = provenContext({
    instructions,
    canChangeAddress: true,
    timeline: [],
    lineAttributes,
  } as Partial<RecordContext> as RecordContext);
  expect(context).toMatchObject({
    canChangeAddress: false,
    timeline: [],
    instructions: [{ payMethodId: 'VISA', piDescription: 'Visa' }],
  });
  expect(Object.keys(context.instructions[0] ?? {})).toEqual(['payMethodId', 'piDescription']);
  const line = aLine({ attributes: lineAttributes() });
  expect(namesOf(context.lineAttributes(line))).toEqual(['IsRoxLens']);
});
