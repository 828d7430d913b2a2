import type { ComponentPropsWithRef, ReactNode } from 'react';
import { styled } from 'styled-components';
import { Icon } from '../Icon/Icon';

const Root = styled.details`
  border-bottom: 1px solid var(--line);
  &[data-sign='chevron'] {
    border-top: 1px solid var(--line);
    border-bottom: 0;
  }
  & > summary {
    display: flex;
    align-items: center;
    justify-content: space-between;
    gap: 16px;
    min-height: 60px;
    padding-block: 12px;
    font-weight: 500;
  }
  &[data-sign='chevron'] > summary {
    min-height: 52px;
    padding-block: 8px;
    font-weight: 600;
  }
  & > summary > .icon {
    margin-inline-end: 4px;
  }
  &[data-sign='chevron'] > summary > .icon {
    color: var(--ink-3);
  }
  &[data-sign='chevron'][open] > summary > .icon {
    rotate: 180deg;
  }
  &[open] > summary > .when-closed,
  &:not([open]) > summary > .when-open {
    display: none;
  }
  & > .accordion-body {
    padding-bottom: 20px;
  }
  & > .accordion-body > .facet-hint {
    margin: -8px 0 4px;
  }
  &[data-sign='chevron'] > .accordion-body {
    padding-bottom: 8px;
  }
`;

export interface AccordionProps extends Omit<ComponentPropsWithRef<'details'>, 'title'> {
  readonly title: ReactNode;
  /** Plus and minus for reading, chevrons for facets. */
  readonly sign?: 'plus' | 'chevron' | undefined;
}

/** A part that opens in place; native, so it works without script, and find-in-page opens it. */
export function Accordion({ title, sign = 'plus', children, ...rest }: AccordionProps) {
  return (
    <Root {...rest} data-sign={sign}>
      <summary>
        <span>{title}</span>
        {sign === 'chevron' ? (
          <Icon name="chevronDown" size={16} />
        ) : (
          <>
            <Icon className="when-closed" name="plus" />
            <Icon className="when-open" name="minus" />
          </>
        )}
      </summary>
      <div className="accordion-body">{children}</div>
    </Root>
  );
}
