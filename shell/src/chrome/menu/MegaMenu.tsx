import { readMegaMenu } from '@sightline/shared-lib/api';
import type { PlatformClient } from '@sightline/shared-lib/contracts';
import { isOffered, type MenuEntry } from '@sightline/shared-lib/domain';
import { useServices, useTranslation } from '@sightline/shared-lib/runtime';
import { FrameSign, ProgressLine } from '@sightline/shared-lib/ui';
import { useEffect, useRef, useState } from 'react';

import { MenuPanel } from './menuStyle';

interface MegaMenuProps {
  /** Locale-less address of the section whose menu is open. */
  readonly sectionHref: string;
  readonly onClose: () => void;
}

/** Read once a document, which has one client: the menu of every section comes in one answer. */
const menus = new WeakMap<PlatformClient, Promise<readonly MenuEntry[]>>();

/** The columns of one section; a disclosure, closed by Escape and by leaving it (look, section 8). */
export function MegaMenu({ sectionHref, onClose }: MegaMenuProps) {
  const { client, site, navigation, reportFailure } = useServices();
  const { t } = useTranslation();
  const [sections, setSections] = useState<readonly MenuEntry[] | null>(null);
  const panel = useRef<HTMLDivElement>(null);

  useEffect(() => {
    let current = true;
    const reading =
      menus.get(client) ?? readMegaMenu(client, { store: site.brand, lang: site.language, country: site.country });
    menus.set(client, reading);
    reading.then(
      (entries) => current && setSections(entries),
      (error: unknown) => {
        menus.delete(client);
        reportFailure(error);
        // Without its menu a section still leads to its listing.
        void navigation.navigate(navigation.localise(sectionHref));
        onClose();
      },
    );
    return () => {
      current = false;
    };
  }, [client, site, navigation, reportFailure, sectionHref, onClose]);

  useEffect(() => {
    const opener = document.activeElement;
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      onClose();
      if (opener instanceof HTMLElement) opener.focus();
    };
    const onPointer = (event: PointerEvent) => {
      const inside = event.target instanceof Node && panel.current?.closest('header')?.contains(event.target);
      if (!inside) onClose();
    };
    document.addEventListener('keydown', onKey);
    document.addEventListener('pointerdown', onPointer);
    return () => {
      document.removeEventListener('keydown', onKey);
      document.removeEventListener('pointerdown', onPointer);
    };
  }, [onClose]);

  const section = sections?.find((entry) => entry.href === sectionHref);
  const offered = (entries: readonly MenuEntry[]) => entries.filter(({ href }) => isOffered(href, site.config));
  const columns = (section?.children ?? [])
    .map(({ id, label, children }) => ({ id, label, entries: offered(children) }))
    .filter(({ entries }) => entries.length > 0);
  const leadsToAll = columns.some(({ entries }) => entries.some(({ href }) => href === sectionHref));
  return (
    <MenuPanel
      ref={panel}
      onClick={(event) => event.target instanceof Element && event.target.closest('a') && onClose()}
    >
      {sections ? null : <ProgressLine label={t('Shell.Loading')} />}
      <div className="columns">
        {section && !leadsToAll ? (
          <a className="all" href={navigation.localise(section.href)}>
            {t('Shell.AllOf', { section: section.label })}
          </a>
        ) : null}
        {columns
          .filter(({ label }) => label)
          .map((column) => (
            <div className="column" key={column.id}>
              <p className="heading">{column.label}</p>
              <ul className={column.entries.some((entry) => shapeOf(entry)) ? 'shapes' : undefined}>
                {column.entries.map((entry) => {
                  const shape = shapeOf(entry);
                  return (
                    <li key={entry.id}>
                      <a
                        className={entry.href === sectionHref ? 'all' : undefined}
                        href={navigation.localise(entry.href)}
                      >
                        {shape ? <FrameSign shape={shape} /> : null}
                        {entry.label}
                      </a>
                    </li>
                  );
                })}
              </ul>
            </div>
          ))}
      </div>
      {columns
        .filter(({ label }) => !label)
        .map(({ id, entries }) => (
          <ul className="services" key={id}>
            {entries.map((entry) => (
              <li key={entry.id}>
                <a href={navigation.localise(entry.href)}>{entry.label}</a>
              </li>
            ))}
          </ul>
        ))}
    </MenuPanel>
  );
}

type Shape = Parameters<typeof FrameSign>[0]['shape'];

/** The frame outline an entry asks for: `shape:<outline>` in its picture. */
function shapeOf(entry: MenuEntry): Shape | null {
  return entry.image.startsWith('shape:') ? (entry.image.slice('shape:'.length) as Shape) : null;
}
