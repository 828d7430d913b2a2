import { useServices, useTranslation } from '@sightline/shared-lib/runtime';
import { Button, Note } from '@sightline/shared-lib/ui';

import { readDraft, STORED } from '../state/drafts';
import type { EndedVisit } from '../state/useEndedVisit';
import { useNotLoading } from './useNotLoading';

/** Why a bag is empty that was not emptied: the visit it belonged to is over (AUTH-10). */
export function EndedVisitNote({ whose }: { readonly whose: EndedVisit }) {
  const { t } = useTranslation();
  const { commands, storage } = useServices();
  const notLoading = useNotLoading();
  const isKept = whose === 'guest' && Object.values(readDraft(storage, STORED.delivery)).some(Boolean);
  return (
    <Note
      tone="warn"
      live="status"
      title={t(`Cart.Ended.${whose}.Title`)}
      action={
        <Button onClick={() => void commands.run('account.signIn', {}).catch(notLoading)}>
          {t('Checkout.SignIn')}
        </Button>
      }
    >
      {isKept ? `${t('Cart.Ended.guest.Kept')} ` : null}
      {t(`Cart.Ended.${whose}.Text`)}
    </Note>
  );
}
