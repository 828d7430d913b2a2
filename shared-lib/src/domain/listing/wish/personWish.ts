import { type Wish, whole, without } from './wish';

/** "Fils" is a son and the end of a brand's name: only whose son it is tells them apart. */
const SON = whole(['(?:mon|ton|son|notre|votre) (?:petit[ -])?fils']);

/** For whom the words say that glasses are, where the index would find something else by them. */
export function readPerson(wish: Wish): Wish {
  const found = SON.exec(wish.term);
  const term = found ? without(wish.term, found) : '';
  return found && term ? { ...wish, term, facets: { ...wish.facets, GENDER: ['kids'] } } : wish;
}
