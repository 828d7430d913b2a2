import { useServices, useTranslation } from '@sightline/shared-lib/runtime';
import { Button } from '@sightline/shared-lib/ui';
import { styled } from 'styled-components';

import { MOST_COMPARED } from '../../catalogue/compared/comparedProducts';
import { useCompared } from '../../catalogue/compared/useCompared';
import { productHeading } from '../../catalogue/facts/productHeading';
import { useShare } from '../../catalogue/links/useShare';
import { useSavedProducts } from '../../catalogue/saved/useSavedProducts';
import { isTryOnOffered, sectionOf } from '../../catalogue/tiles/trialFrame';
import { TryOnButton } from '../../catalogue/tiles/TryOnButton';
import { isForSale } from './chosenOf';
import type { Choice, ProductView } from './productView';
import { TellMe } from './TellMe';
import { trialFramesOfView } from './trialFrames';

const Root = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 0 24px;
  & > .try {
    flex: 1 0 100%;
    margin-block: 4px 8px;
  }
  & > [aria-pressed='true'] {
    font-weight: 600;
  }
  & > [aria-pressed] > .icon {
    width: 16px;
    height: 16px;
  }
`;

export interface SideActionsProps {
  readonly view: ProductView;
  readonly choice: Choice | undefined;
}

/** Trying on, saving for later, comparing, passing on, and the notice for a size that is sold out beside one that is not. */
export function SideActions({ view, choice }: SideActionsProps) {
  const services = useServices();
  const { t } = useTranslation();
  const compared = useCompared();
  const isSaved = useSavedProducts()?.includes(view.partNumber);
  const save = () => {
    services.commands
      // What the button said, also where it was pressed before it was known that it is saved.
      .run('account.toggleWishlist', { partNumber: view.partNumber, saved: !isSaved })
      .then(({ saved }) => {
        services.toasts.show({ message: t(saved ? 'Product.Saved' : 'Product.Unsaved') });
      })
      .catch((error: unknown) => {
        services.toasts.show({ message: t('Product.SaveFailed'), tone: 'bad' });
        services.reportFailure(error);
      });
  };
  const share = useShare(productHeading(view));
  const compare = () => {
    const next = compared.toggle(view.partNumber);
    if (!next) return;
    const isIn = next.includes(view.partNumber);
    const href = compared.hrefOf(next);
    services.toasts.show({
      message: t(isIn ? 'Compare.Added' : 'Compare.Removed', { count: next.length, most: MOST_COMPARED }),
      action: isIn ? { label: t('Compare.Open'), run: () => void services.navigation.navigate(href) } : undefined,
    });
  };
  const frames = trialFramesOfView(view, choice);
  const isCompared = compared.partNumbers.includes(view.partNumber);
  const missing = view.choices.find(({ label, stock }) => label !== '' && !isForSale(stock));
  return (
    <Root>
      {frames.length > 0 && isTryOnOffered(services.site) ? (
        <div className="try">
          <TryOnButton wide frames={frames} section={sectionOf(view.path)} name={view.name} />
        </div>
      ) : null}
      <Button variant="text" icon={isSaved ? 'check' : undefined} aria-pressed={isSaved} onClick={save}>
        {t('Product.Save')}
      </Button>
      <Button variant="text" icon={isCompared ? 'check' : undefined} aria-pressed={isCompared} onClick={compare}>
        {t('Compare.Verb')}
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
