import { styled } from 'styled-components';
import { Icon } from '../Icon/Icon';
import { useKitText } from '../text/KitText';

const Root = styled.nav`
  & > ul {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
  }
  & a,
  & .gap {
    display: grid;
    place-items: center;
    min-width: 44px;
    min-height: 44px;
    font-variant-numeric: tabular-nums;
  }
  & a[aria-current] {
    font-weight: 600;
    border-block: 3px solid transparent;
    border-bottom-color: var(--sight);
  }
`;

/** First, last, and those around the current page; 0 stands for a gap. */
export function pageNumbers(page: number, pages: number): readonly number[] {
  const near = [1, page - 1, page, page + 1, pages].filter((value) => value >= 1 && value <= pages);
  const ordered = [...new Set(near)].toSorted((a, b) => a - b);
  return ordered.flatMap((value, index) => (index > 0 && value - (ordered[index - 1] ?? 0) > 1 ? [0, value] : [value]));
}

export interface PaginationProps {
  readonly page: number;
  readonly pages: number;
  readonly hrefFor: (page: number) => string;
}

/** Numbered pages, each a link. */
export function Pagination({ page, pages, hrefFor }: PaginationProps) {
  const text = useKitText();
  if (pages <= 1) return null;
  return (
    <Root aria-label={text('Kit.Pages')}>
      <ul>
        {page > 1 ? (
          <li>
            <a href={hrefFor(page - 1)} rel="prev" aria-label={text('Kit.Previous')}>
              <Icon name="chevronLeft" />
            </a>
          </li>
        ) : null}
        {pageNumbers(page, pages).map((value, index) => (
          <li key={value === 0 ? `gap-${index}` : value}>
            {value === 0 ? (
              <span className="gap">…</span>
            ) : (
              <a
                href={hrefFor(value)}
                aria-label={text('Kit.Page', { page: value })}
                aria-current={value === page ? 'page' : undefined}
              >
                {value}
              </a>
            )}
          </li>
        ))}
        {page < pages ? (
          <li>
            <a href={hrefFor(page + 1)} rel="next" aria-label={text('Kit.Next')}>
              <Icon name="chevronRight" />
            </a>
          </li>
        ) : null}
      </ul>
    </Root>
  );
}
