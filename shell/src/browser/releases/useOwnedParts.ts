import { useEffect, useState } from 'react';

import { ROOT_IDS } from '../../page/pageState';

import { ownedParts, type OwnedPart } from './ownedParts';

/** The owned parts as they are, looked for again once a frame while the page changes or moves. */
export function useOwnedParts(page: () => Parameters<typeof ownedParts>[0]): readonly OwnedPart[] {
  const [parts, setParts] = useState<readonly OwnedPart[]>([]);
  useEffect(() => {
    let frame = 0;
    const look = () => {
      frame ||= requestAnimationFrame(() => {
        frame = 0;
        setParts(ownedParts(page()));
      });
    };
    const changes = new MutationObserver(look);
    for (const id of [ROOT_IDS.header, ROOT_IDS.page, ROOT_IDS.footer]) {
      const root = document.getElementById(id);
      if (root) changes.observe(root, { childList: true, subtree: true, attributes: true });
    }
    addEventListener('scroll', look, { passive: true });
    addEventListener('resize', look);
    look();
    return () => {
      cancelAnimationFrame(frame);
      changes.disconnect();
      removeEventListener('scroll', look);
      removeEventListener('resize', look);
    };
  }, [page]);
  return parts;
}
