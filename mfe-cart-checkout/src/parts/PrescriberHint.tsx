import type { Cart } from '@sightline/shared-lib/domain/cart';
import { useServices, useTranslation } from '@sightline/shared-lib/runtime';
import { Note } from '@sightline/shared-lib/ui';

import { isPrescriberAsked } from './prescriberAsked';

interface PrescriberHintProps {
  readonly cart: Pick<Cart, 'lines'>;
}

/** Says before anything is paid that contact lenses wait for their prescriber, where the shop has to ask (RX-20). */
export function PrescriberHint({ cart }: PrescriberHintProps) {
  const { t } = useTranslation();
  const { site } = useServices();
  if (!isPrescriberAsked(site, cart)) return null;
  return <Note>{t('Cart.AsksPrescriber')}</Note>;
}
