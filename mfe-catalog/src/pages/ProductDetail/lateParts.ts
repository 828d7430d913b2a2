import { latePart } from '@sightline/shared-lib/runtime';

import { translatedPart } from '../../loading/translatedPart';

export const LateDetails = translatedPart(() => import('./Details').then((file) => file.Details));

export const LateMeasurements = translatedPart(() => import('./Measurements').then((file) => file.Measurements));

export const LateActions = latePart(() => import('./SideActions').then((file) => file.SideActions));

/** Plain HTML until the shopper turns to it. */
export const LateBusts = translatedPart(
  () => import('../../catalogue/busts/BustChoice').then((file) => file.BustChoice),
  'touched',
);

/** Of what is sold out alone. */
export const LateColours = translatedPart(() => import('./OtherColours').then((file) => file.OtherColours));

/** Of contact lenses alone: no other product brings it. */
export const LateLensBuy = latePart(() => import('./LensBuy').then((file) => file.LensBuy));

/** Plain HTML until somebody is there. */
export const LateLensWays = translatedPart(() => import('./LensWays').then((file) => file.LensWays), 'touched');

export const LateStock = translatedPart(() => import('./StockFacts').then((file) => file.StockFacts));

export const LateRail = translatedPart(() => import('../../catalogue/tiles/Rail').then((file) => file.Rail));

export const LateCare = translatedPart(() => import('./LensCare').then((file) => file.LensCare));

/** Code of everything below the fold of a product's page, for its `load`. */
export async function preloadLateParts(): Promise<void> {
  const tiles = import('../../catalogue/tiles/Rail').then((file) => file.preloadTiles());
  await Promise.all([
    tiles,
    ...[
      LateActions,
      LateBusts,
      LateColours,
      LateLensBuy,
      LateLensWays,
      LateStock,
      LateDetails,
      LateMeasurements,
      LateRail,
      LateCare,
    ].map((part) => part.preload()),
  ]);
}
