import type { Name } from './names';
import { registerPage, type NewPage } from './registerPage';
import type { Skeleton } from './skeleton';

const component = ({ pascal, words }: Name) => `import type { PageProps } from '@sightline/shared-lib/contracts';
import { Heading, Page } from '@sightline/shared-lib/ui';

export interface ${pascal}Data {
  readonly title: string;
}

/** The ${words} page. */
export function ${pascal}({ data }: PageProps<${pascal}Data>) {
  return (
    <Page as="main" id="main" tabIndex={-1}>
      <Heading level={1}>{data.title}</Heading>
    </Page>
  );
}
`;

const load = ({
  pascal,
  camel,
}: Name) => `import type { LoadResult, LoadServices, PageModule, PageRequest } from '@sightline/shared-lib/contracts';

import { ${pascal}, type ${pascal}Data } from './${pascal}';

async function load(request: PageRequest, { t }: LoadServices): Promise<LoadResult<${pascal}Data>> {
  const title = t('${pascal}.Title');
  return {
    outcome: 'page',
    status: 200,
    head: { title: \`\${title} | Sightline\`, canonicalPath: request.path },
    data: { title },
    cache: 'content',
  };
}

export const ${camel}Page: PageModule<${pascal}Data> = { load, Page: ${pascal} };
`;

const test = (
  { pascal, camel, kebab, words }: Name,
  { kind, address = `/${kebab}` }: NewPage,
) => `import type { PageRequest } from '@sightline/shared-lib/contracts';
import { createTranslator } from '@sightline/shared-lib/runtime';
import { fakeServices } from '@sightline/shared-lib/testing';
import { render, screen } from '@testing-library/react';

import { ${camel}Page } from './${camel}Page';

const request: PageRequest = { kind: '${kind}', path: '${address}', url: '${address}', params: {}, query: {} };
const t = createTranslator('en', '${kebab}', { '${pascal}.Title': 'A title' });

describe('the ${words} page', () => {
  it('shows its title as the one main heading and in the head', async () => {
    const answer = await ${camel}Page.load(request, { ...fakeServices(), t, segments: [] });
    if (answer.outcome !== 'page') throw new Error('no page');
    expect(answer.head.title).toBe('A title | Sightline');
    render(<${camel}Page.Page data={answer.data} request={request} />);
    expect(screen.getByRole('main')).toContainElement(screen.getByRole('heading', { level: 1, name: 'A title' }));
  });
});
`;

/** A page of a remote: what it shows, how it loads, a test of both, and its place in the remote. */
export function pageSkeleton(name: Name, page: NewPage): Skeleton {
  const { pascal, camel } = name;
  const { remote, address } = page;
  const folder = `${remote}/src/pages/${pascal}`;
  const opener = `() => import(/* webpackChunkName: "${page.kind}" */ './pages/${pascal}/${camel}Page').then((page) => page.${camel}Page as PageModule)`;
  return {
    files: {
      [`${folder}/${pascal}.tsx`]: component(name),
      [`${folder}/${camel}Page.ts`]: load(name),
      [`${folder}/${camel}Page.test.tsx`]: test(name, page),
    },
    edits: registerPage(page, opener),
    strings: { folder: `${remote}/src/i18n`, words: { [`${pascal}.Title`]: name.words } },
    next: [
      `Translate "${pascal}.Title" in the six files of ${remote}/src/i18n.`,
      ...(address
        ? [
            `Give ${address} Italian, French and German words in ${remote}/remote.ts, as \`words\`; without, it is English everywhere.`,
            `Say \`whose: 'shopper'\` there if the page holds what is one person's own.`,
          ]
        : []),
    ],
  };
}
