import type { Cart } from '@sightline/shared-lib/domain/cart';
import { useServices, useTranslation } from '@sightline/shared-lib/runtime';
import { Button, Note, Stack } from '@sightline/shared-lib/ui';

import { OrderSummary } from '../../parts/OrderSummary';
import { useTurnLockMutation } from '../../state/api';
import { storeOf } from '../../state/store';
import { assistantProblem } from './assistantProblem';

const stateOf = ({ locked, lockHolder }: Cart) => (locked ? (lockHolder ?? 'shopper') : 'nobody');

/** What is in a shopper's bag, who holds it, and the button that takes or gives it. */
export function AssistedBag({ bag }: { readonly bag: Cart | null }) {
  const services = useServices();
  const { t } = useTranslation();
  const [turn, { error, isLoading }] = useTurnLockMutation();
  if (!bag || bag.lines.length === 0) return <p>{t('Assistant.Empty')}</p>;
  const holder = stateOf(bag);
  const take = () => turn({ cart: bag, onBehalf: true, ...storeOf(services).fraudCheck() });
  return (
    <Stack>
      <output>{t(`Assistant.Held.${holder}`)}</output>
      {/* What is being paid nobody opens. */}
      {holder === 'checkout' ? null : (
        <div>
          <Button busy={isLoading} onClick={() => void take()}>
            {t(bag.locked ? 'Assistant.Release' : 'Assistant.Hold')}
          </Button>
        </div>
      )}
      {error ? (
        <Note tone="bad" live="alert">
          {t(assistantProblem(error))}
        </Note>
      ) : null}
      <OrderSummary order={bag} />
    </Stack>
  );
}
