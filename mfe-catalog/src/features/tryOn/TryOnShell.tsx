import { useTranslation } from '@sightline/shared-lib/runtime';
import { IconButton, useModal } from '@sightline/shared-lib/ui';
import { useId, type ReactNode } from 'react';

import { TryOnPanel } from './tryOnStyle';

/** The dialog over the whole screen; its heading has the focus first, and what had it before gets it back. */
export function TryOnShell({ onClose, children }: { readonly onClose: () => void; readonly children: ReactNode }) {
  const { t } = useTranslation();
  const titleId = useId();
  const { dialog, heading } = useModal(true);
  return (
    <TryOnPanel
      ref={dialog}
      aria-labelledby={titleId}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
    >
      <header>
        <h2 id={titleId} ref={heading} tabIndex={-1} className="t1">
          {t('TryOn.Title')}
        </h2>
        <IconButton icon="close" label={t('TryOn.Close')} onClick={onClose} />
      </header>
      {children}
    </TryOnPanel>
  );
}
