import type { ChosenStore, FormFieldConfig } from '@sightline/shared-lib/contracts';
import type { FieldForm } from '@sightline/shared-lib/forms';
import { Fragment, useServices, useTranslation } from '@sightline/shared-lib/runtime';
import { Button, FieldSet, Note } from '@sightline/shared-lib/ui';
import { useMemo, useState } from 'react';

import { CheckoutAddress } from '../../parts/CheckoutAddress';
import { useNotLoading } from '../../parts/useNotLoading';
import { recipientFieldsOf } from './deliveryValues';

/** A store as it is kept with the draft of the form. */
export type KeptStore = Pick<ChosenStore, 'physicalStoreId' | 'name' | 'address' | 'city'>;

interface CollectSectionProps {
  readonly form: FieldForm;
  readonly fields: readonly FormFieldConfig[];
  readonly country: string;
  readonly partNumbers: readonly string[];
  /** All of them are frames, which can be tried on. */
  readonly canTryOn: boolean;
  readonly store: KeptStore | null;
  readonly onStore: (store: KeptStore) => void;
  /** Working days until everything can be collected; null when nothing is promised. */
  readonly latestDays: number | null;
}

/** Where and by whom it is collected; stores come from their own remote, in place or through its chooser (CHK-03). */
export function CollectSection(props: CollectSectionProps) {
  const { form, fields, country, partNumbers, canTryOn, store, onStore, latestDays } = props;
  // Where the shopper lives, as far as it was typed before; what is typed later does not move the list.
  const [near] = useState(() => (form.values()['zipCode'] || form.values()['city'] || '').trim());
  const { t } = useTranslation();
  const missing = form.errorOf('store');
  const { commands } = useServices();
  const notLoading = useNotLoading();
  const choose = () => {
    commands
      .run('stores.choose', { partNumbers, canTryOn })
      .then((chosen) => {
        if (chosen) onStore(chosen);
      })
      .catch(notLoading);
  };
  const chooser = useMemo(
    () => ({ partNumbers, canTryOn, selectedId: store?.physicalStoreId ?? null, near, latestDays, onSelect: onStore }),
    [partNumbers, canTryOn, store, near, latestDays, onStore],
  );
  return (
    <>
      <section>
        <h2 id="shipping-store" tabIndex={-1} className="t2 rows-title">
          {t('Checkout.ChooseStore')}
        </h2>
        {missing ? (
          <div className="rows-missing">
            <Note tone="bad">{missing}</Note>
          </div>
        ) : null}
        <Fragment
          name="stores.pickupChooser"
          props={chooser}
          fallback={
            <>
              {store ? (
                <p>
                  <strong>{store.name}</strong>
                  <br />
                  {[store.address, store.city].filter(Boolean).join(', ')}
                </p>
              ) : null}
              <Button variant="outlined" icon="pin" onClick={choose}>
                {t(store ? 'Checkout.ChangeStore' : 'Checkout.ChooseStore')}
              </Button>
            </>
          }
        />
        <p className="small soft rows-after">{t('Checkout.CollectTogether')}</p>
      </section>
      <FieldSet legend={t('Checkout.WhoCollects')}>
        <CheckoutAddress form={form} fields={recipientFieldsOf(fields)} country={country} purpose="shipping" />
      </FieldSet>
    </>
  );
}
