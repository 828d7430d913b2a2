import type { ComponentPropsWithRef, ReactNode } from 'react';
import { css, styled } from 'styled-components';
import { Icon } from '../Icon/Icon';
import { screenBelow, screenHovers } from '../tokens/tokens';
import { useKitText } from '../text/KitText';

const chipStyle = css`
  position: relative;
  display: inline-flex;
  align-items: center;
  gap: 8px;
  min-height: 36px;
  padding: 7px 11px;
  border: 1px solid var(--line-2);
  border-radius: var(--radius);
  background: var(--surface);
  font: var(--small);
  cursor: pointer;
  &::after {
    content: '';
    position: absolute;
    inset: -5px 0;
  }
  /* Where a thumb goes. */
  @media ${screenBelow.md} {
    min-height: 44px;
  }
  @media ${screenHovers} {
    &:hover {
      border-color: var(--ink);
    }
  }
  &[data-selected] {
    border-color: var(--ink);
    background: var(--ink);
    color: var(--on-ink);
    forced-color-adjust: none;
  }
`;
const Anchor = styled.a`
  ${chipStyle}
`;
const Press = styled.button`
  ${chipStyle}
`;

interface ChipFacts {
  readonly children: ReactNode;
  /** On, with a tick. */
  readonly selected?: boolean;
  /** Following it takes the value away: shows the cross and says so with this name. */
  readonly removes?: string;
}

export type ChipProps = ChipFacts &
  (
    | (ComponentPropsWithRef<'a'> & { readonly href: string })
    | (ComponentPropsWithRef<'button'> & { readonly href?: undefined })
  );

/** A value that can be taken away or switched on: an applied facet, a store service. */
export function Chip({ children, selected, removes, ...rest }: ChipProps) {
  const text = useKitText();
  const content = (
    <>
      {selected ? <Icon name="check" size={16} /> : null}
      {removes === undefined ? children : <span aria-hidden="true">{children}</span>}
      {removes === undefined ? null : <span className="vh">{text('Kit.Remove', { name: removes })}</span>}
      {removes === undefined ? null : <Icon name="close" size={16} />}
    </>
  );
  const mark = selected ? '' : undefined;
  if (rest.href !== undefined) {
    return (
      <Anchor {...rest} data-selected={mark}>
        {content}
      </Anchor>
    );
  }
  return (
    <Press
      type="button"
      {...rest}
      data-selected={mark}
      aria-pressed={removes === undefined ? Boolean(selected) : undefined}
    >
      {content}
    </Press>
  );
}
