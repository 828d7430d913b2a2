import type { ChosenStore, Fragments } from '@sightline/shared-lib/contracts';
import { useTranslation } from '@sightline/shared-lib/runtime';
import { Button, Drawer } from '@sightline/shared-lib/ui';
import { useState } from 'react';

import { PickupList } from '../features/chooser/PickupList';

/** The list in a drawer, opened by `stores.choose`. */
export function StoreChooser({ partNumbers, canTryOn, near, onChoose, onClose }: Fragments['stores.chooser']) {
  const { t } = useTranslation();
  const [chosen, setChosen] = useState<ChosenStore | null>(null);
  return (
    <Drawer
      open
      title={t('Stores.CollectAt')}
      onDismiss={onClose}
      footer={
        <Button
          wide
          unavailable={chosen ? undefined : t('Stores.ChooseOne')}
          onClick={() => chosen && onChoose(chosen)}
        >
          {t('Stores.CollectHere')}
        </Button>
      }
    >
      <PickupList
        partNumbers={partNumbers}
        canTryOn={canTryOn}
        near={near}
        selectedId={chosen?.physicalStoreId ?? null}
        onSelect={setChosen}
      />
    </Drawer>
  );
}
