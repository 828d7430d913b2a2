import type { TextKey } from '@sightline/shared-lib/contracts';
import type { PrimaryBadge, SecondaryBadge } from '@sightline/shared-lib/domain/product';

const PRIMARY_KEYS: Readonly<Record<PrimaryBadge | 'sold-out', TextKey>> = {
  exclusive: 'Badge.Exclusive',
  'online-exclusive': 'Badge.OnlineExclusive',
  'avant-premiere': 'Badge.AvantPremiere',
  'most-popular': 'Badge.MostPopular',
  'sold-out': 'Badge.SoldOut',
};

const SECONDARY_KEYS: Readonly<Record<SecondaryBadge, TextKey>> = {
  new: 'Badge.New',
  'limited-edition': 'Badge.LimitedEdition',
  'light-adaptive': 'Badge.LightAdaptive',
  polarized: 'Badge.Polarized',
  'prescription-ready': 'Badge.PrescriptionReady',
  customizable: 'Badge.Customizable',
  sustainable: 'Badge.Sustainable',
};

/** Key of the words of a primary badge (CAT-04). */
export function primaryBadgeKey(badge: PrimaryBadge | 'sold-out'): TextKey {
  return PRIMARY_KEYS[badge];
}

/** Key of the words of a secondary badge (CAT-04). */
export function secondaryBadgeKey(badge: SecondaryBadge): TextKey {
  return SECONDARY_KEYS[badge];
}
