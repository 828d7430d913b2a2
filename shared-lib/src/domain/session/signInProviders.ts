/** An OpenID Connect provider that shoppers may sign in with (AUTH-07). */
export interface SignInProvider {
  /** Part of addresses: small letters, digits and hyphens, at most 20. */
  readonly id: string;
  /** As a shopper reads it. */
  readonly name: string;
  /** Address that the provider describes itself below, as in its tokens. */
  readonly issuer: string;
  readonly clientId: string;
  readonly clientSecret: string;
}

const ID = /^[a-z0-9-]{1,20}$/;
const TEXTS = ['id', 'name', 'issuer', 'clientId', 'clientSecret'] as const;

function providerOf(entry: unknown): SignInProvider {
  const fields = (entry ?? {}) as Readonly<Record<string, unknown>>;
  const missing = TEXTS.filter((name) => typeof fields[name] !== 'string' || fields[name] === '');
  if (missing.length > 0) throw new Error(`SIGN_IN_PROVIDERS: a provider lacks ${missing.join(', ')}.`);
  const provider = fields as unknown as SignInProvider;
  if (!ID.test(provider.id)) throw new Error(`SIGN_IN_PROVIDERS: "${provider.id}" is no id such as my-provider.`);
  if (!URL.canParse(provider.issuer)) throw new Error(`SIGN_IN_PROVIDERS: "${provider.issuer}" is no address.`);
  return provider;
}

/** The providers of a JSON list; none for no text. Throws with what is wrong: a shop must not open without what it offers. */
export function readSignInProviders(text: string | undefined): readonly SignInProvider[] {
  if (!text?.trim()) return [];
  const list: unknown = JSON.parse(text);
  if (!Array.isArray(list)) throw new Error('SIGN_IN_PROVIDERS is no JSON list.');
  return list.map(providerOf);
}
