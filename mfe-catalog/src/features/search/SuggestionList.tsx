/* oxlint-disable jsx-a11y/prefer-tag-over-role, jsx-a11y/click-events-have-key-events, jsx-a11y/interactive-supports-focus -- the field has focus and keys; no native list can be pointed at from it */
import { useTranslation } from '@sightline/shared-lib/runtime';

import { GROUP, type Suggestion, type SuggestionGroup } from './findSuggestions';
import { Marked } from './Marked';

interface SuggestionListProps {
  readonly id: string;
  readonly groups: readonly SuggestionGroup[];
  /** Place of the pointed-at entry through all groups; -1 for none. */
  readonly active: number;
  readonly onChoose: (entry: Suggestion) => void;
}

/** Groups of suggestions that the field points at; a match shows in weight, not colour. */
export function SuggestionList({ id, groups, active, onChoose }: SuggestionListProps) {
  const { t, tag } = useTranslation();
  const order = groups.flatMap(({ entries }) => entries);
  return (
    <div id={id} role="listbox" aria-label={t('Search.Suggestions')}>
      {groups.map(({ titleKey, entries }) => (
        <div
          key={titleKey}
          className="group"
          data-reading={titleKey === GROUP.contents ? '' : undefined}
          role="group"
          aria-label={t(titleKey)}
        >
          <p className="heading" aria-hidden="true">
            {t(titleKey)}
          </p>
          {entries.map((entry) => {
            const place = order.indexOf(entry);
            return (
              <div
                key={entry.key}
                id={`${id}-${place}`}
                role="option"
                aria-selected={place === active}
                onMouseDown={(event) => event.preventDefault()}
                onClick={() => onChoose(entry)}
              >
                <span>
                  <Marked parts={entry.parts} />
                </span>
                {entry.count === undefined ? null : <span className="count">{entry.count.toLocaleString(tag)}</span>}
              </div>
            );
          })}
        </div>
      ))}
    </div>
  );
}
