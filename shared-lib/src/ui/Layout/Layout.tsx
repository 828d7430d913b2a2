import type { ComponentPropsWithRef, ReactNode } from 'react';
import { styled } from 'styled-components';
import { Heading } from '../Heading/Heading';
import { media } from '../tokens/tokens';

/** Content between the page margins; at most 1584 px wide on the largest screens. */
export const Container = styled.div`
  padding-inline: var(--margin);
`;

/** The body of a page: margins, and room above the title and below the end. */
export const Page = styled.div`
  padding: 20px var(--margin) var(--section);
  ${media.md} {
    padding-top: 28px;
  }
`;

const SectionRoot = styled.section`
  padding-block: calc(var(--section) / 2);
  & > .section-head {
    display: flex;
    flex-wrap: wrap;
    align-items: baseline;
    justify-content: space-between;
    gap: 8px 24px;
    margin-bottom: 24px;
  }
`;

export interface SectionProps extends Omit<ComponentPropsWithRef<'section'>, 'title'> {
  readonly title?: ReactNode;
  /** A link at the right of the title. */
  readonly action?: ReactNode;
}

/** A part of a page with its title on the left and one link on the right. */
export function Section({ title, action, children, ...rest }: SectionProps) {
  return (
    <SectionRoot {...rest}>
      {title ? (
        <div className="section-head">
          <Heading level={2}>{title}</Heading>
          {action}
        </div>
      ) : null}
      {children}
    </SectionRoot>
  );
}

const ColumnsRoot = styled.div`
  display: grid;
  gap: 32px var(--gutter);
  align-items: start;
  grid-template-columns: minmax(0, 1fr);
  ${media.md} {
    &[data-layout='facets'] {
      grid-template-columns: 256px minmax(0, 1fr);
      column-gap: 64px;
    }
    &[data-layout='account'] {
      grid-template-columns: 220px minmax(0, 1fr);
      column-gap: 80px;
    }
    &[data-layout='buybox'] {
      grid-template-columns: minmax(0, 1fr) minmax(360px, 432px);
      column-gap: 64px;
    }
    &[data-layout='summary'] {
      grid-template-columns: minmax(0, 1fr) minmax(360px, 432px);
      column-gap: 80px;
    }
    &[data-layout='halves'] {
      grid-template-columns: repeat(2, minmax(0, 1fr));
    }
    &[data-layout='thirds'] {
      grid-template-columns: repeat(3, minmax(0, 1fr));
    }
    &[data-layout='quarters'] {
      grid-template-columns: repeat(4, minmax(0, 1fr));
    }
  }
`;

export interface ColumnsProps extends ComponentPropsWithRef<'div'> {
  /** Which side is fixed from 1024 px: facets 256 and account 220 left, buy box and summary 432 right; or equal parts. */
  readonly layout: 'facets' | 'account' | 'buybox' | 'summary' | 'halves' | 'thirds' | 'quarters';
}

/** Children side by side from 1024 px, below each other before. */
export function Columns({ layout, ...rest }: ColumnsProps) {
  return <ColumnsRoot {...rest} data-layout={layout} />;
}

const StackRoot = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 20px;
  &[data-gap='1'] {
    gap: 4px;
  }
  &[data-gap='2'] {
    gap: 8px;
  }
  &[data-gap='3'] {
    gap: 12px;
  }
  &[data-gap='6'] {
    gap: 24px;
  }
  &[data-gap='8'] {
    gap: 32px;
  }
  &[data-gap='10'] {
    gap: 40px;
  }
`;

export interface StackProps extends ComponentPropsWithRef<'div'> {
  /** Step of the space scale between children: 5 (20 px) unless told. */
  readonly gap?: 1 | 2 | 3 | 5 | 6 | 8 | 10 | undefined;
}

/** Children below each other at an even distance. */
export function Stack({ gap = 5, ...rest }: StackProps) {
  return <StackRoot {...rest} data-gap={gap} />;
}

/** Children in a row that wraps. */
export const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 8px 20px;
`;

/** A white working area: summaries and forms beside the grey ground. */
export const Surface = styled.div`
  padding: 24px 20px;
  background: var(--surface);
  ${media.md} {
    padding: 32px;
  }
`;
