import type { ComponentType, FunctionComponent } from 'react';

import { TryOnDialogProvider, type TryOnDialogProps } from '../../catalogue/tiles/tryOnDialog';
import { openedLater } from '../../loading/openedLater';

const TryOnDialog = openedLater(() => import('../../features/tryOn/TryOnDialog'));
const drawTryOn = (props: TryOnDialogProps) => <TryOnDialog {...props} />;

/** A page whose frames can be tried on, from each of its tiles (ADV-02, PLP-07). */
export function withTryOn<Props extends object>(Page: ComponentType<Props>): FunctionComponent<Props> {
  return function PageWithTryOn(props) {
    return (
      <TryOnDialogProvider value={drawTryOn}>
        <Page {...props} />
      </TryOnDialogProvider>
    );
  };
}
