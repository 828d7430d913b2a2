import { randomOf } from '../random';
import type { ProductDraft } from './draft';

/** One product pointing to another; both by part number. */
export interface AssociationDraft {
  from: string;
  type: 'X-SELL FAMILY' | 'CL FAMILY';
  to: string;
  sequence: number;
}

const perProduct = 6;
const perShelf = 4;

/** What a frame is kept, cleaned and worn with: one of each group, in this order. */
const companions: readonly (readonly string[])[] = [
  ['case', 'soft-case'],
  ['spray', 'wipes'],
  ['cloth'],
  ['chain', 'cord'],
];

/** What belongs to the hearing devices of a brand, and what serves those of every brand. */
const hearingKinds: readonly (readonly [kind: string, ofBrand: boolean])[] = [
  ['hearing-device', true],
  ['hearing-charger', true],
  ['battery', true],
  ['dome', true],
  ['wax-guard', true],
  ['drying', false],
  ['tv', true],
];

const kindOf = ({ attributes }: ProductDraft) => String(attributes['GOODS_KIND']);

/** Frames point to what goes with a frame, then to frames of the same listing and shape; contact lenses to their family and to lens care; goods to other kinds of goods. */
export function associationDrafts(drafts: readonly ProductDraft[]): AssociationDraft[] {
  const shelves = new Map<string, ProductDraft[]>();
  // Of a frame stands its first colour for the others, which its page shows.
  const models = new Set<string>();
  for (const draft of drafts) {
    if (draft.listing === 'none') continue;
    const shelf = shelfOf(draft);
    if (draft.priceFamily === 'FRAMES' && models.has(draft.groupKey)) continue;
    models.add(draft.groupKey);
    shelves.set(shelf, [...(shelves.get(shelf) ?? []), draft]);
  }
  const accessories = companions.map((kinds) =>
    drafts.filter(
      ({ listing, attributes }) => listing === 'accessories' && kinds.includes(String(attributes['GOODS_KIND'])),
    ),
  );
  const care = drafts.filter((draft) => draft.listing === 'contact-lenses-accessories');
  return drafts.flatMap((draft) => {
    if (draft.listing === 'none') return [];
    const random = randomOf(`related ${draft.partNumber}`);
    const shelf = shelves.get(shelfOf(draft)) ?? [];
    if (draft.listing === 'contact-lenses') {
      const family = drafts.filter((one) => one.listing === 'contact-lenses' && one.brand === draft.brand);
      return [...links(draft, 'CL FAMILY', family, random()), ...links(draft, 'X-SELL FAMILY', care, random())];
    }
    if (draft.listing === 'accessories' || draft.listing === 'hearing') {
      const groups = draft.listing === 'hearing' ? besideDevices(draft, drafts) : accessories;
      const others = groups.map((group) => group.filter((one) => kindOf(one) !== kindOf(draft)));
      return others
        .flatMap((group) => links(draft, 'X-SELL FAMILY', group, random(), 1))
        .map((link, index) => ({ ...link, sequence: index + 1 }));
    }
    const related = links(draft, 'X-SELL FAMILY', shelf, random(), perShelf);
    const isFrame = draft.priceFamily === 'FRAMES';
    const extra = isFrame ? accessories.flatMap((group) => links(draft, 'X-SELL FAMILY', group, random(), 1)) : [];
    return [...extra, ...related].map((link, index) => ({ ...link, sequence: index + 1 }));
  });
}

/** Goods of hearing by kind, those of the draft's own brand where they fit no other. */
const besideDevices = ({ brand }: ProductDraft, drafts: readonly ProductDraft[]): ProductDraft[][] =>
  hearingKinds.map(([kind, ofBrand]) =>
    drafts.filter((one) => one.listing === 'hearing' && kindOf(one) === kind && (!ofBrand || one.brand === brand)),
  );

function shelfOf(draft: ProductDraft): string {
  const shape = draft.attributes['FRAME_SHAPE'];
  return draft.priceFamily === 'FRAMES'
    ? `${draft.listing} ${String(shape)} ${String(draft.attributes['GENDER'])}`
    : draft.listing;
}

/** Neighbours on the shelf from a point on, other models only. */
function links(
  draft: ProductDraft,
  type: AssociationDraft['type'],
  shelf: readonly ProductDraft[],
  start: number,
  limit = perProduct,
): AssociationDraft[] {
  const found: AssociationDraft[] = [];
  const models = new Set([draft.groupKey]);
  const from = Math.floor(start * shelf.length);
  for (let step = 0; step < shelf.length && found.length < limit; step += 1) {
    const target = shelf[(from + step) % shelf.length];
    if (!target || models.has(target.groupKey)) continue;
    models.add(target.groupKey);
    found.push({ from: draft.partNumber, type, to: target.partNumber, sequence: found.length + 1 });
  }
  return found;
}
