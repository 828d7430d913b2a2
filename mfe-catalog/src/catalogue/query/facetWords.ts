import { dynamicKey } from '@sightline/shared-lib/runtime';
import type { TextKey, Translate } from '@sightline/shared-lib/contracts';
import { FRAME_SIZES, isFrameSize, sizeRange } from '@sightline/shared-lib/domain/product';

import { primaryBadgeKey, secondaryBadgeKey } from '../facts/badgeKeys';

/** `FRAME_SHAPE`, `Cat Eye` -> `FrameShape`, `CatEye`: the parts of a translation key. */
function keyPart(text: string): string {
  return text
    .split(/[^A-Za-z0-9]+/)
    .filter(Boolean)
    .map(
      (word) => word.charAt(0).toUpperCase() + (/^[A-Z0-9]+$/.test(word) ? word.slice(1).toLowerCase() : word.slice(1)),
    )
    .join('');
}

function sizeLabel(letter: string, t: Translate): string {
  if (!isFrameSize(letter)) return letter;
  const { from, to } = sizeRange(letter);
  if (from === null) return t('Facet.Size.UpTo', { letter, to: to ?? 0 });
  return to === null ? t('Facet.Size.From', { letter, from }) : t('Facet.Size.Between', { letter, from, to });
}

/** Words for a value; its code where the shop has none of its own, as for brands. */
export function facetLabel(name: string, value: string, t: Translate): string {
  if (name === 'FRAME_SIZE') return sizeLabel(value, t);
  const key = `Facet.${keyPart(name)}.${keyPart(value)}`;
  const words = t(dynamicKey(key));
  return words === key ? value : words;
}

/** Flags that search makes choices of, by the words of their badge. */
const FLAGS: Readonly<Record<string, TextKey>> = {
  IS_NEW: secondaryBadgeKey('new'),
  LIMITED_EDITION: secondaryBadgeKey('limited-edition'),
  LX_IS_MOST_POPULAR: primaryBadgeKey('most-popular'),
};

/** Families of lens colours are called like those of frames; a frame that one sees through is called otherwise. */
function lensLabel(value: string, t: Translate): string {
  const colour = value === 'Clear' ? t('Facet.LensColor.Clear') : facetLabel('FRONT_COLOR', value, t);
  return t('Facet.LensColor.Of', { colour });
}

/** Short words for chips and sentences: a size is its letter or its width with its kind, a colour says whether it is the lens's. */
export function chipLabel(name: string, value: string, t: Translate): string {
  if (name === 'FRAME_SIZE') return t('Facet.Size.Short', { letter: value });
  const flag = FLAGS[name];
  if (flag) return t(flag);
  if (name === 'LENS_COLOR_FACET') return lensLabel(value, t);
  if (name === 'LENS_WIDTH') return t('Facet.Size.Lens', { width: value });
  return name === 'BRIDGE_WIDTH' ? t('Facet.Size.Bridge', { width: value }) : facetLabel(name, value, t);
}

/** Place of a size from small to large; what is no size stands first. */
function sizeRank(value: string): number {
  return isFrameSize(value) ? FRAME_SIZES.indexOf(value) : -1;
}

/** A value with its number of products. */
export interface CountedValue {
  readonly value: string;
  readonly count: number;
}

/** Order of values: sizes by size, everything else as counted, most products first. */
export function compareValues(name: string): (a: CountedValue, b: CountedValue) => number {
  if (name === 'FRAME_SIZE') return (a, b) => sizeRank(a.value) - sizeRank(b.value);
  return (a, b) => b.count - a.count || a.value.localeCompare(b.value);
}
