import type { TextKey } from '@sightline/shared-lib/contracts';

import type { ReadPage } from './readPage';

/** One page of a prescription on its way: chosen, read, sent, or not possible. */
export interface Page {
  readonly id: string;
  readonly name: string;
  readonly status: 'reading' | 'ready' | 'sending' | 'sent' | 'refused';
  readonly kind?: 'picture' | 'document';
  /** What is sent, before it is turned. */
  readonly content?: Blob;
  /** Address of what is shown of it on this device. */
  readonly preview?: string;
  /** Quarters it is turned clockwise by, 0 to 3. */
  readonly quarters: number;
  /** Percent that is sent. */
  readonly progress: number;
  readonly problem?: TextKey;
  /** The platform's id of it, once it is there. */
  readonly fileId?: string;
}

export type PageAction =
  | { readonly type: 'chosen'; readonly pages: readonly { readonly id: string; readonly name: string }[] }
  | { readonly type: 'read'; readonly id: string; readonly page: ReadPage; readonly preview?: string }
  | { readonly type: 'turned'; readonly id: string }
  | { readonly type: 'moved'; readonly id: string; readonly by: 1 | -1 }
  | { readonly type: 'removed'; readonly id: string }
  | { readonly type: 'sending'; readonly id: string; readonly progress: number }
  | { readonly type: 'sent'; readonly id: string; readonly fileId: string }
  | { readonly type: 'refused'; readonly id: string; readonly problem: TextKey }
  | { readonly type: 'stopped' };

/** Those that are or can be sent: a refused file is no page. */
export const sendable = (pages: readonly Page[]): readonly Page[] => pages.filter(({ status }) => status !== 'refused');

function moved(pages: readonly Page[], id: string, by: 1 | -1): readonly Page[] {
  const order = sendable(pages);
  const from = order.findIndex((page) => page.id === id);
  const [page, other] = [order[from], order[from + by]];
  if (!page || !other) return pages;
  return pages.map((one) => (one === page ? other : one === other ? page : one));
}

const changed = (pages: readonly Page[], id: string, change: (page: Page) => Partial<Page>): readonly Page[] =>
  pages.map((page) => (page.id === id ? { ...page, ...change(page) } : page));

/** The pages after something happened to them. */
export function pageList(pages: readonly Page[], action: PageAction): readonly Page[] {
  switch (action.type) {
    case 'chosen':
      return [
        ...pages,
        ...action.pages.map((page) => ({ ...page, status: 'reading' as const, quarters: 0, progress: 0 })),
      ];
    case 'read': {
      const { page, preview } = action;
      return changed(pages, action.id, () =>
        'problem' in page
          ? { status: 'refused', ...page }
          : { status: 'ready', ...page, ...(preview ? { preview } : {}) },
      );
    }
    case 'turned':
      return changed(pages, action.id, ({ quarters }) => ({ quarters: (quarters + 1) % 4 }));
    case 'moved':
      return moved(pages, action.id, action.by);
    case 'removed':
      return pages.filter(({ id }) => id !== action.id);
    case 'sending':
      return changed(pages, action.id, () => ({ status: 'sending', progress: action.progress }));
    case 'sent':
      return changed(pages, action.id, () => ({ status: 'sent', progress: 100, fileId: action.fileId }));
    case 'refused':
      return changed(pages, action.id, () => ({ status: 'refused', problem: action.problem }));
    case 'stopped':
      return pages.map((page) => (page.status === 'sending' ? { ...page, status: 'ready', progress: 0 } : page));
  }
}
