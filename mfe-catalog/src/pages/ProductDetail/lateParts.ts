import { latePart } from '@sightline/shared-lib/runtime';

import { wordyPart } from '../../allWords';

export const LateDetails = wordyPart(() => import('./Details').then((file) => file.Details));

export const LateMeasurements = wordyPart(() => import('./Measurements').then((file) => file.Measurements));

export const LateActions = latePart(() => import('./SideActions').then((file) => file.SideActions));

/** Of contact lenses alone: no other product brings it. */
export const LateLensBuy = latePart(() => import('./LensBuy').then((file) => file.LensBuy));

export const LateStock = wordyPart(() => import('./StockFacts').then((file) => file.StockFacts));

export const LateRail = wordyPart(() => import('../../product/Rail').then((file) => file.Rail));

export const LateCare = wordyPart(() => import('./LensCare').then((file) => file.LensCare));

/** Code of everything below the fold of a product's page, for its `load`. */
export async function preloadLateParts(): Promise<void> {
  await Promise.all(
    [LateActions, LateLensBuy, LateStock, LateDetails, LateMeasurements, LateRail, LateCare].map((part) =>
      part.preload(),
    ),
  );
}
