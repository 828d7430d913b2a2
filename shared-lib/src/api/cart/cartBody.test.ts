import { addToCart, deleteLines, precheckout } from './';
import { createContact } from '../contact';
import { addPaymentInstruction } from '../payment';
import { changePassword, saveFiscalCode } from '../person';
import { answeringClient } from '../../testing';

describe('cart bodies', () => {
  async function bodyOf(run: (client: ReturnType<typeof answeringClient>) => Promise<unknown>) {
    const client = answeringClient({ orderId: ['1'] });
    await run(client);
    return client.calls[0]?.body as Record<string, unknown>;
  }

  it('name the current order, calculate everything, and carry the fraud token [CART-01] [PAY-10]', async () => {
    const body = await bodyOf((client) =>
      addToCart(client, {
        fraudToken: 'f-1',
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
      forterToken: 'f-1',
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
    expect(body).toHaveProperty('userAgent');
    const without = await bodyOf((client) => precheckout(client, { orderId: '1' }));
    expect(without).not.toHaveProperty('forterToken');
  });

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

  it('trim the fiscal code and keep attributes nobody knows [ACC-03]', async () => {
    const attributes = [
      { key: 'addressField2', value: 'kept' },
      { key: 'addressField1', value: 'old' },
    ];
    const body = await bodyOf((client) =>
      createContact(client, { nickName: 'Home', fiscalCode: ' RSSMRA85T10A562S ', attributes }),
    );
    expect(body).toMatchObject({
      fiscalCode: 'RSSMRA85T10A562S',
      attributes: [
        { key: 'addressField2', value: 'kept' },
        { key: 'addressField1', value: 'RSSMRA85T10A562S' },
      ],
    });
    expect(await bodyOf((client) => saveFiscalCode(client, { fiscalCode: ' X ' }))).toEqual({ addressField1: 'X' });
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
