import { useServices } from '@sightline/shared-lib/runtime';

import type { SectionColumns } from './menuColumns';

/** Services of a section, below its columns. */
export function MenuServices({ services }: Pick<SectionColumns, 'services'>) {
  const { navigation } = useServices();
  if (services.length === 0) return null;
  return (
    <ul className="services">
      {services.map((entry) => (
        <li key={entry.id}>
          <a href={navigation.localise(entry.href)}>{entry.label}</a>
        </li>
      ))}
    </ul>
  );
}
