import { latePart } from '@sightline/shared-lib/runtime';

export const LateColumns = latePart(() => import('./FooterColumns').then((file) => file.FooterColumns));

export const LatePreviewBar = latePart(() => import('./PreviewBar').then((file) => file.PreviewBar));

export const LateReducedHeader = latePart(() => import('./ReducedHeader').then((file) => file.ReducedHeader));

/** Code of every part around the page, before the server draws any. */
export async function preloadChrome(): Promise<void> {
  await Promise.all([LateColumns, LatePreviewBar, LateReducedHeader].map((part) => part.preload()));
}
