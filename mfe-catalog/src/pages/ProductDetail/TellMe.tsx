import { useServices, useTranslation } from '@sightline/shared-lib/runtime';
import { ButtonLink } from '@sightline/shared-lib/ui';
import type { MouseEvent, ReactNode } from 'react';

import type { Choice, ProductView } from './productView';

interface TellMeProps {
  readonly view: ProductView;
  readonly choice: Choice | undefined;
  readonly variant?: 'outlined' | 'text';
  readonly children?: ReactNode;
}

/** In place of the bag while something is sold out; without script it leads to the people who know (PDP-05). */
export function TellMe({ view, choice, variant, children }: TellMeProps) {
  const { overlays, navigation, reportFailure } = useServices();
  const { t } = useTranslation();
  const open = (event: MouseEvent) => {
    event.preventDefault();
    let close = () => undefined as void;
    const name = [view.brand, view.name, choice?.label].filter(Boolean).join(' ');
    overlays
      .open('product.alert', { partNumber: choice?.partNumber ?? view.partNumber, name, onClose: () => close() })
      .then((closeOverlay) => {
        close = closeOverlay;
      })
      .catch(reportFailure);
  };
  return (
    <ButtonLink
      wide={variant === undefined}
      variant={variant}
      href={navigation.href({ page: 'contact' })}
      aria-haspopup="dialog"
      onClick={open}
    >
      {children ?? t('Product.TellMe')}
    </ButtonLink>
  );
}
