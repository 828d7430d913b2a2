import type { Clock, RoutePlugin } from '../../kernel';
import { signedInPages } from '../../pages';
import { createDeskClient } from './deskClient';
import type { DeskAddress } from './deskClient';
import { frame } from './frame';
import { releasesRoutes } from './releases.routes';

export type { DeskAddress } from './deskClient';

export interface OperationDependencies {
  readonly clock: Clock;
  /** Opens the pages; without one there are none. */
  readonly operationsToken: string | undefined;
  /** Cookies go over HTTPS alone. */
  readonly isSecure: boolean;
  /** Where releases are moved; without one the page says so. */
  readonly desk: DeskAddress | undefined;
}

/** The pages for those who run the shop. Nothing of the shop leads to them. */
export function operationPages({ clock, operationsToken, isSecure, desk }: OperationDependencies): RoutePlugin {
  const lead = 'For those who run the shop: what is released, and how it does.';
  const nameHint = 'It stands beside what you release.';
  return signedInPages(frame, { token: operationsToken, clock, isSecure, lead, nameHint }, [
    releasesRoutes(createDeskClient(desk)),
  ]);
}
