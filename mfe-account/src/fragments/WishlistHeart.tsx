import type { Fragments } from '@sightline/shared-lib/contracts';
import { useServices, useTranslation } from '@sightline/shared-lib/runtime';
import { IconButton } from '@sightline/shared-lib/ui';

import { toggleSaved } from '../account/saved/savedFrames';
import { useSaved } from '../account/saved/useSaved';

/** Saves one product, or takes it back; filled once saved (PLP-07, ACC-05). */
export function WishlistHeart({ partNumber, name }: Fragments['account.wishlistHeart']) {
  const services = useServices();
  const { t } = useTranslation();
  const pressed = useSaved()?.includes(partNumber) ?? false;
  return (
    <IconButton
      icon="heart"
      label={t('Wishlist.Save', { name })}
      pressed={pressed}
      onClick={() => toggleSaved(services, partNumber)}
    />
  );
}
