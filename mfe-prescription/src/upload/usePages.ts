import type { RxPatient } from '@sightline/shared-lib/api/prescription';
import type { TextKey } from '@sightline/shared-lib/contracts';
import { useServices } from '@sightline/shared-lib/runtime';
import { useEffect, useReducer, useRef, useState } from 'react';

import { pageList, sendable } from './pageList';
import { readPage } from './readPage';
import { troubleOf } from './refusalWords';
import { sendPages } from './sendPages';

export interface PagesOptions {
  /** Whom it is for; null while a name is wrong. */
  readonly readPatient: () => Promise<RxPatient | null>;
  /** Takes the pages once the platform keeps all of them; when it rejects, another try follows. */
  readonly onKept: (fileIds: readonly string[], signal: AbortSignal) => Promise<void> | void;
}

const OFFLINE: TextKey = 'Prescription.Upload.Offline';

/** The pages of a prescription: chosen, put in order, sent, and sent on after the connection was lost (RX-03). */
export function usePages({ readPatient, onKept }: PagesOptions) {
  const services = useServices();
  const [pages, tell] = useReducer(pageList, []);
  const [uploading, setUploading] = useState(false);
  const [attached, setAttached] = useState(false);
  const [trouble, setTrouble] = useState<TextKey | null>(null);
  const controller = useRef<AbortController | null>(null);
  const previews = useRef(new Map<string, string>());

  const add = async (files: readonly File[]) => {
    setTrouble(null);
    setAttached(false);
    const chosen = files.map((file) => ({ file, id: crypto.randomUUID(), name: file.name }));
    tell({ type: 'chosen', pages: chosen.map(({ id, name }) => ({ id, name })) });
    for (const { file, id } of chosen) {
      const page = await readPage(file);
      if ('content' in page) previews.current.set(id, URL.createObjectURL(page.content));
      const preview = previews.current.get(id);
      tell({ type: 'read', id, page, ...(preview ? { preview } : {}) });
    }
  };

  const send = async () => {
    if (uploading) return;
    setTrouble(null);
    const patient = await readPatient();
    if (!patient) return setTrouble('Prescription.Upload.NameFirst');
    const going = new AbortController();
    controller.current = going;
    setUploading(true);
    try {
      const fileIds = await sendPages(sendable(pages), { services, patient, signal: going.signal, tell });
      if (!fileIds) return;
      // An order that waits for its prescription moves on with the whole of it.
      await onKept(fileIds, going.signal);
      setAttached(true);
    } catch (error) {
      tell({ type: 'stopped' });
      if (!going.signal.aborted) setTrouble(troubleOf(error));
    } finally {
      setUploading(false);
    }
  };

  // A connection that comes back goes on with what is missing.
  const latest = useRef(send);
  useEffect(() => {
    latest.current = send;
  });
  useEffect(() => {
    if (trouble !== OFFLINE) return;
    const again = () => void latest.current();
    window.addEventListener('online', again, { once: true });
    return () => window.removeEventListener('online', again);
  }, [trouble]);

  useEffect(() => {
    const [kept, sending] = [previews.current, controller];
    return () => {
      sending.current?.abort();
      for (const address of kept.values()) URL.revokeObjectURL(address);
    };
  }, []);

  return {
    pages,
    uploading,
    attached,
    trouble,
    add,
    send,
    cancel: () => controller.current?.abort(),
    turn: (id: string) => tell({ type: 'turned', id }),
    move: (id: string, by: 1 | -1) => tell({ type: 'moved', id, by }),
    remove(id: string) {
      const preview = previews.current.get(id);
      if (preview) URL.revokeObjectURL(preview);
      previews.current.delete(id);
      tell({ type: 'removed', id });
    },
  };
}
