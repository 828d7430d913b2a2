import { shownDays } from '@sightline/shared-lib/domain/order';
import { RETURN_WINDOW_DAYS } from '@sightline/shared-lib/domain/return';
import { useServices, useTranslation } from '@sightline/shared-lib/runtime';
import { Button, Icon, TextLink } from '@sightline/shared-lib/ui';
import { lazy, Suspense } from 'react';
import { styled } from 'styled-components';

import { isForSale } from './chosenOf';
import { stockKey } from './stockKey';
import type { Choice, ProductView } from './productView';
import { useAskedStore } from './useAskedStore';

const StoreStock = lazy(() => import('./StoreStock').then((file) => ({ default: file.StoreStock })));

const Root = styled.ul`
  display: grid;
  gap: 16px;
  padding-top: 20px;
  border-top: 1px solid var(--line);
  & > li {
    display: grid;
    grid-template-columns: 24px minmax(0, 1fr);
    gap: 12px;
    text-wrap: pretty;
  }
  & output[data-few] {
    color: var(--warn);
    font-weight: 600;
  }
  & button[data-variant] {
    min-height: 24px;
    vertical-align: top;
    font: var(--small);
  }
`;

export interface StockFactsProps {
  readonly view: ProductView;
  readonly choice: Choice | undefined;
  /** The frame is being bought with lenses, which have to be made first. */
  readonly withLenses?: boolean;
}

/** Delivery, collecting, fitting, prescription and insurance: one fact a line. */
export function StockFacts({ view, choice, withLenses = false }: StockFactsProps) {
  const { navigation, site } = useServices();
  const { t } = useTranslation();
  const { store, choose } = useAskedStore(choice);
  const { arrives, arrivesWithLenses, freeFrom } = view.delivery;
  const stock = choice?.stock ?? 'Not-for-sale';
  const buyable = choice !== undefined && isForSale(choice.stock);
  /** Each size says it then. */
  const isGone = view.choices.length > 1 && !view.choices.some((one) => isForSale(one.stock));
  const inDays = (key: 'Product.DeliveryDays' | 'Product.LensDeliveryDays', promise: typeof arrives) =>
    promise ? t(key, { days: shownDays(promise.total), count: promise.total.to }) : null;
  const lensDays = inDays('Product.LensDeliveryDays', arrivesWithLenses);
  return (
    <Root>
      {isGone ? null : (
        <li>
          <Icon name="truck" />
          <div>
            <output data-few={stock.endsWith('left') ? '' : undefined}>{t(stockKey(stock))}</output>{' '}
            {buyable ? (
              <span className="strong">
                {withLenses && lensDays ? lensDays : inDays('Product.DeliveryDays', arrives)}
              </span>
            ) : null}
            <p className="small soft">
              {choice?.isDeliveryFree
                ? t('Product.DeliveryFree')
                : freeFrom
                  ? t('Product.DeliveryFreeFrom', { amount: freeFrom })
                  : null}{' '}
              {t('Product.Returns', { days: RETURN_WINDOW_DAYS })}
            </p>
          </div>
        </li>
      )}
      {site.config.isStoreLocatorEnabled ? (
        <li>
          <Icon name="pin" />
          <div>
            <output>
              {store && choice ? (
                <Suspense fallback={t('Product.Collect')}>
                  <StoreStock partNumber={choice.partNumber} store={store} />
                </Suspense>
              ) : buyable ? (
                t('Product.Collect')
              ) : null}
            </output>
            <div>
              <Button variant="text" onClick={choose}>
                {t(store ? 'Product.Store.Others' : 'Product.Store.Check')}
              </Button>
            </div>
          </div>
        </li>
      ) : null}
      {view.isHearingDevice ? (
        <li>
          <Icon name="info" />
          <div>
            {site.config.isStoreLocatorEnabled ? (
              <>
                <p>{t('Product.Fitted')}</p>
                <p>
                  <TextLink small href={navigation.href({ page: 'appointment', query: { service: 'hearing-test' } })}>
                    {t('Hearing.Result.Book')}
                  </TextLink>
                </p>
              </>
            ) : null}
            <p>
              <TextLink small href={navigation.href({ page: 'hearing-test' })}>
                {t('Product.HearAtHome')}
              </TextLink>
            </p>
          </div>
        </li>
      ) : null}
      {view.takesPrescription ? (
        <li>
          <Icon name="eye" />
          <div>
            <p>
              {t('Product.Prescription')} {buyable && !withLenses ? lensDays : null}
            </p>
            <TextLink small href={navigation.localise('/c/prescription-guide')}>
              {t('Product.PrescriptionGuide')}
            </TextLink>
          </div>
        </li>
      ) : null}
      {site.config.isInsuranceEnabled && choice?.mm !== undefined ? (
        <li>
          <Icon name="info" />
          <div>
            <TextLink href={navigation.localise('/c/support/insurance')}>{t('Product.Insurance')}</TextLink>
          </div>
        </li>
      ) : null}
    </Root>
  );
}
