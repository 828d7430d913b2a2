import { attributeCode, attributeFlag } from './attributes';
import type { Attributes } from './product';

/** Badge words; the screen translates them (CAT-04). */
export type PrimaryBadge = 'exclusive' | 'online-exclusive' | 'avant-premiere' | 'most-popular';
export type SecondaryBadge =
  | 'new'
  | 'limited-edition'
  | 'light-adaptive'
  | 'polarized'
  | 'prescription-ready'
  | 'customizable'
  | 'sustainable';

/** Flags of the primary badge, most important first (CAT-04). */
const PRIMARY: readonly (readonly [flag: string, badge: PrimaryBadge])[] = [
  ['EXCLUSIVE', 'exclusive'],
  ['WEB EXCLUSIVE', 'online-exclusive'],
  ['AVANT_PREMIERE', 'avant-premiere'],
  ['LX_IS_MOST_POPULAR', 'most-popular'],
];

const SECONDARY: readonly (readonly [flag: string, badge: SecondaryBadge])[] = [
  ['IS_NEW', 'new'],
  ['LIMITED_EDITION', 'limited-edition'],
  ['POLARIZED', 'polarized'],
  ['ROXABLE', 'prescription-ready'],
  ['CUSTOMIZABLE', 'customizable'],
  ['SUSTAINABILITY_CLAIM', 'sustainable'],
];

/** Every flag a badge can come from, as the catalogue spells them (CAT-04). */
export const BADGE_FLAGS: readonly string[] = ['BADGE', ...[...PRIMARY, ...SECONDARY].map(([flag]) => flag)];

/** Secondary badges shown at most, and what stands between them (CAT-04). */
export const SECONDARY_BADGE_LIMIT = 2;
/** Flags that may also be spelt with underscores. */
function hasFlag(attributes: Attributes, flag: string): boolean {
  if (flag === 'ROXABLE') return isRoxable(attributes);
  if (attributeFlag(attributes, flag) || attributeFlag(attributes, flag.replaceAll(' ', '_'))) return true;
  // BADGE names one of the flags instead of raising it; the claim is a text of its own.
  const named = attributeCode(attributes, 'BADGE') ?? '';
  if (named.replaceAll('_', ' ').toUpperCase() === flag.replaceAll('_', ' ')) return true;
  return flag === 'SUSTAINABILITY_CLAIM' && isClaim(attributeCode(attributes, flag));
}

function isClaim(value: string | undefined): boolean {
  return value !== undefined && value !== '' && !/^(false|none|0|no)$/i.test(value);
}

/** Prescription lenses can be fitted: the flag's text is the string True (CAT-04). */
export function isRoxable(attributes: Attributes): boolean {
  return attributeCode(attributes, 'ROXABLE') === 'True';
}

/** Photochromic or Transitions lenses read Light-Adaptive (CAT-04). */
export function isLightAdaptive(attributes: Attributes): boolean {
  const treatments = ['LENS_TREATMENT', 'LENS_TREATMENT_FACET'].flatMap((name) => attributes.codes[name] ?? []);
  if (attributeFlag(attributes, 'PHOTOCHROMIC')) return true;
  return treatments.some((treatment) => /photochromic|transitions/i.test(treatment));
}

/** Badges of a product that the store's configuration allows; an empty list allows all (CAT-04). */
export function badgesOf(
  attributes: Attributes,
  allowed: readonly string[] = [],
): { readonly primary: PrimaryBadge | null; readonly secondary: readonly SecondaryBadge[] } {
  const isAllowed = (flag: string) => allowed.length === 0 || allowed.includes(flag);
  const primary = PRIMARY.find(([flag]) => isAllowed(flag) && hasFlag(attributes, flag))?.[1] ?? null;
  const adaptive: SecondaryBadge[] = isLightAdaptive(attributes) ? ['light-adaptive'] : [];
  const flagged = SECONDARY.filter(([flag]) => isAllowed(flag) && hasFlag(attributes, flag)).map(([, badge]) => badge);
  return { primary, secondary: [...adaptive, ...flagged].slice(0, SECONDARY_BADGE_LIMIT) };
}
