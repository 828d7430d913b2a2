import { SHOP } from './shopAddress';

/** Store of the United States site. */
const STORE = '10801';

interface Tokens {
  readonly userId: string;
  readonly WCToken: string;
  readonly WCTrustedToken: string;
}

export interface CommerceAnswer {
  readonly status: number;
  readonly body: Readonly<Record<string, unknown>>;
}

type Call = (method: string, path: string, body?: object) => Promise<CommerceAnswer>;

async function send(method: string, path: string, body?: object, tokens?: Tokens): Promise<CommerceAnswer> {
  const response = await fetch(`${SHOP}/wcs/resources/store/${STORE}/${path}`, {
    method,
    headers: {
      'content-type': 'application/json',
      ...(tokens ? { wctoken: tokens.WCToken, wctrustedtoken: tokens.WCTrustedToken } : {}),
    },
    ...(body ? { body: JSON.stringify(body) } : {}),
  });
  const text = await response.text();
  return { status: response.status, body: text ? (JSON.parse(text) as Record<string, unknown>) : {} };
}

/** A program that shops as a new guest through the shop's gateway, without a browser. */
export async function guest(): Promise<Call> {
  const { body } = await send('POST', 'guestidentity', {});
  return (method, path, more) => send(method, path, more, body as unknown as Tokens);
}

/** An address any shopper may use. */
export const HOME_ADDRESS = {
  nickName: 'home',
  firstName: 'Ann',
  lastName: 'Doe',
  addressLine: ['1 Front Street'],
  city: 'New York',
  state: 'NY',
  zipCode: '10001',
  country: 'US',
  email1: 'ann.doe@example.com',
  phone1: '2125550100',
  addressType: 'ShippingAndBilling',
};
