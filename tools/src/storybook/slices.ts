import { readdirSync } from 'node:fs';

import { REMOTE_NAMES } from '@sightline/shared-lib/contracts';

import { inRepository } from '../webpack/paths';

/** Packages with a Storybook of their own; the kit's is the one that the others are composed into. */
export const SLICES = ['shared-lib', 'shell', ...REMOTE_NAMES] as const;

export type Slice = (typeof SLICES)[number];

/** Where each slice of a composed Storybook is found, by its name. */
export type SliceAddresses = Readonly<Record<string, { readonly title: string; readonly url: string }>>;

/** Slices besides the kit that have at least one story: the others would be empty entries of the menu. */
export function guests(folderOf: (slice: Slice) => string = (slice) => inRepository(slice, 'src')): Slice[] {
  return SLICES.filter(
    (slice) =>
      slice !== 'shared-lib' &&
      readdirSync(folderOf(slice), { recursive: true }).some((file) => String(file).endsWith('.stories.tsx')),
  );
}

/** Addresses for Storybook's `refs`; `urlOf` says where a slice is served. */
export function addressesOf(slices: readonly Slice[], urlOf: (slice: Slice, place: number) => string): SliceAddresses {
  return Object.fromEntries(slices.map((slice, place) => [slice, { title: slice, url: urlOf(slice, place) }]));
}
