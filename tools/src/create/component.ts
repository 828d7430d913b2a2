import type { Name } from './names';
import type { Skeleton } from './skeleton';

const component = ({ pascal, words }: Name) => `import type { ComponentPropsWithRef } from 'react';
import { styled } from 'styled-components';

const Root = styled.p\`
  padding: var(--space-2) var(--space-4);
  background: var(--surface);
  color: var(--ink);
  &[data-tone='plate'] {
    background: var(--plate);
    color: var(--plate-ink);
  }
\`;

export interface ${pascal}Props extends ComponentPropsWithRef<'p'> {
  readonly tone?: 'surface' | 'plate';
}

/** A ${words}. */
export function ${pascal}({ tone = 'surface', ...rest }: ${pascal}Props) {
  return <Root {...rest} data-tone={tone} />;
}
`;

const test = ({ pascal, words }: Name) => `import { render, screen } from '@testing-library/react';

import { ${pascal} } from './${pascal}';

describe('a ${words}', () => {
  it('shows its text in its tone and passes other attributes on', () => {
    render(
      <${pascal} tone="plate" id="one">
        Text
      </${pascal}>,
    );
    const element = screen.getByText('Text');
    expect(element).toHaveAttribute('data-tone', 'plate');
    expect(element).toHaveAttribute('id', 'one');
  });
});
`;

const story = ({ pascal }: Name, group: string) => `import type { Meta, StoryObj } from '@storybook/react-webpack5';

import { ${pascal} } from './${pascal}';

const meta: Meta<typeof ${pascal}> = { title: '${group}/${pascal}', component: ${pascal} };
export default meta;

type Story = StoryObj<typeof ${pascal}>;

export const Default: Story = { args: { children: 'Text' } };

export const OnThePlate: Story = { args: { children: 'Text', tone: 'plate' } };
`;

/** A component of the kit, or of one package: folder with test and stories. */
export function componentSkeleton(name: Name, home: string): Skeleton {
  const { pascal } = name;
  const inKit = home === 'shared-lib';
  const folder = `${home}/src/${inKit ? 'ui' : 'parts'}/${pascal}`;
  return {
    files: {
      [`${folder}/${pascal}.tsx`]: component(name),
      [`${folder}/${pascal}.test.tsx`]: test(name),
      [`${folder}/${pascal}.stories.tsx`]: story(name, inKit ? 'Kit' : 'Parts'),
    },
    next: inKit
      ? [`Export ${pascal} and ${pascal}Props from shared-lib/src/ui/index.ts.`]
      : [`Move it to shared-lib/src/ui when a second package needs it.`],
  };
}
