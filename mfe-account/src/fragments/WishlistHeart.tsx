import type { Fragments } from '@sightline/shared-lib/contracts';
import { useTranslation } from '@sightline/shared-lib/runtime';
import { IconButton } from '@sightline/shared-lib/ui';

import { useToggleWish, useWishes } from '../account/saved/useWishes';

/** Saves one product, or takes it back; filled once saved (PLP-07, ACC-05). */
export function WishlistHeart({ partNumber, name }: Fragments['account.wishlistHeart']) {
  const { t } = useTranslation();
  const toggle = useToggleWish();
  return (
    <IconButton
      icon="heart"
      label={t('Wishlist.Save', { name })}
      pressed={useWishes().partNumbers.includes(partNumber)}
      onClick={() => toggle(partNumber, name)}
    />
  );
}
