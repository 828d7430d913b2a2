import { useId, useState, type KeyboardEvent, type ReactNode } from 'react';
import { styled } from 'styled-components';

const Root = styled.div`
  & > .tab-list {
    display: flex;
    gap: 20px;
    overflow-x: auto;
    border-bottom: 1px solid var(--line-2);
  }
  & .tab {
    flex: none;
    position: relative;
    display: grid;
    align-items: center;
    min-height: 44px;
    color: var(--ink-2);
  }
  & .tab[aria-selected='true'] {
    color: var(--ink);
    font-weight: 600;
  }
  & .tab[aria-selected='true']::after {
    content: '';
    position: absolute;
    inset: auto 0 0;
    border-top: 3px solid var(--sight);
  }
  & .tab:focus-visible {
    outline-offset: -2px;
  }
  & > .tab-panel {
    padding-top: 20px;
  }
`;

export interface Tab {
  readonly id: string;
  readonly label: ReactNode;
  readonly content: ReactNode;
}

export interface TabsProps {
  readonly label: string;
  readonly tabs: readonly Tab[];
  readonly selected?: string | undefined;
  readonly onSelect?: ((id: string) => void) | undefined;
}

/** Panels that take turns; arrow keys move between the tabs. */
export function Tabs({ label, tabs, selected, onSelect }: TabsProps) {
  const base = useId();
  const [own, setOwn] = useState(tabs[0]?.id);
  const current = selected ?? own;
  const select = (id: string) => {
    setOwn(id);
    onSelect?.(id);
  };
  const move = (event: KeyboardEvent) => {
    const index = tabs.findIndex(({ id }) => id === current);
    const moves: Record<string, number> = {
      ArrowRight: index + 1,
      ArrowLeft: index - 1,
      Home: 0,
      End: tabs.length - 1,
    };
    const wanted = moves[event.key];
    if (wanted === undefined) return;
    event.preventDefault();
    const next = tabs[(wanted + tabs.length) % tabs.length];
    if (!next) return;
    select(next.id);
    document.getElementById(`${base}-${next.id}`)?.focus();
  };
  return (
    <Root>
      <div className="tab-list" role="tablist" aria-label={label}>
        {tabs.map(({ id, label: name }) => (
          <button
            key={id}
            id={`${base}-${id}`}
            className="tab"
            type="button"
            role="tab"
            aria-selected={id === current}
            aria-controls={`${base}-${id}-panel`}
            tabIndex={id === current ? 0 : -1}
            onClick={() => select(id)}
            onKeyDown={move}
          >
            {name}
          </button>
        ))}
      </div>
      {tabs.map(({ id, content }) => (
        <div
          key={id}
          id={`${base}-${id}-panel`}
          className="tab-panel"
          role="tabpanel"
          aria-labelledby={`${base}-${id}`}
          hidden={id !== current}
        >
          {content}
        </div>
      ))}
    </Root>
  );
}
