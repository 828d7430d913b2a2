import { latePart } from '@sightline/shared-lib/runtime';
import { createElement } from 'react';

export const LateFooter = latePart(() => import('./FooterFrame').then((file) => file.FooterFrame));

export const LatePreviewBar = latePart(() => import('./PreviewBar').then((file) => file.PreviewBar));

export const LateReducedHeader = latePart(() => import('./ReducedHeader').then((file) => file.ReducedHeader), {
  meanwhile: createElement('header', { style: { minHeight: 'var(--bar)' } }),
});

/** Code of every part around the page, before the server draws any. */
export async function preloadChrome(): Promise<void> {
  await Promise.all([LateFooter, LatePreviewBar, LateReducedHeader].map((part) => part.preload()));
}
