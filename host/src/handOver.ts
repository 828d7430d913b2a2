import type {
  AddToCartInput,
  AddToCartOutcome,
  CommandName,
  CommandRunner,
  Locale,
} from '@sightline/shared-lib/contracts';
import { pathFor } from '@sightline/shared-lib/domain/routing';
import type { EmbedAnswer } from '@sightline/shell/host';

interface HandOverOptions {
  readonly shop: string;
  readonly locale: Locale;
  readonly commands: CommandRunner;
}

/**
 * The bag is the shop's: a page of another origin has no session of it. What is added goes through the shop's own door for such pages
 * (`/embed/cart`), and the bag is opened there; every other command is a remote's.
 */
export function handOver({ shop, locale, commands }: HandOverOptions): CommandRunner {
  const add = async ({ items }: AddToCartInput): Promise<AddToCartOutcome> => {
    const answer = await fetch(`${shop}/embed/cart`, {
      method: 'POST',
      credentials: 'include',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ items, locale }),
    });
    const added = (await answer.json()) as EmbedAnswer;
    if (added.success) return { ok: true, orderId: added.orderId, orderItemIds: added.orderItemId };
    const { message, reason } = added;
    return { ok: false, message, serverMessage: message, ...(reason ? { reason } : {}) };
  };
  const openBag = () => {
    location.assign(shop + pathFor({ page: 'cart' }, locale));
    return Promise.resolve();
  };
  const own: Readonly<Partial<Record<CommandName, (input: never) => Promise<unknown>>>> = {
    'cart.add': add,
    'cart.openSummary': openBag,
  };
  return {
    run: (name, input) => (own[name]?.(input as never) as never) ?? commands.run(name, input),
  };
}
