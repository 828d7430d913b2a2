import { trialFramesOf, USUAL_BRIDGE, wornPicture } from '../../catalogue/tiles/trialFrame';
import type { TrialFrame } from '../../catalogue/tiles/trialFrame';
import type { Choice, ProductView } from './productView';

/** Frames beyond these only make the shelf long. */
const SHELF = 12;

/** What can be tried on from a product's page: itself, its other colours, then other shapes of the same width. */
export function trialFramesOfView(view: ProductView, choice: Choice | undefined): readonly TrialFrame[] {
  const front = view.pictures.find(({ view: side }) => side === 'front');
  const worn = wornPicture(front?.src);
  // Pictures of bottles and boxes have a width too: only what has one itself is worn.
  const mm = (choice ?? view.choices[0])?.mm;
  if (!worn || mm === undefined) return [];
  const { brand, name, shape, colours, partNumber: own } = view;
  const bridge = choice?.measures.bridge ?? USUAL_BRIDGE;
  const ownColours = colours.map(({ partNumber, path, name: colour }) => ({
    partNumber,
    path,
    brand,
    name,
    colour,
    mm,
    bridge,
    // The version in the address is the own colour's: others go without, and are kept for a shorter time.
    picture: partNumber === own ? worn : worn.replace(`/${own}/`, `/${partNumber}/`).replace(/&v=[^&]*/, ''),
    ...(shape ? { shape } : {}),
  }));
  const others = view.sameWidth.flatMap((tile) => trialFramesOf(tile).slice(0, 1));
  const all = [
    ...ownColours.toSorted((a, b) => Number(b.partNumber === own) - Number(a.partNumber === own)),
    ...others,
  ];
  return all.slice(0, SHELF);
}
