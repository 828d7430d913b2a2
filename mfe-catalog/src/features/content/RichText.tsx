import { isOffered } from '@sightline/shared-lib/domain/site';
import { useServices } from '@sightline/shared-lib/runtime';
import { LensSize } from '@sightline/shared-lib/ui';
import { createElement, useMemo, type ReactNode } from 'react';
import { styled } from 'styled-components';

import { readRichText } from './richText';
import type { RichNode } from './richText';

const Root = styled.div`
  display: grid;
  gap: 12px;
  max-width: 34em;
  & > p {
    text-wrap: pretty;
  }
  & ul,
  & ol {
    display: grid;
    gap: 6px;
    padding-inline-start: 20px;
    list-style: disc;
  }
  & ol {
    list-style: decimal;
  }
  & a {
    text-decoration: underline 1px var(--line-2);
    text-underline-offset: 0.32em;
  }
  & a:hover {
    text-decoration-color: currentColor;
  }
`;

/** Words with every measure in boxing notation (`52□18–145`) drawn as elsewhere. */
function measured(words: string): ReactNode {
  const parts = words.split(/(\d+□\d+–\d+)/);
  if (parts.length === 1) return words;
  return parts.map((part, at) => {
    const [lens, bridge, temple] = part.split(/[□–]/).map(Number);
    // What was split by stands at odd places.
    return at % 2 === 1 && lens && bridge ? <LensSize key={part} {...{ lens, bridge, temple }} /> : part;
  });
}

/** Rich text of the content service, sanitised; its English addresses are written in the locale's spelling (CMS-03). */
export function RichText({ html }: { readonly html: string }) {
  const { navigation, site } = useServices();
  const nodes = useMemo(() => readRichText(html), [html]);
  const draw = (node: RichNode, key: number): ReactNode => {
    if (typeof node === 'string') return measured(node);
    const { tag, href, children } = node;
    if (tag === 'br') return <br key={key} />;
    const drawn = children.map(draw);
    // A link that leads nowhere safe, or into what the store has switched off, is only its words.
    if (tag === 'a' && (href === undefined || !isOffered(href, site.config))) return <span key={key}>{drawn}</span>;
    const address = href?.startsWith('/') ? navigation.localise(href) : href;
    return createElement(tag, { key, ...(address === undefined ? {} : { href: address }) }, ...drawn);
  };
  return <Root>{nodes.map(draw)}</Root>;
}
