import { setTimeout as pause } from 'node:timers/promises';

import type { BrowserContext } from '@playwright/test';

import { SHOP } from './shopAddress';

/** Stores by the locale of their site. */
export const STORES = {
  'en-us': '10801',
  'it-it': '10802',
  'fr-fr': '10803',
  'de-de': '10804',
  'es-es': '10805',
  'pt-pt': '10806',
  'ch-it': '10807',
  'ch-fr': '10807',
  'en-gb': '10808',
  'en-ww': '10809',
  'en-int': '10809',
} as const;

export type StoreLocale = keyof typeof STORES;

/** Sites that journeys buy on. */
export type SiteLocale = Extract<StoreLocale, 'en-us' | 'it-it'>;

interface Tokens {
  readonly userId: string;
  readonly WCToken: string;
  readonly WCTrustedToken: string;
}

export interface CommerceAnswer {
  readonly status: number;
  readonly body: Readonly<Record<string, unknown>>;
}

export type CommerceCall = (method: string, path: string, body?: object) => Promise<CommerceAnswer>;

async function send(locale: StoreLocale, method: string, path: string, body?: object, tokens?: Tokens) {
  const response = await fetch(`${SHOP}/wcs/resources/store/${STORES[locale]}/${path}`, {
    method,
    headers: {
      'content-type': 'application/json',
      ...(tokens ? { wctoken: tokens.WCToken, wctrustedtoken: tokens.WCTrustedToken } : {}),
    },
    ...(body ? { body: JSON.stringify(body) } : {}),
  });
  const text = await response.text();
  return {
    status: response.status,
    body: text ? (JSON.parse(text) as Record<string, unknown>) : {},
    cookies: response.headers.getSetCookie(),
  };
}

/** A program that shops as a new guest through the shop's gateway, without a browser. */
export async function guest(locale: SiteLocale = 'en-us'): Promise<CommerceCall> {
  const { body } = await send(locale, 'POST', 'guestidentity', {});
  return (method, path, more) => send(locale, method, path, more, body as unknown as Tokens);
}

/** Makes a browser's pages those of a new shopper, and answers the calls of the same one. */
export async function shopperIn(
  context: BrowserContext,
  locale: StoreLocale,
  member?: { readonly email: string; readonly password: string },
): Promise<CommerceCall> {
  return pagesOf(
    context,
    locale,
    await (member
      ? send(locale, 'POST', 'person', {
          logonId: member.email,
          logonPassword: member.password,
          logonPasswordVerify: member.password,
          email1: member.email,
          firstName: 'Anna',
          lastName: 'Rossi',
        })
      : send(locale, 'POST', 'guestidentity', {})),
  );
}

const sessions = new Map<string, ReturnType<typeof signInAs>>();

/**
 * Makes a browser's pages those of somebody who has an account, and answers the calls of the same shopper. One session serves all browsers of
 * this process: a shopper may not sign in again and again within seconds.
 */
export async function memberIn(
  context: BrowserContext,
  locale: StoreLocale,
  member: { readonly email: string; readonly password: string },
): Promise<CommerceCall> {
  const known = `${locale} ${member.email}`;
  const session = sessions.get(known) ?? signInAs(locale, member);
  sessions.set(known, session);
  return pagesOf(context, locale, await session);
}

/** Other processes of a run sign in as the same shopper. */
const SIGN_IN_TRIES = 10;

async function signInAs(
  locale: StoreLocale,
  { email, password }: { readonly email: string; readonly password: string },
  tries = SIGN_IN_TRIES,
): Promise<Awaited<ReturnType<typeof send>>> {
  const session = await send(locale, 'POST', 'loginidentity', { logonId: email, logonPassword: password });
  if (session.status === 201) return session;
  if (session.status !== 429 || tries === 1) throw new Error(`${email} is not let in: ${session.status}`);
  await pause(3_000 + 5_000 * Math.random());
  return signInAs(locale, { email, password }, tries - 1);
}

async function pagesOf(
  context: BrowserContext,
  locale: StoreLocale,
  { body, cookies }: Awaited<ReturnType<typeof send>>,
): Promise<CommerceCall> {
  await context.addCookies(
    cookies.map((cookie) => {
      const [name = '', value = ''] = (cookie.split(';')[0] ?? '').split('=');
      // The names promise a secure cookie of this host alone.
      return { name, value, url: SHOP.replace('http:', 'https:'), httpOnly: true, secure: true };
    }),
  );
  return (method, path, more) => send(locale, method, path, more, body as unknown as Tokens);
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
