import type { SiteContext } from '@sightline/shared-lib/contracts';
import type { Cart } from '@sightline/shared-lib/domain/cart';
import { readContactLens } from '@sightline/shared-lib/domain/lens';

/** Contact lenses in a bag wait for their prescriber, where the shop has to ask (RX-20). */
export const isPrescriberAsked = ({ config }: SiteContext, { lines }: Pick<Cart, 'lines'>): boolean =>
  config.asksPrescriber && lines.some((line) => readContactLens(line));
