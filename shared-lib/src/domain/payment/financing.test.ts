import { money } from '../money/money';

import { financingMessage } from './financing';

const account = { clientId: 'shop-1', environment: 'sandbox' };

describe('the financing message', () => {
  it('takes the total times 100, the hyphenated locale and the usual variant [FIN-01]', () => {
    expect(financingMessage(money(54_999, 'USD'), account, 'en_US')).toEqual({
      variant: 'credit-promotion-auto-size',
      locale: 'en-US',
      purchaseAmount: '54999',
    });
    expect(financingMessage(money(500, 'JPY'), account, 'ja_JP', 'top-strip')).toMatchObject({
      variant: 'top-strip',
      purchaseAmount: '50000',
    });
  });

  it.each([
    ['total', null, account],
    ['total', money(0, 'USD'), account],
    ['client id', money(100, 'USD'), { ...account, clientId: '' }],
    ['environment', money(100, 'USD'), { ...account, environment: '' }],
  ])('is none without a %s [FIN-01]', (_missing, total, given) => {
    expect(financingMessage(total, given, 'en_US')).toBeNull();
  });
});
