import { useServices } from '@sightline/shared-lib/runtime';
import { FrameSign } from '@sightline/shared-lib/ui';

import { shapeOf, type MenuColumn } from './menuColumns';

interface MenuColumnsProps {
  readonly columns: readonly MenuColumn[];
  /** Locale-less address of the section: its own link stands out. */
  readonly sectionHref: string;
}

/** The titled columns of a section, shapes with their outlines. */
export function MenuColumns({ columns, sectionHref }: MenuColumnsProps) {
  const { navigation } = useServices();
  return columns.map((column) => (
    <div className="column" key={column.id}>
      <p className="heading" id={column.id}>
        {column.label}
      </p>
      <ul aria-labelledby={column.id} className={column.entries.some((entry) => shapeOf(entry)) ? 'shapes' : undefined}>
        {column.entries.map((entry) => {
          const shape = shapeOf(entry);
          return (
            <li key={entry.id}>
              <a className={entry.href === sectionHref ? 'all' : undefined} href={navigation.localise(entry.href)}>
                {shape ? <FrameSign shape={shape} /> : null}
                {entry.label}
              </a>
            </li>
          );
        })}
      </ul>
    </div>
  ));
}
