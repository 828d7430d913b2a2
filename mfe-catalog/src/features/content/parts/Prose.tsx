import { Heading, media } from '@sightline/shared-lib/ui';
import { styled } from 'styled-components';

import type { PartProps } from '../contentPart';
import { RichText } from '../RichText';

const Root = styled.section`
  display: grid;
  gap: 12px;
  max-width: 34em;
  padding-block: 20px;
  & > h2 {
    text-wrap: balance;
  }
  & > p {
    text-wrap: pretty;
  }
  ${media.md} {
    main > &.titled {
      grid-template-columns: minmax(0, 1fr) minmax(0, 2fr);
      align-items: baseline;
      gap: 24px;
      max-width: none;
      padding-block: 28px 36px;
      border-top: 1px solid var(--line);
    }
    main > header + &.titled {
      margin-top: 16px;
    }
    & > :last-child {
      max-width: 34em;
    }
  }
`;

/** A heading with paragraphs, lists and links, beside each other where the page is theirs alone and wide; or one plain line. */
export function Prose({ part }: PartProps) {
  return (
    <Root className={part.title ? 'titled' : undefined}>
      {part.title ? (
        <Heading level={2} size="t1">
          {part.title}
        </Heading>
      ) : null}
      {part.html ? <RichText html={part.html} /> : part.text ? <p>{part.text}</p> : null}
    </Root>
  );
}
