import type { FragmentName, RemoteName } from '@sightline/shared-lib/contracts';

/** Attribute of a fragment's place, with its name and the remote that lends it: written only where somebody asks whose a part is. */
export const PART = 'data-part';

export const partMark = (name: FragmentName, of: RemoteName) => `${of} ${name}`;

/** Asked for by an address with `?releases` and no value; with one it begins or ends an override (FED-04). */
export const asksForOwners = (search: string) => /[?&]releases(?:&|$)/.test(search);
