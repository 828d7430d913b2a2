import type { MouseEvent, ReactNode } from 'react';
import { styled } from 'styled-components';
import { useKitText } from '../text/KitText';

const Root = styled.div`
  & > ul {
    display: grid;
    /* Four beside each other on a phone. */
    grid-template-columns: repeat(auto-fit, minmax(5.4rem, 1fr));
    padding-inline-end: 1px;
    padding-block-end: 1px;
  }
  /* Neighbours share a border, those of another row too. */
  & > ul > li {
    margin-inline-end: -1px;
    margin-block-end: -1px;
  }
  & a {
    display: grid;
    gap: 4px;
    align-content: center;
    height: 100%;
    min-height: 48px;
    padding: 10px 12px;
    border: 1px solid var(--line-2);
    background: var(--surface);
  }
  & a[aria-current] {
    position: relative;
    border-color: var(--ink);
    box-shadow: inset 0 0 0 1.5px var(--ink);
    @media (forced-colors: active) {
      border: 3px solid Highlight;
    }
    font-weight: 600;
  }
  & a[aria-current] > .small {
    font-weight: 400;
  }
  & a:focus-visible {
    position: relative;
    outline: 2px solid var(--focus);
    outline-offset: 2px;
  }
  & a[data-sold-out] {
    background: repeating-linear-gradient(-45deg, var(--line) 0 1px, var(--ground) 1px 9px);
    color: var(--ink-3);
  }
  & > p {
    margin-top: 8px;
    font: var(--small);
    color: var(--ink-2);
  }
  & > p[data-tone='good'] {
    color: var(--good);
  }
`;

export interface SizeOption {
  readonly id: string;
  /** The letter, or whatever the maker calls it. */
  readonly letter: string;
  /** Total width in mm. */
  readonly mm?: number | undefined;
  readonly href: string;
  readonly soldOut?: boolean | undefined;
}

export interface SizeChoiceProps {
  /** Names the group, for example "Size". */
  readonly label: string;
  readonly sizes: readonly SizeOption[];
  readonly selected?: string | undefined;
  /** The size advisor's word about the chosen size. */
  readonly advice?: ReactNode;
  readonly adviceTone?: 'good' | 'plain' | undefined;
  readonly onPick?: ((id: string) => void) | undefined;
}

/** Joined rectangles with letter and total width; a sold-out size stays reachable, for its notice. */
export function SizeChoice({ label, sizes, selected, advice, adviceTone = 'plain', onPick }: SizeChoiceProps) {
  const text = useKitText();
  const pick = (event: MouseEvent, id: string) => {
    if (!onPick || event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    onPick(id);
  };
  return (
    <Root>
      <ul aria-label={label}>
        {sizes.map(({ id, letter, mm, href, soldOut }) => (
          <li key={id}>
            <a
              href={href}
              aria-current={id === selected ? 'true' : undefined}
              data-sold-out={soldOut ? '' : undefined}
              onClick={(event) => pick(event, id)}
            >
              <span>{letter}</span>
              {soldOut || mm !== undefined ? (
                <span className="small">
                  {soldOut ? text('Kit.SoldOut') : text('Kit.Millimetres', { mm: mm ?? 0 })}
                </span>
              ) : null}
            </a>
          </li>
        ))}
      </ul>
      {advice ? <p data-tone={adviceTone}>{advice}</p> : null}
    </Root>
  );
}
