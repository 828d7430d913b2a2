import type { Method, WholePlatform } from './client';
import { STORE } from './client';

export type Session = Readonly<Record<'wctoken' | 'wctrustedtoken', string>>;

/** Somebody who calls the platform. */
export interface Person {
  readonly name: string;
  readonly kind: 'guest' | 'registered';
  readonly storeId: string;
  userId: string;
  session: Session;
  /** Another session of the same person, or of another guest; for calls that end the one they are made with. */
  renew(): Promise<void>;
}

export const PASSWORD = 'Passw0rd!';

/** E-mail address and logon id of a person: nobody else's data hold it. */
export const logonIdOf = (name: string): string => `${name.toLowerCase()}logon@mail.example`;

interface Tokens {
  readonly userId: string;
  readonly WCToken: string;
  readonly WCTrustedToken: string;
}

/** Opens a guest's session, or registers somebody with the details given. */
export async function openPerson(
  shop: WholePlatform,
  kind: Person['kind'],
  name: string,
  { storeId = '10801', details = {} }: { storeId?: string; details?: object } = {},
): Promise<Person> {
  const store = STORE.replace('10801', storeId);
  const logonId = logonIdOf(name);
  const post = (path: string, body: object) =>
    shop.done<Tokens>({ method: 'POST' as Method, url: `${store}/${path}`, body });
  const take = ({ WCToken, WCTrustedToken }: Tokens): Session => ({
    wctoken: WCToken,
    wctrustedtoken: WCTrustedToken,
  });
  const first =
    kind === 'guest'
      ? await post('guestidentity', {})
      : await post('person', { logonId, logonPassword: PASSWORD, logonPasswordVerify: PASSWORD, ...details });
  const person: Person = {
    name,
    kind,
    storeId,
    userId: first.userId,
    session: take(first),
    async renew() {
      const next =
        kind === 'guest'
          ? await post('guestidentity', {})
          : await post('loginidentity', { logonId, logonPassword: PASSWORD });
      person.userId = next.userId;
      person.session = take(next);
    },
  };
  return person;
}
