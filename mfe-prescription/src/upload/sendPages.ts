import { storeRxFile, type RxPatient } from '@sightline/shared-lib/api/prescription';
import type { ShellServices } from '@sightline/shared-lib/contracts';

import { drawPicture } from './drawPicture';
import type { Page, PageAction } from './pageList';
import { refusalOf } from './refusalWords';
import { ensureUploader } from './uploader';

interface Sending {
  readonly services: Pick<ShellServices, 'client' | 'identity'>;
  readonly patient: RxPatient;
  readonly signal: AbortSignal;
  readonly tell: (action: PageAction) => void;
}

const turned = (content: Blob, quarters: number) => (quarters === 0 ? content : drawPicture(content, quarters));

/** Sends one page; its id on the platform, or null when it is refused for good. Rejects when another try may succeed. */
async function sendPage(page: Page, { services, patient, signal, tell }: Sending): Promise<string | null> {
  if (page.fileId !== undefined) return page.fileId;
  if (!page.content) return null;
  const { id, name, quarters } = page;
  tell({ type: 'sending', id, progress: 0 });
  try {
    const file = await turned(page.content, quarters);
    const { rxFileStorageId } = await storeRxFile(
      services.client,
      { file, fileName: name, patient, uploadKey: `${id}-${quarters}` },
      {
        signal,
        skipErrorMessage: true,
        onUploadProgress: (fraction) => tell({ type: 'sending', id, progress: Math.round(fraction * 100) }),
      },
    );
    tell({ type: 'sent', id, fileId: rxFileStorageId });
    return rxFileStorageId;
  } catch (error) {
    const problem = refusalOf(error);
    if (!problem) throw error;
    tell({ type: 'refused', id, problem });
    return null;
  }
}

/**
 * Sends the pages that the platform does not have yet, in their order. Ids of all of them; null when a page was refused, which
 * the shopper replaces first.
 */
export async function sendPages(pages: readonly Page[], sending: Sending): Promise<readonly string[] | null> {
  await ensureUploader(sending.services);
  const fileIds: (string | null)[] = [];
  for (const page of pages) fileIds.push(await sendPage(page, sending));
  const stored = fileIds.filter((fileId) => fileId !== null);
  return stored.length < pages.length ? null : stored;
}
