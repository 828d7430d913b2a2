import {
  addToCart,
  calculateCart,
  checkout,
  copyOrder,
  createCart,
  deleteLines,
  lockCart,
  precheckout,
  setOrderAttributes,
  unlockCart,
  updateLines,
} from './';
import { createContact } from '../contact';
import { addPaymentInstruction } from '../payment';
import { assignPromotionCode } from '../promotion';
import { setShippingInfo } from '../shipping';
import { changePassword, saveFiscalCode } from '../person';
import type { PlatformClient } from '../../contracts';
import { answeringClient } from '../../testing';

type Write = (client: PlatformClient, fraud: { readonly fraudToken?: string }) => Promise<unknown>;

const writes: readonly (readonly [name: string, write: Write])[] = [
  ['addToCart', (c, fraud) => addToCart(c, { items: [], ...fraud })],
  ['createCart', (c, fraud) => createCart(c, fraud)],
  ['copyOrder', (c, fraud) => copyOrder(c, { fromOrderId: '1', ...fraud })],
  ['updateLines', (c, fraud) => updateLines(c, { lines: [], ...fraud })],
  ['deleteLines', (c, fraud) => deleteLines(c, { orderItemIds: ['7'], ...fraud })],
  ['setOrderAttributes', (c, fraud) => setOrderAttributes(c, { attributes: {}, ...fraud })],
  ['setShippingInfo', (c, fraud) => setShippingInfo(c, { addressId: '1', ...fraud })],
  ['assignPromotionCode', (c, fraud) => assignPromotionCode(c, { code: 'X', ...fraud })],
  ['calculateCart', (c, fraud) => calculateCart(c, fraud)],
  ['precheckout', (c, fraud) => precheckout(c, { orderId: '1', ...fraud })],
  ['lockCart', (c, fraud) => lockCart(c, { cartId: '1', ...fraud })],
  ['unlockCart', (c, fraud) => unlockCart(c, { cartId: '1', forUserId: '7', ...fraud })],
  ['checkout', (c, fraud) => checkout(c, { orderId: '1', email: 'a@b.co', ...fraud })],
];

describe('cart bodies', () => {
  async function bodyOf(run: (client: ReturnType<typeof answeringClient>) => Promise<unknown>) {
    const client = answeringClient({ orderId: ['1'] });
    await run(client);
    return client.calls[0]?.body as Record<string, unknown>;
  }

  it('name the current order and calculate everything [CART-01]', async () => {
    const body = await bodyOf((client) =>
      addToCart(client, {
        items: [
          { partNumber: 'SKU-1', quantity: 1, groupKey: 'g-1', contractId: '-11005', attributes: { RxLensId: 'L-77' } },
        ],
      }),
    );
    expect(body).toMatchObject({
      orderId: '.',
      x_calculateOrder: '1',
      x_calculationUsage: '-1,-2,-3,-4,-5,-6,-7',
      x_inventoryValidation: 'true',
      orderItem: [
        {
          partNumber: 'SKU-1',
          quantity: '1',
          contractId: '-11005',
          xitem_field1: 'g-1',
          orderItemExtendAttribute: [{ attributeName: 'RxLensId', attributeType: 'STRING', attributeValue: 'L-77' }],
        },
      ],
    });
  });

  it.each(writes)(
    'of %s name the browser, and the fraud token once there is one [CART-01] [PAY-10]',
    async (_name, write) => {
      const body = await bodyOf((client) => write(client, { fraudToken: 'f-1' }));
      expect(body).toMatchObject({ userAgent: expect.any(String), forterToken: 'f-1' });
      expect(await bodyOf((client) => write(client, {}))).not.toHaveProperty('forterToken');
    },
  );

  it('number several lines and name a single one [CART-01]', async () => {
    expect(await bodyOf((client) => deleteLines(client, { orderItemIds: ['7'] }))).toMatchObject({
      orderItemId: '7',
    });
    expect(await bodyOf((client) => deleteLines(client, { orderItemIds: ['7', '8'] }))).toMatchObject({
      orderItemId_0: '7',
      orderItemId_1: '8',
    });
  });

  it('answer the ids of new lines, also from an empty answer [CART-01]', async () => {
    const made = { orderId: '1', orderItem: [{ orderItemId: '5' }] };
    expect(await addToCart(answeringClient(made), { items: [] })).toEqual({ orderId: '1', orderItemIds: ['5'] });
    expect(await deleteLines(answeringClient(null), { orderItemIds: ['5'] })).toEqual({
      orderId: '',
      orderItemIds: [],
    });
  });

  it('pay with tokens and never with a card number [PAY-02] [PAY-03]', async () => {
    const body = await bodyOf((client) =>
      addPaymentInstruction(client, {
        payMethodId: 'VISA',
        amount: { minor: 53_993, currency: 'USD' },
        paymentToken: 'tok-1',
        billingAddressId: '307445',
      }),
    );
    expect(body).toMatchObject({ piAmount: '539.93000', paymentToken: 'tok-1', billing_address_id: '307445' });
    expect(Object.keys(body)).not.toContain('account');
  });

  it('write codes without blanks and keep attributes nobody knows [ACC-03]', async () => {
    const attributes = [
      { key: 'addressField2', value: 'kept' },
      { key: 'addressField1', value: 'old' },
    ];
    const body = await bodyOf((client) =>
      createContact(client, {
        nickName: 'Home',
        fiscalCode: ' rss mra 85t10a562s ',
        zipCode: '  20 123 ',
        country: 'IT',
        attributes,
      }),
    );
    expect(body).toMatchObject({
      fiscalCode: 'RSSMRA85T10A562S',
      zipCode: '20123',
      attributes: [
        { key: 'addressField2', value: 'kept' },
        { key: 'addressField1', value: 'RSSMRA85T10A562S' },
      ],
    });
    expect(await bodyOf((client) => saveFiscalCode(client, { fiscalCode: ' rss mra ' }))).toEqual({
      addressField1: 'RSSMRA',
    });
  });

  it('map the password form to the names of the platform [ACC-01]', async () => {
    const form = { currentPassword: 'old', newPassword: 'new', verifyPassword: 'new' };
    expect(await bodyOf((client) => changePassword(client, form))).toEqual({
      resetPassword: 'true',
      xcred_logonPasswordOld: 'old',
      logonPassword: 'new',
      xcred_logonPasswordVerify: 'new',
    });
  });
});
