import { readMegaMenu } from '@sightline/shared-lib/api/content';
import type { PlatformClient } from '@sightline/shared-lib/contracts';
import type { MenuEntry } from '@sightline/shared-lib/domain/content';
import { useServices } from '@sightline/shared-lib/runtime';
import { useEffect, useState } from 'react';

/** Read once a document, which has one client: the menu of every section comes in one answer. */
const menus = new WeakMap<PlatformClient, Promise<readonly MenuEntry[]>>();

/**
 * The menu of a section by its locale-less address: null until it is read. Without its menu a section still leads to its listing: a menu that
 * cannot be read goes there, and so does a section the menu does not know.
 */
export function useSectionMenu(sectionHref: string, onClose: () => void): MenuEntry | null {
  const { client, site, navigation, reportFailure } = useServices();
  const [section, setSection] = useState<MenuEntry | null>(null);
  useEffect(() => {
    let current = true;
    const reading =
      menus.get(client) ?? readMegaMenu(client, { store: site.brand, lang: site.language, country: site.country });
    menus.set(client, reading);
    const goToListing = () => {
      void navigation.navigate(navigation.localise(sectionHref));
      onClose();
    };
    reading.then(
      (sections) => {
        if (!current) return;
        const found = sections.find(({ href }) => href === sectionHref);
        if (found) setSection(found);
        else goToListing();
      },
      (error: unknown) => {
        menus.delete(client);
        if (!current) return;
        reportFailure(error);
        goToListing();
      },
    );
    return () => {
      current = false;
    };
  }, [client, site, navigation, reportFailure, sectionHref, onClose]);
  return section?.href === sectionHref ? section : null;
}
