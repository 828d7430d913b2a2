/* oxlint-disable jsx-a11y/prefer-tag-over-role, jsx-a11y/click-events-have-key-events, jsx-a11y/interactive-supports-focus -- the field has focus and keys; no native list can be pointed at from it */
import type { ComboboxState } from './useCombobox';

interface ComboboxListProps {
  readonly label: string | undefined;
  readonly options: readonly string[];
  readonly box: ComboboxState;
}

/** The options below the field; they never take the focus. */
export function ComboboxList({ label, options, box }: ComboboxListProps) {
  return (
    <div id={box.listId} role="listbox" aria-label={box.shown ? label : undefined} hidden={!box.shown}>
      {options.map((option, index) => (
        <div
          key={option}
          id={`${box.listId}-${index}`}
          role="option"
          aria-selected={index === box.active}
          onMouseDown={(event) => event.preventDefault()}
          onClick={() => box.choose(index)}
        >
          {option}
        </div>
      ))}
    </div>
  );
}
