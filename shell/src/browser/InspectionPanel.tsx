import { IconButton } from '@sightline/shared-lib/ui';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';

const Root = styled.aside`
  position: fixed;
  z-index: 40;
  inset-inline-end: 0;
  width: min(480px, 100vw);
  max-height: 50vh;
  overflow: auto;
  padding: 12px 16px 16px;
  border: 1px solid var(--line-2);
  background: var(--surface);
  color: var(--ink);
  font: var(--small);
  &[data-edge='top'] {
    top: 112px;
  }
  &[data-edge='bottom'] {
    bottom: 0;
  }
  & header {
    display: flex;
    align-items: center;
    justify-content: space-between;
  }
  & h2 {
    font: var(--t2);
  }
  & summary {
    min-height: 44px;
    font-weight: 500;
  }
`;

interface InspectionPanelProps {
  readonly title: string;
  readonly closeLabel: string;
  readonly edge: 'top' | 'bottom';
  /** Where the words are not in the language of the page. */
  readonly lang?: 'en';
  readonly onClose: () => void;
  readonly children: ReactNode;
}

/** A panel over the page for those who build and check the shop. */
export function InspectionPanel({ title, closeLabel, edge, lang, onClose, children }: InspectionPanelProps) {
  return (
    <Root aria-label={title} data-edge={edge} lang={lang}>
      <header>
        <h2>{title}</h2>
        <IconButton icon="close" label={closeLabel} onClick={onClose} />
      </header>
      {children}
    </Root>
  );
}
