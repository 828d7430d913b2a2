import { Button, TextArea } from '@sightline/shared-lib/ui';
import { useState } from 'react';
import { styled } from 'styled-components';

import { InspectionPanel } from '../InspectionPanel';

import { exportOf, isColour, pageTokens, sixDigits, type PageToken } from './pageTokens';

const Rows = styled.ul`
  margin-block: 8px 16px;
  & li {
    display: grid;
    grid-template-columns: 1fr auto 160px;
    align-items: center;
    gap: 8px;
    min-height: 44px;
    border-top: 1px solid var(--line);
  }
  & input {
    min-height: 36px;
    border: 1px solid var(--line-2);
    background: var(--surface);
    color: inherit;
    font: inherit;
  }
  & input[type='color'] {
    width: 44px;
    padding: 2px;
  }
`;

interface TokenRowProps {
  readonly token: PageToken;
  readonly onChange: (value: string) => void;
}

function TokenRow({ token: { name, value }, onChange }: TokenRowProps) {
  const digits = sixDigits(value);
  return (
    <li>
      <label htmlFor={`token-${name}`}>{name}</label>
      {digits === null ? (
        <span />
      ) : (
        <input
          type="color"
          aria-label={`${name}, chosen`}
          value={digits}
          onChange={({ target }) => onChange(target.value)}
        />
      )}
      <input id={`token-${name}`} value={value} spellCheck={false} onChange={({ target }) => onChange(target.value)} />
    </li>
  );
}

/**
 * Colours and spaces of the page, changed while it is looked at, in the theme of now; the change is exported as the file of tokens has it. For
 * designers, in the words of that file, so in English alone. Nothing is kept: the next document is as it was.
 */
export function TokenPanel() {
  const [tokens] = useState(() => pageTokens(document));
  const [changed, setChanged] = useState<ReadonlyMap<string, string>>(new Map());
  const [open, setOpen] = useState(true);
  if (!open) return null;
  const { documentElement } = document;
  const change = (name: string, value: string) => {
    documentElement.style.setProperty(`--${name}`, value);
    setChanged(new Map([...changed, [name, value]]));
  };
  const reset = () => {
    for (const name of changed.keys()) documentElement.style.removeProperty(`--${name}`);
    setChanged(new Map());
  };
  const shown = tokens.map(({ name, value }) => ({ name, value: changed.get(name) ?? value }));
  const isChosen = new Set(tokens.filter(isColour).map(({ name }) => name));
  const rows = (colours: boolean) => (
    <Rows>
      {shown
        .filter(({ name }) => isChosen.has(name) === colours)
        .map((token) => (
          <TokenRow key={token.name} token={token} onChange={(value) => change(token.name, value)} />
        ))}
    </Rows>
  );
  return (
    <InspectionPanel
      title="Tokens of this page"
      closeLabel="Close"
      edge="bottom"
      lang="en"
      onClose={() => setOpen(false)}
    >
      {changed.size > 0 ? (
        <>
          <TextArea
            label="The change, for shared-lib/src/ui/tokens/tokens.json"
            readOnly
            rows={Math.min(12, changed.size + 5)}
            value={exportOf(documentElement.dataset['theme'] ?? 'light', changed)}
          />
          <Button variant="outlined" size="small" onClick={reset}>
            As it was
          </Button>
        </>
      ) : null}
      <h3>Colors</h3>
      {rows(true)}
      <h3>Spaces</h3>
      {rows(false)}
    </InspectionPanel>
  );
}
