import type { LensFacts } from './lensFacts';

/** Found once for answers, or for the eyes they are about, among what is on offer: a question asks for it many times while it is drawn. */
export function foundOnce<About extends object, Found>(find: (about: About, facts: LensFacts) => Found) {
  const known = new WeakMap<About, readonly [LensFacts, Found]>();
  return (about: About, facts: LensFacts): Found => {
    const before = known.get(about);
    if (before?.[0] === facts) return before[1];
    const found = find(about, facts);
    known.set(about, [facts, found]);
    return found;
  };
}
