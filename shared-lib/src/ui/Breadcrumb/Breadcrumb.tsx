import { styled } from 'styled-components';
import { useKitText } from '../text/KitText';

const Root = styled.nav`
  font: var(--small);
  color: var(--ink-2);
  & > ol {
    display: flex;
    flex-wrap: wrap;
  }
  & li:not(:last-child)::after {
    content: '/';
    padding-inline: 8px;
  }
  & li {
    padding-block: 4px;
  }
  /* Nothing moves by it: words in a line have no height of their own. */
  & a {
    padding-block: 13px;
  }
  & a:hover {
    text-decoration: underline;
    text-underline-offset: 3px;
  }
`;

export interface BreadcrumbProps {
  /** From the top down; the last one is this page. */
  readonly items: readonly { readonly label: string; readonly href?: string | undefined }[];
}

/** The way up from here. */
export function Breadcrumb({ items }: BreadcrumbProps) {
  const text = useKitText();
  return (
    <Root aria-label={text('Kit.Breadcrumb')}>
      <ol>
        {items.map(({ label, href }, index) => (
          <li key={label}>
            {href ? (
              <a href={href} aria-current={index === items.length - 1 ? 'page' : undefined}>
                {label}
              </a>
            ) : (
              <span aria-current={index === items.length - 1 ? 'page' : undefined}>{label}</span>
            )}
          </li>
        ))}
      </ol>
    </Root>
  );
}
