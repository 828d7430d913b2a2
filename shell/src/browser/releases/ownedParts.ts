import type { RemoteName } from '@sightline/shared-lib/contracts';

import { ROOT_IDS, type PageOwner } from '../../page/pageState';

import { PART } from './partMark';

export interface OwnedPart {
  readonly name: string;
  readonly owner: PageOwner;
  /** In pixels of the view. */
  readonly box: Pick<DOMRect, 'left' | 'top' | 'width' | 'height'>;
}

function boxOf(element: Element): OwnedPart['box'] {
  // Places of fragments have no box of their own.
  const range = document.createRange();
  range.selectNodeContents(element);
  const { left, top, width, height } = range.getBoundingClientRect();
  return { left, top, width, height };
}

/** The parts of the document that are drawn at this moment: header, footer, the page, and every fragment on them. */
export function ownedParts(page: { readonly kind: string; readonly owner: PageOwner } | null): readonly OwnedPart[] {
  const roots = [
    { id: ROOT_IDS.header, name: 'header', owner: 'shell' as const },
    ...(page ? [{ id: ROOT_IDS.page, name: `page ${page.kind}`, owner: page.owner }] : []),
    { id: ROOT_IDS.footer, name: 'footer', owner: 'shell' as const },
  ];
  const parts = roots.flatMap(({ id, name, owner }) => {
    const element = document.getElementById(id);
    return element ? [{ name, owner, box: boxOf(element) }] : [];
  });
  const fragments = Array.from(document.querySelectorAll(`[${PART}]`), (element) => {
    const [owner = '', name = ''] = (element.getAttribute(PART) ?? '').split(' ');
    return { name: `fragment ${name}`, owner: owner as RemoteName, box: boxOf(element) };
  });
  return [...parts, ...fragments].filter(({ box }) => box.width > 0 && box.height > 0);
}
