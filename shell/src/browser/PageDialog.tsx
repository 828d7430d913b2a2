import type { ShellServices, Translate } from '@sightline/shared-lib/contracts';

import { PageFrame } from '../page/PageFrame';

import type { CurrentPage } from './state/shellState';

interface PageDialogProps {
  readonly shown: CurrentPage;
  readonly services: ShellServices;
  readonly shellText: Translate;
  /** Address of the page that the dialog lies over. */
  readonly below: string | undefined;
  readonly onClose: () => void;
  readonly onError: (error: unknown) => void;
}

/** A page that lies over another one, in the frame that pages of its remote have. */
export function PageDialog({ shown: { page }, services, shellText, below, onClose, onError }: PageDialogProps) {
  const { Dialog, data, request } = page;
  if (!Dialog) return null;
  // Without its dialog the shopper would stand at an address that shows something else.
  const fail = (error: unknown) => {
    onError(error);
    onClose();
  };
  return (
    <PageFrame page={page} services={services} shellText={shellText} renderFallback={() => null} onError={fail}>
      <Dialog key={request.url} data={data} request={request} below={below} onClose={onClose} />
    </PageFrame>
  );
}
