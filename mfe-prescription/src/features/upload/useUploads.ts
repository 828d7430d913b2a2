import { failureOf } from '@sightline/shared-lib/api/client';
import { uploadRxFileForLines, type RxPatient } from '@sightline/shared-lib/api/prescription';
import type { Translate } from '@sightline/shared-lib/contracts';
import { useServices, useTranslation } from '@sightline/shared-lib/runtime';
import type { DroppedFile } from '@sightline/shared-lib/ui';
import { useRef, useState } from 'react';

import { fileProblem } from './fileRules';
import { ensureUploader } from './uploader';
import { shownSize } from './shownSize';

/** The order has gone on: nothing is added to its prescription any more. */
const CLOSED = '_ERR_ORDER_WRONG_STATUS';

interface UploadTarget {
  readonly orderId: string;
  readonly orderItemIds: readonly string[];
  readonly readPatient: () => Promise<RxPatient | null>;
  readonly onDone: () => void;
}

/** What the platform said, in the shopper's words. */
function reasonOf(error: unknown, t: Translate): string {
  const failure = failureOf(error);
  if (failure?.errorKey === 'RX_FILE_TOO_LARGE') return t('Prescription.Upload.TooLarge');
  if (failure?.errorKey === 'RX_FILE_TYPE_NOT_ALLOWED') return t('Prescription.Upload.WrongType');
  if (failure?.category === 'network' || failure?.category === 'timeout') return t('Prescription.Upload.Offline');
  return t(failure?.errorKey === CLOSED ? 'Prescription.Closed' : 'Prescription.Upload.Failed');
}

export interface ShownFile extends DroppedFile {
  /** Object address of a picture, for its preview; absent for documents. */
  readonly preview?: string;
}

/** Files on their way to order lines: each with its progress, and its reason when it fails (RX-03). */
export function useUploads({ orderId, orderItemIds, readPatient, onDone }: UploadTarget) {
  const services = useServices();
  const { client } = services;
  const { t, tag } = useTranslation();
  const [files, setFiles] = useState<readonly ShownFile[]>([]);
  const controllers = useRef(new Map<string, AbortController>());
  const count = useRef(0);

  const change = (id: string, next: Partial<ShownFile>) =>
    setFiles((list) => list.map((file) => (file.id === id ? { ...file, ...next } : file)));

  const send = async (id: string, file: File) => {
    const problem = await fileProblem(file);
    if (problem) return change(id, { status: 'failed', reason: t(problem) });
    const patient = await readPatient();
    if (!patient) return change(id, { status: 'failed', reason: t('Prescription.Upload.NameFirst') });
    const controller = new AbortController();
    controllers.current.set(id, controller);
    try {
      await ensureUploader(services);
      await uploadRxFileForLines(
        client,
        { orderId, orderItemIds, patient, file, fileName: file.name },
        {
          signal: controller.signal,
          skipErrorMessage: true,
          onUploadProgress: (fraction) => change(id, { progress: Math.round(fraction * 100) }),
        },
      );
      change(id, { status: 'done', progress: 100 });
      return onDone();
    } catch (error) {
      if (controller.signal.aborted) return undefined;
      return change(id, { status: 'failed', reason: reasonOf(error, t) });
    } finally {
      controllers.current.delete(id);
    }
  };

  return {
    files,
    uploading: files.some((file) => file.status === 'uploading'),
    add(added: readonly File[]) {
      for (const file of added) {
        count.current += 1;
        const id = `rx-${count.current}`;
        const preview = file.type.startsWith('image/') ? { preview: URL.createObjectURL(file) } : {};
        setFiles((list) => [
          ...list,
          { id, name: file.name, size: shownSize(file.size, tag), status: 'uploading', progress: 0, ...preview },
        ]);
        void send(id, file);
      }
    },
    remove(id: string) {
      controllers.current.get(id)?.abort();
      setFiles((list) => {
        const gone = list.find((file) => file.id === id);
        if (gone?.preview) URL.revokeObjectURL(gone.preview);
        return list.filter((file) => file.id !== id);
      });
    },
  };
}
