import { useState } from 'react';
import { styled } from 'styled-components';

import type { PageOwner, PageState } from '../../page/pageState';
import { InspectionPanel } from '../InspectionPanel';

import { ReleaseChoice } from './ReleaseChoice';
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
    inset-inline-start: 0;
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

const Parts = styled.table`
  width: 100%;
  border-collapse: collapse;
  & :is(th, td) {
    padding-block: 6px;
    padding-inline: 0 8px;
    border-top: 1px solid var(--line);
    text-align: start;
    overflow-wrap: anywhere;
    vertical-align: top;
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
      <InspectionPanel
        title="Releases of this page"
        closeLabel="Close"
        edge="bottom"
        lang="en"
        onClose={() => setOpen(false)}
      >
        <Parts>
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
        </Parts>
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
        <ReleaseChoice />
      </InspectionPanel>
    </>
  );
}
