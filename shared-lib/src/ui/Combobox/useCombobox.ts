import { useId, useState, type KeyboardEvent } from 'react';

interface ComboboxSetup {
  readonly options: readonly string[];
  /** Writes the chosen text into the field and tells its owner. */
  readonly onChoose: (option: string) => void;
}

/** List state of an ARIA 1.2 combobox: the field keeps focus, the list is pointed at by id. */
export function useCombobox({ options, onChoose }: ComboboxSetup) {
  const listId = useId();
  const [open, setOpen] = useState(false);
  const [active, setActive] = useState(-1);
  const shown = open && options.length > 0;

  const show = () => {
    setOpen(true);
    setActive(-1);
  };
  const hide = () => {
    setOpen(false);
    setActive(-1);
  };
  const choose = (index: number) => {
    const option = options[index];
    if (option === undefined) return;
    onChoose(option);
    hide();
  };
  const point = (index: number) => {
    setOpen(true);
    setActive(index);
    document.getElementById(`${listId}-${index}`)?.scrollIntoView?.({ block: 'nearest' });
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const last = options.length - 1;
    if (event.key === 'ArrowDown') point(active >= last ? 0 : active + 1);
    else if (event.key === 'ArrowUp') point(active <= 0 ? last : active - 1);
    else if (event.key === 'Enter' && shown && active >= 0) choose(active);
    else if (event.key === 'Escape' && shown) hide();
    else {
      // Enter takes what was typed: the list would cover what is below the field.
      if (event.key === 'Tab' || event.key === 'Enter') hide();
      return;
    }
    event.preventDefault();
    event.stopPropagation();
  };
  return { listId, shown, active, show, hide, choose, onKeyDown };
}

export type ComboboxState = ReturnType<typeof useCombobox>;
