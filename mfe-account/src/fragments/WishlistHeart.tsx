import type { Fragments } from '@sightline/shared-lib/contracts';
import { useTranslation } from '@sightline/shared-lib/runtime';
import { IconButton, takePress } from '@sightline/shared-lib/ui';
import { useEffect, useRef } from 'react';

import { useToggleWish, useWishes } from '../account/saved/useWishes';

/** Saves one product, or takes it back; filled once saved (PLP-07, ACC-05). */
export function WishlistHeart({ partNumber, name }: Fragments['account.wishlistHeart']) {
  const { t } = useTranslation();
  const toggle = useToggleWish();
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    // Who pressed the drawn heart has seen an empty one, and wanted it filled.
    if (takePress(button.current)) toggle(partNumber, name, true);
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- a press is taken once, by the button that has come
  }, []);
  return (
    <IconButton
      ref={button}
      icon="heart"
      label={t('Wishlist.Save', { name })}
      pressed={useWishes().partNumbers.includes(partNumber)}
      onClick={() => toggle(partNumber, name)}
    />
  );
}
