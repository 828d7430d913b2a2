import { useServices, useTranslation } from '@sightline/shared-lib/runtime';
import { Button } from '@sightline/shared-lib/ui';
import { styled } from 'styled-components';

import { productHeading } from '../../product/productHeading';
import { isForSale } from './chosenOf';
import type { Choice, ProductView } from './productView';
import { TellMe } from './TellMe';

const Root = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: space-between;
  gap: 0 24px;
`;

interface SideActionsProps {
  readonly view: ProductView;
  readonly choice: Choice | undefined;
}

/** Saving for later, passing on, and the notice for a size that is sold out beside one that is not. */
export function SideActions({ view, choice }: SideActionsProps) {
  const services = useServices();
  const { t } = useTranslation();
  const save = () => {
    services.commands
      .run('account.toggleWishlist', { partNumber: view.partNumber })
      .then(({ saved }) => services.toasts.show({ message: t(saved ? 'Product.Saved' : 'Product.Unsaved') }))
      .catch((error: unknown) => {
        services.toasts.show({ message: t('Product.SaveFailed'), tone: 'bad' });
        services.reportFailure(error);
      });
  };
  const share = () => {
    // The address as it stands: colour and size are in it.
    const url = window.location.href;
    if (navigator.share) {
      // Leaving the sheet is no failure.
      navigator.share({ title: productHeading(view), url }).catch(() => undefined);
      return;
    }
    Promise.resolve()
      .then(() => navigator.clipboard.writeText(url))
      .then(
        () => services.toasts.show({ message: t('Product.Shared') }),
        () => services.toasts.show({ message: t('Product.ShareFailed'), tone: 'bad' }),
      );
  };
  const missing = view.choices.find(({ label, stock }) => label !== '' && !isForSale(stock));
  return (
    <Root>
      <Button variant="text" onClick={save}>
        {t('Product.Save')}
      </Button>
      <Button variant="text" onClick={share}>
        {t('Product.Share')}
      </Button>
      {missing && choice && isForSale(choice.stock) ? (
        <TellMe view={view} choice={missing} variant="text">
          {t('Product.TellMeSize', { size: missing.label })}
        </TellMe>
      ) : null}
    </Root>
  );
}
