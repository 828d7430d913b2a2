import type { SearchIndex } from '../engine/searchIndex';
import { slotsWithValue } from '../engine/slotsWithValue';
import type { Steering } from '../engine/steering';
import type { RuleEffects } from './applyRules';

/** Attribute that names one article. */
const ARTICLE = 'partnumberId';

const articles = new WeakMap<SearchIndex, Map<string, number | undefined>>();

/** What the effects of rules mean for one index; undefined where they move nothing. Articles that it does not have are passed over. */
export function steeringOf(index: SearchIndex, { pins, hides, boosts }: RuleEffects): Steering | undefined {
  if (pins.length + hides.length + boosts.length === 0) return undefined;
  const hidden = hides.flatMap(({ partNumber }) => membersOf(index, slotOf(index, partNumber)));
  const out = new Set(hidden);
  const placed = pins.flatMap(({ partNumber, place }) => {
    const slot = slotOf(index, partNumber);
    return slot === undefined || out.has(slot) ? [] : [{ slot, members: membersOf(index, slot), place: place - 1 }];
  });
  return {
    pins: placed.toSorted((one, two) => one.place - two.place),
    hidden,
    boosted:
      boosts.length === 0
        ? undefined
        : { kind: 'or', nodes: boosts.map(({ attribute, value }) => ({ kind: 'value', attribute, value })) },
  };
}

function slotOf(index: SearchIndex, partNumber: string): number | undefined {
  const known = articles.get(index) ?? new Map<string, number | undefined>();
  articles.set(index, known);
  if (!known.has(partNumber)) known.set(partNumber, slotsWithValue(index, ARTICLE, partNumber)[0]);
  return known.get(partNumber);
}

/** All colours of a model: they lie next to each other. */
function membersOf({ space }: SearchIndex, slot: number | undefined): number[] {
  if (slot === undefined) return [];
  const { groupOf, recordOf } = space;
  const isMember = (at: number): boolean =>
    recordOf[at] !== undefined && recordOf[at] >= 0 && groupOf[at] === groupOf[slot];
  const members = [slot];
  for (let at = slot - 1; at >= 0 && isMember(at); at -= 1) members.push(at);
  for (let at = slot + 1; at < space.slots && isMember(at); at += 1) members.push(at);
  return members;
}
