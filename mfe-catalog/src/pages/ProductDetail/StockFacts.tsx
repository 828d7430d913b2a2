import type { ChosenStore } from '@sightline/shared-lib/contracts';
import { readInventory } from '@sightline/shared-lib/api';
import { useServices, useTranslation } from '@sightline/shared-lib/runtime';
import { Button, Icon, TextLink } from '@sightline/shared-lib/ui';
import { useState } from 'react';
import { styled } from 'styled-components';

import { isForSale } from './chosenOf';
import { stockKey } from './stockKey';
import type { Choice, ProductView } from './productView';

const Root = styled.ul`
  display: grid;
  gap: 16px;
  padding-top: 20px;
  border-top: 1px solid var(--line);
  & > li {
    display: grid;
    grid-template-columns: 24px minmax(0, 1fr);
    gap: 12px;
  }
  & button {
    min-height: 32px;
    font: var(--small);
  }
`;

interface StockFactsProps {
  readonly view: ProductView;
  readonly choice: Choice | undefined;
}

type InStore =
  | { readonly status: 'unasked' | 'asking' }
  | { readonly status: 'told'; readonly store: ChosenStore; readonly words: 'yes' | 'no' | 'unknown' };

const UNASKED: InStore = { status: 'unasked' };

const IN_STORE_KEYS = { yes: 'Product.Store.Yes', no: 'Product.Store.No', unknown: 'Product.Store.Unknown' } as const;

/** Asks one store about one item; an unreadable answer is never a yes (PDP-05). */
function useStoreStock(partNumber: string | undefined) {
  const services = useServices();
  const [answer, setAnswer] = useState<{ readonly of?: string; readonly inStore: InStore }>({ inStore: UNASKED });
  // An answer about another size is no answer.
  const inStore = answer.of === partNumber ? answer.inStore : UNASKED;
  const setInStore = (next: InStore) => setAnswer({ of: partNumber, inStore: next });
  const ask = async () => {
    if (!partNumber) return;
    const store = await services.commands.run('stores.choose', { partNumbers: [partNumber] });
    if (!store) return;
    setInStore({ status: 'asking' });
    try {
      const physicalStoreIds = [store.physicalStoreId];
      const [level] = await readInventory(services.client, { partNumbers: [partNumber], physicalStoreIds });
      const words = !level ? 'unknown' : level.status.toLowerCase() === 'available' ? 'yes' : 'no';
      setInStore({ status: 'told', store, words });
    } catch (error) {
      services.reportFailure(error);
      setInStore({ status: 'told', store, words: 'unknown' });
    }
  };
  return { inStore, ask: () => void ask().catch(services.reportFailure) };
}

/** Delivery, collecting, prescription and insurance: one fact a line. */
export function StockFacts({ view, choice }: StockFactsProps) {
  const { navigation, site } = useServices();
  const { t } = useTranslation();
  const { inStore, ask } = useStoreStock(choice?.partNumber);
  const { from, to, freeFrom, isFree } = view.delivery;
  const buyable = choice !== undefined && isForSale(choice.stock);
  return (
    <Root>
      <li>
        <Icon name="truck" />
        <div>
          <output>{t(stockKey(choice?.stock ?? 'Not-for-sale'))}</output>{' '}
          {buyable ? <span className="strong">{t('Product.DeliveryDays', { from, to })}</span> : null}
          <p className="small soft">
            {isFree ? t('Product.DeliveryFree') : t('Product.DeliveryFreeFrom', { amount: freeFrom })}{' '}
            {t('Product.Returns', { days: 30 })}
          </p>
        </div>
      </li>
      {site.config.isStoreLocatorEnabled ? (
        <li>
          <Icon name="pin" />
          <div>
            <output>
              {inStore.status === 'told'
                ? t(IN_STORE_KEYS[inStore.words], { store: inStore.store.name })
                : t('Product.Collect')}
            </output>
            <div>
              <Button variant="text" busy={inStore.status === 'asking'} onClick={ask}>
                {t(inStore.status === 'told' ? 'Product.Store.Others' : 'Product.Store.Check')}
              </Button>
            </div>
          </div>
        </li>
      ) : null}
      {view.takesPrescription ? (
        <li>
          <Icon name="eye" />
          <div>
            <p>{t('Product.Prescription')}</p>
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
