import type { ComponentPropsWithRef } from 'react';
import type { TypeToken } from '../tokens/tokens';

export interface HeadingProps extends ComponentPropsWithRef<'h2'> {
  readonly level: 1 | 2 | 3 | 4;
  /** Step of the type scale; by level d2, d3, t2, body when it is not given. */
  readonly size?: TypeToken | undefined;
}

const sizes: Record<HeadingProps['level'], TypeToken> = { 1: 'd2', 2: 'd3', 3: 't2', 4: 'body' };

/** A heading whose rank and size are chosen apart; the page's `h1` can take focus after navigation. */
export function Heading({ level, size = sizes[level], className, ...rest }: HeadingProps) {
  const Tag = `h${level}` as const;
  return (
    <Tag
      {...(level === 1 ? { tabIndex: -1 } : {})}
      {...rest}
      className={[size, level === 4 ? 'strong' : '', className ?? ''].join(' ').trim()}
    />
  );
}
