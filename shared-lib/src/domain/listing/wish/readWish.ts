import type { ListingState } from '../listingUrl';
import { readBadges } from './badgeWish';
import { readColours } from './colourWish';
import { readFace } from './faceWish';
import { readPerson } from './personWish';
import { readPrice } from './priceWish';
import { readSale } from './saleWish';
import { readSize } from './sizeWish';
import type { Wish } from './wish';

/** Faces come before sizes: a round face is no round frame, and a long one not large. */
const READERS: readonly ((wish: Wish) => Wish)[] = [
  readPrice,
  readSale,
  readPerson,
  readFace,
  readColours,
  readBadges,
  readSize,
];

/** What the words of a search say as choices say it: they become choices, the other words stay. */
export function readWish(state: ListingState): ListingState {
  const said: Wish = { term: state.term, facets: {}, minPrice: state.minPrice, maxPrice: state.maxPrice };
  const { facets, ...wish } = READERS.reduce((left, read) => read(left), said);
  if (wish.term === state.term) return state;
  return { ...state, ...wish, page: 1, facets: { ...state.facets, ...facets } };
}
