import { type Answer, shopOrigin, type TradeApp } from './tradeApp';

/** Ways to pay that a partner approves. */
export type PartnerName = 'PAYPAL' | 'KLARNA' | 'AFFIRM' | 'APPLE_PAY';

const success = `${shopOrigin}/en-us/checkout/payment?partner=success`;
const cancel = `${shopOrigin}/en-us/checkout/payment?partner=cancel`;
const addresses = new URLSearchParams({ successUrl: success, cancelUrl: cancel }).toString();

const frame = '2900000000017';

/** Calls that open a page of a partner. */
const START = {
  PAYPAL: 'paypal/sessionMerchantUrl/@self',
  AFFIRM: 'affirm/create-checkout/@self',
} as const;

/** Steps of shoppers who pay at a partner, each by a name of its own. */
export function partnerShoppers(shop: TradeApp) {
  let count = 0;
  return {
    next: (): string => `partner${(count += 1)}`,

    /** A cart with the frame, or one frame more in it; gives its id. */
    async bag(user: string): Promise<string> {
      const body = { orderId: '.', x_calculateOrder: '1', orderItem: [{ partNumber: frame, quantity: '1' }] };
      return (await shop.as(user, 'POST', 'cart', body)).json<{ orderId: string }>().orderId;
    },

    deliver: (user: string, addressId = `${user}-home`): Promise<Answer> =>
      shop.as(user, 'PUT', 'cart/@self/shipping_info', {
        orderId: '.',
        addressId,
        shipModeId: '14501',
        x_calculateOrder: '1',
      }),

    start: (
      user: string,
      orderId: string | undefined,
      { at = 'PAYPAL', successUrl = `${shopOrigin}/back`, cancelUrl = '/away' }: PartnerStart = {},
    ): Promise<Answer> => {
      const query = new URLSearchParams({ successUrl, cancelUrl }).toString();
      return shop.as(user, 'POST', `${START[at]}?${query}`, orderId === undefined ? {} : { orderId });
    },

    /** Answers on the page that a start led to. */
    approve: (started: Answer, email = 'shopper@example.com', answer: 'confirm' | 'cancel' = 'confirm') =>
      shop.partners.app.inject({
        method: 'POST',
        url: `/approval/${started.json<{ redirecturl: string }>().redirecturl.split('/').at(-1)}`,
        payload: { email, answer },
      }),
  };
}

interface PartnerStart {
  readonly at?: keyof typeof START;
  readonly successUrl?: string;
  readonly cancelUrl?: string;
}

/** Status, key and parameters of a refusal. */
export function errorOf(answer: Answer): [status: number, key: string | undefined, parameters: string | undefined] {
  const [first] = answer.json<{ errors: { errorKey: string; errorParameters: string }[] }>().errors;
  return [answer.statusCode, first?.errorKey, first?.errorParameters];
}

/** A device's payment token as the stand-in for the wallet writes it; amounts such as `549.99`. */
export function deviceToken(amount: string, email: string, transactionId: string, currency = 'USD') {
  const data = Buffer.from(JSON.stringify({ amount, currency, email })).toString('base64');
  return {
    paymentData: {
      version: 'EC_v1',
      data,
      signature: 'c2lnbmVk',
      header: { ephemeralPublicKey: 'a2V5', publicKeyHash: 'aGFzaA==', transactionId },
    },
    paymentMethod: { displayName: 'Visa 1111', network: 'Visa', type: 'credit' },
    transactionIdentifier: transactionId,
  };
}

/** Plays a shopper at a partner, the way a browser would go; gives the last answer of the platform. */
export async function payAtPartner(
  shop: TradeApp,
  user: string,
  orderId: string,
  { partner, email, confirm = true }: { partner: PartnerName; email: string; confirm?: boolean },
): Promise<Answer> {
  const page = async (redirecturl: string): Promise<void> => {
    const sessionId = redirecturl.split('/').at(-1) ?? '';
    await shop.partners.app.inject({
      method: 'POST',
      url: `/approval/${sessionId}`,
      payload: { email, answer: confirm ? 'confirm' : 'cancel' },
    });
  };
  const instruction = (payMethodId: string) =>
    shop.as(user, 'POST', 'cart/@self/payment_instruction', { orderId, payMethodId });

  if (partner === 'PAYPAL') {
    const started = await shop.as(user, 'POST', `paypal/sessionMerchantUrl/@self?${addresses}`, {
      orderId,
      express: false,
    });
    if (started.statusCode !== 200) return started;
    await page((started.json() as { redirecturl: string }).redirecturl);
    const status = await shop.as(user, 'GET', `paypal/checkStatus/@self?orderId=${orderId}`);
    return (status.json() as { reasonCode: string }).reasonCode === '100' ? instruction('PAYPAL') : status;
  }
  if (partner === 'AFFIRM') {
    const started = await shop.as(user, 'POST', `affirm/create-checkout/@self?${addresses}`, { orderId });
    if (started.statusCode !== 200) return started;
    await page((started.json() as { redirecturl: string }).redirecturl);
    const status = await shop.as(user, 'GET', `affirm/checkStatus/@self?orderId=${orderId}`);
    return (status.json() as { reasonCode: string }).reasonCode === '100' ? instruction('AFFIRM') : status;
  }
  if (partner === 'KLARNA') {
    const session = await shop.as(user, 'GET', `klarnadirect/create-session?orderId=${orderId}`);
    if (session.statusCode !== 200 || !confirm) return session;
    const { client_token } = session.json() as { client_token: string };
    const authorised = await shop.partners.app.inject({
      method: 'POST',
      url: '/klarna/authorise',
      payload: { client_token, email, code: '123456' },
    });
    const { approved, authorization_token } = authorised.json() as { approved: boolean; authorization_token: string };
    if (!approved) return authorised;
    return shop.as(user, 'POST', 'klarnadirect/update-authToken', { orderId, authorization_token });
  }
  if (!confirm) return shop.as(user, 'POST', 'cart/@self/applepay_cancel', { orderId });
  const cart = (await shop.as(user, 'GET', 'cart/@self')).json() as { grandTotal: string };
  const token = deviceToken(Number(cart.grandTotal).toFixed(2), email, `tx-${user}`);
  return shop.as(user, 'PUT', 'cart/@self/applepay_update', { orderId, token });
}
