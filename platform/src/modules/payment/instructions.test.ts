import { errorOf } from '../../testing/partnerShopper';
import { openTradeApp, testCards, type TradeApp } from '../../testing/tradeApp';

const frame = '2900000000017';
const path = 'cart/@self/payment_instruction';
const italy = '/wcs/resources/store/10802';

interface Instruction {
  readonly piId: string;
  readonly payMethodId: string;
  readonly piAmount: string;
  readonly protocolData: readonly { readonly name: string; readonly value: string }[];
}

describe('one instruction in a bag', () => {
  let shop: TradeApp;
  let saved = '';
  let count = 0;
  beforeAll(async () => {
    const wallet = {
      card: async (_db: unknown, userId: string, cardId: string) =>
        userId.startsWith('pay') && cardId === 'own' ? { token: saved } : null,
    };
    shop = await openTradeApp({ wallet });
    await shop.setStock(frame, 1000, 'EUROPE');
    saved = await shop.token();
  });
  afterAll(() => shop.close());

  async function bag(base = '') {
    const user = `pay${(count += 1)}`;
    const at = (rest: string) => (base ? `${base}/${rest}` : rest);
    const body = { orderId: '.', x_calculateOrder: '1', orderItem: [{ partNumber: frame, quantity: '1' }] };
    const { orderId } = (await shop.as(user, 'POST', at('cart'), body)).json<{ orderId: string }>();
    const put = (fields: object, method: 'POST' | 'PUT' = 'POST') => shop.as(user, method, at(path), fields);
    const list = async () =>
      (await shop.as(user, 'GET', at(path))).json<{ paymentInstruction: Instruction[] }>().paymentInstruction;
    const total = async () => (await shop.as(user, 'GET', at('cart/@self'))).json<{ grandTotal: string }>().grandTotal;
    return { user, orderId, put, list, total };
  }
  const facts = ({ protocolData }: Instruction) =>
    Object.fromEntries(protocolData.map(({ name, value }) => [name, value]));
  const added = async (answer: ReturnType<TradeApp['as']>) => {
    const got = await answer;
    expect([got.statusCode, got.body]).toEqual([201, expect.any(String)]);
    return got.json<{ paymentInstruction: { piId: string }[] }>().paymentInstruction[0]?.piId ?? '';
  };

  it.each([
    { account: '************1111' },
    { account: 'XXXX xxxx XXXX 1111' },
    { account: '••••-1111' },
    { account: '1111' },
    { account: '' },
    { cc_cvc: '---' },
    { cc_cvc: '' },
    { browserPlugins: testCards.visa },
    { billto_Phone2: testCards.visa },
  ])('may carry what is left of a card when it is shown: %j [PAY-02]', async (fields) => {
    const { put } = await bag();
    expect((await put({ payMethodId: 'COD', ...fields })).statusCode).toBe(201);
  });

  it.each([
    { account: '11111' },
    { account: '1*111' },
    { account: '1111 x' },
    { cc_cvc: '-7-' },
    { policyId: testCards.amex },
    { anything: Number(testCards.visa) },
    { anything: [testCards.visa] },
  ])('carries no digits of a card: %j [PAY-02]', async (fields) => {
    const { put, list } = await bag();
    expect(errorOf(await put({ payMethodId: 'COD', ...fields }))).toEqual([
      400,
      '_ERR_PAY_CARD_NUMBER_INVALID',
      'account',
    ]);
    expect(await list()).toEqual([]);
  });

  it('keeps of whom to bill the texts alone, and no more of each than an address has', async () => {
    const { put, list } = await bag();
    await put({ payMethodId: 'COD', billto_city: 'x'.repeat(300), billto_zipcode: { a: 'b' }, xbillto_state: 'OR' });
    const [one] = await list();
    const { billto_city: city, ...rest } = facts(one as Instruction);
    expect(city).toBe('x'.repeat(254));
    expect(rest).toEqual({ payment_method: 'COD', billing_address_id: '' });
  });

  it.each([
    ['1.00', '1.00000'],
    ['0.01', '0.01000'],
    [' 2.5 ', '2.50000'],
    ['', '549.99000'],
    ['90071992547409.91', '90071992547409.91000'],
  ])('is for the amount %p, or for all where none is said: %s [PAY-03]', async (piAmount, shown) => {
    const { put, list } = await bag();
    await added(put({ payMethodId: 'COD', piAmount }));
    expect((await list())[0]?.piAmount).toBe(shown);
  });

  it.each(['0', '0.001', '-0.01', 'all', '1,00', '1e3', '90071992547409.92'])(
    'is for no amount like %p [PAY-03]',
    async (piAmount) => {
      const { put } = await bag();
      expect(errorOf(await put({ payMethodId: 'COD', piAmount }))).toEqual([400, '_ERR_INVALID_INPUT', 'piAmount']);
    },
  );

  it('is one of ten at most, and one of ten can still be changed [PLAT-08]', async () => {
    const { put, list } = await bag();
    let piId = '';
    for (let index = 0; index < 10; index += 1) piId = await added(put({ payMethodId: 'COD', piAmount: '1.00' }));
    expect(errorOf(await put({ payMethodId: 'COD', piAmount: '1.00' }))).toEqual([
      409,
      '_ERR_LIMIT_EXCEEDED',
      'paymentInstructions,10',
    ]);
    expect((await put({ piId, payMethodId: 'COD', piAmount: '2.00' }, 'PUT')).statusCode).toBe(200);
    expect((await list()).map((one) => one.piAmount).toSorted()).toEqual([
      ...Array<string>(9).fill('1.00000'),
      '2.00000',
    ]);
  });

  it('keeps its card when only the amount changes, and takes another when one is given [PAY-03]', async () => {
    const { put, list } = await bag();
    const piId = await added(put({ payMethodId: 'VISA', paymentToken: await shop.token() }));
    expect((await put({ piId, piAmount: '5.00' }, 'PUT')).statusCode).toBe(200);
    const [kept] = await list();
    expect([kept?.piId, kept?.payMethodId, kept?.piAmount]).toEqual([piId, 'VISA', '5.00000']);
    expect(facts(kept as Instruction)).toMatchObject({ account: '************1111', cc_brand: 'VISA' });
    // The card says which brand it is, whatever was chosen.
    await put({ piId, payMethodId: 'VISA', paymentToken: await shop.token(testCards.amex) }, 'PUT');
    const [other] = await list();
    expect([other?.payMethodId, facts(other as Instruction)['account']]).toEqual(['AMEX', '************0005']);
    await put({ piId, payMethodId: 'COD' }, 'PUT');
    const [cash] = await list();
    expect(facts(cash as Instruction)).toEqual({ payment_method: 'COD', billing_address_id: '' });
    // Cash left no card that could be kept.
    expect(errorOf(await put({ piId, payMethodId: 'VISA' }, 'PUT'))[1]).toBe('_ERR_CMD_MISSING_PARAM');
  });

  it('is paid by a saved card of one’s own, and by nobody else’s [PAY-09]', async () => {
    const { put, list } = await bag();
    const piId = await added(put({ payMethodId: 'VISA', cardId: 'own' }));
    expect(facts((await list())[0] as Instruction)).toMatchObject({ account: '************1111' });
    expect(errorOf(await put({ payMethodId: 'VISA', cardId: 'another' }))).toEqual([
      400,
      'TOKEN_VALIDATION_FAILURE',
      'paymentToken',
    ]);
    expect(errorOf(await put({ piId, payMethodId: 'VISA', cardId: 'another' }, 'PUT'))[1]).toBe(
      'TOKEN_VALIDATION_FAILURE',
    );
    expect(errorOf(await put({ payMethodId: 'VISA' }))).toEqual([400, '_ERR_CMD_MISSING_PARAM', 'paymentToken']);
  });

  it('is of this bag: one of another bag is neither changed nor removed [PLAT-04]', async () => {
    const { put } = await bag();
    const other = await bag();
    const piId = await added(other.put({ payMethodId: 'COD' }));
    expect(errorOf(await put({ piId, payMethodId: 'COD' }, 'PUT'))).toEqual([400, '_ERR_FINDER_EXCEPTION', piId]);
    const { user } = await bag();
    expect(errorOf(await shop.as(user, 'DELETE', `${path}/${piId}`))).toEqual([400, '_ERR_FINDER_EXCEPTION', piId]);
    expect(await other.list()).toHaveLength(1);
  });

  it('costs what its way of paying costs, which goes again with it [PAY-07]', async () => {
    const { user, put, list, total } = await bag(italy);
    const before = await total();
    const dearer = `${(Number(before) + 3.9).toFixed(2)}000`;
    const piId = await added(put({ payMethodId: 'COD' }));
    expect([(await list())[0]?.piAmount, await total()]).toEqual([dearer, dearer]);
    await put({ piId, payMethodId: 'VISA', paymentToken: await shop.token() }, 'PUT');
    expect([(await list())[0]?.piAmount, await total()]).toEqual([before, before]);
    await put({ piId, payMethodId: 'COD', piAmount: '1.00' }, 'PUT');
    expect([(await list())[0]?.piAmount, await total()]).toEqual(['1.00000', dearer]);
    await shop.as(user, 'DELETE', `${italy}/${path}`);
    expect([await list(), await total()]).toEqual([[], before]);
  });
});
