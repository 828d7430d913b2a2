import { IconButton } from '@sightline/shared-lib/ui';
import { useState } from 'react';
import { styled } from 'styled-components';

import type { PageOwner, PageState } from '../../page/pageState';

import type { OwnedPart } from './ownedParts';
import { useOwnedParts } from './useOwnedParts';

const Outline = styled.div`
  position: fixed;
  z-index: 39;
  pointer-events: none;
  border: 2px solid var(--sight);
  & span {
    position: absolute;
    top: 0;
    left: 0;
    max-width: 100%;
    overflow: hidden;
    padding: 0 6px;
    background: var(--surface);
    color: var(--ink);
    font: var(--small);
    text-overflow: ellipsis;
    white-space: nowrap;
  }
`;

const Root = styled.aside`
  position: fixed;
  z-index: 40;
  right: 0;
  bottom: 0;
  width: min(480px, 100vw);
  max-height: 50vh;
  overflow: auto;
  padding: 12px 16px 16px;
  border: 1px solid var(--line-2);
  background: var(--surface);
  color: var(--ink);
  font: var(--small);
  & header {
    display: flex;
    align-items: center;
    justify-content: space-between;
  }
  & h2 {
    font: var(--t2);
  }
  & table {
    width: 100%;
    border-collapse: collapse;
  }
  & :is(th, td) {
    padding: 6px 8px 6px 0;
    border-top: 1px solid var(--line);
    text-align: left;
    overflow-wrap: anywhere;
    vertical-align: top;
  }
  & summary {
    min-height: 44px;
    font-weight: 500;
  }
`;

interface ReleasesPanelProps {
  readonly releases: PageState['releases'];
  readonly page: () => { readonly kind: string; readonly owner: PageOwner } | null;
}

type ReleaseOf = (owner: PageOwner) => string;

function Outlines({ parts, releaseOf }: { readonly parts: readonly OwnedPart[]; readonly releaseOf: ReleaseOf }) {
  return parts.map(({ name, owner, box }, index) => (
    // oxlint-disable-next-line react/no-array-index-key -- a fragment may stand on a page many times
    <Outline key={`${index} ${name}`} aria-hidden style={{ ...box }}>
      <span>
        {name} · {owner} {releaseOf(owner)}
      </span>
    </Outline>
  ));
}

/**
 * Whose each part of the page is, and of which release: drawn over the page and listed (FED-07). For those who build and test the shop, in the words
 * of the release command, so in English alone.
 */
export function ReleasesPanel({ releases, page }: ReleasesPanelProps) {
  const parts = useOwnedParts(page);
  const [open, setOpen] = useState(true);
  if (!open) return null;
  const releaseOf: ReleaseOf = (owner) => (owner === 'shell' ? '' : (releases[owner]?.id ?? 'none'));
  const listed = [...new Map(parts.map((part) => [`${part.owner} ${part.name}`, part])).values()];
  return (
    <>
      <Outlines {...{ parts, releaseOf }} />
      <Root aria-label="Releases of this page" lang="en">
        <header>
          <h2>Releases of this page</h2>
          <IconButton icon="close" label="Close" onClick={() => setOpen(false)} />
        </header>
        <table>
          <thead>
            <tr>
              <th scope="col">Part</th>
              <th scope="col">Team</th>
              <th scope="col">Release</th>
            </tr>
          </thead>
          <tbody>
            {listed.map(({ name, owner }) => (
              <tr key={`${owner} ${name}`}>
                <td>{name}</td>
                <td>{owner}</td>
                <td>{releaseOf(owner)}</td>
              </tr>
            ))}
          </tbody>
        </table>
        <details>
          <summary>Commands</summary>
          <ul>
            {Object.entries(releases).flatMap(([remote, release]) =>
              (release?.provides.commands ?? []).map((command) => (
                <li key={command}>
                  {command}: {remote} {release?.id}
                </li>
              )),
            )}
          </ul>
        </details>
        <p>
          Another release, for your browser alone: <code>npm run release -- link &lt;remote&gt; &lt;release&gt;</code>
        </p>
      </Root>
    </>
  );
}
