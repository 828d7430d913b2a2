const STORE = '/wcs/resources/store/10801';

/** What an upload ended in; status 0 when no answer came. */
export interface UploadAnswer {
  readonly status: number;
  readonly fileId: string;
  /** Error key, and the reason behind it. */
  readonly told: string;
}

/** A guest who sends documents and reads them back. */
export interface Uploader {
  send(content: Uint8Array, name?: string): Promise<UploadAnswer>;
  read(fileId: string): Promise<{ status: number; content: Uint8Array }>;
}

interface Body {
  readonly rxFileStorageId?: string;
  readonly errors?: readonly { readonly errorKey: string; readonly errorParameters: string }[];
}

/** A new guest of a platform that is running; the address is asked for at each call, because a platform that was killed comes again. */
export async function newUploader(origin: string): Promise<Uploader> {
  const answer = await fetch(`${origin}${STORE}/guestidentity`, { method: 'POST' });
  const { WCToken = '', WCTrustedToken = '' } = (await answer.json()) as Record<string, string>;
  const headers = { wctoken: WCToken, wctrustedtoken: WCTrustedToken };
  return {
    async send(content, name = 'scan.pdf') {
      const form = new FormData();
      form.set('file', new Blob([new Uint8Array(content)], { type: 'application/pdf' }), name);
      try {
        const sent = await fetch(`${origin}${STORE}/prescription/storeRXFile`, { method: 'POST', headers, body: form });
        const { rxFileStorageId = '', errors } = (await sent.json()) as Body;
        const [error] = errors ?? [];
        const told = error?.errorKey === 'RX_FILE_REFUSED' ? error.errorParameters : (error?.errorKey ?? '');
        return { status: sent.status, fileId: rxFileStorageId, told };
      } catch {
        return { status: 0, fileId: '', told: '' };
      }
    },
    async read(fileId) {
      const got = await fetch(`${origin}${STORE}/prescription/rxFileStorageId/${fileId}`, { headers });
      return { status: got.status, content: new Uint8Array(await got.arrayBuffer()) };
    },
  };
}
