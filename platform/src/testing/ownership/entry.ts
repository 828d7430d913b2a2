import type { OwnedIds } from './ownedIds';
import type { Owner } from './owner';

/** What a caller writes into a call besides its path. */
export interface Request {
  /** Values of the path's parameters; those that are named like an id need not be given. */
  readonly params?: Readonly<Record<string, string>>;
  readonly query?: Readonly<Record<string, string>>;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: object | Buffer;
}

/** How a route is called about the things of an owner. */
export interface Entry {
  readonly asks?: (ids: OwnedIds) => Request | Promise<Request>;
  /** Status that the owner gets: the call is a real one, so that a stranger's refusal means something. */
  readonly own: number;
  /** Something of the owner's that stands in the owner's own answer. */
  readonly shows?: (owner: Owner) => string;
  /** The answer is a document in which nothing can be searched: strangers get none at all. */
  readonly document?: true;
  /** The call ends or changes the session that it is made with. */
  readonly spends?: true;
  /** Callers besides the owner who may see what this call shows, with the reason. */
  readonly alsoFor?: { readonly callers: readonly string[]; readonly because: string };
}

export const first = ({ name }: Owner): string => `${name}first`;
export const nick = ({ ids }: Owner): string => ids.nickName;
export const cart = ({ ids }: Owner): string => ids.cartId;
export const order = ({ ids }: Owner): string => ids.orderId;

/** A call that holds nothing of anybody's. */
export const everybodys = (request: Request = {}, own = 200): Entry => ({ own, asks: () => request });
