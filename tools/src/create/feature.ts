import type { Name } from './names';
import type { Skeleton } from './skeleton';

const hook = ({ pascal, words }: Name) => `import { useServices } from '@sightline/shared-lib/runtime';
import { useState } from 'react';

export type ${pascal}Status = 'open' | 'working' | 'done' | 'failed';

/** State of the ${words}; the page says what confirming does. */
export function use${pascal}(onConfirm: () => Promise<void>) {
  const { reportFailure } = useServices();
  const [status, setStatus] = useState<${pascal}Status>('open');

  const confirm = async () => {
    setStatus('working');
    try {
      await onConfirm();
      setStatus('done');
    } catch (error) {
      reportFailure(error);
      setStatus('failed');
    }
  };

  return { status, confirm };
}
`;

const component = ({ pascal, words }: Name) => `import { useTranslation } from '@sightline/shared-lib/runtime';
import { Button, Note, Stack } from '@sightline/shared-lib/ui';

import { use${pascal} } from './use${pascal}';

interface ${pascal}Props {
  /** Rejects when it cannot be done. */
  readonly onConfirm: () => Promise<void>;
}

/** The ${words}: confirmed once, with a word about how it went. */
export function ${pascal}({ onConfirm }: ${pascal}Props) {
  const { t } = useTranslation();
  const { status, confirm } = use${pascal}(onConfirm);
  if (status === 'done') return <Note live="status">{t('${pascal}.Done')}</Note>;
  return (
    <Stack gap={3}>
      {status === 'failed' ? (
        <Note tone="bad" live="alert">
          {t('${pascal}.Failed')}
        </Note>
      ) : null}
      <Button busy={status === 'working'} onClick={() => void confirm()}>
        {t('${pascal}.Confirm')}
      </Button>
    </Stack>
  );
}
`;

const frameImports = `import { ServicesProvider, TranslationProvider, createTranslator } from '@sightline/shared-lib/runtime';
import { fakeServices } from '@sightline/shared-lib/testing';`;

const test = ({ pascal, kebab, words }: Name) => `${frameImports}
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

import en from '../../i18n/en.json';

import { ${pascal} } from './${pascal}';

function show(onConfirm: () => Promise<void>) {
  const services = fakeServices();
  render(
    <ServicesProvider services={services}>
      <TranslationProvider t={createTranslator('en', '${kebab}', en)} locale="en-us">
        <${pascal} onConfirm={onConfirm} />
      </TranslationProvider>
    </ServicesProvider>,
  );
  return { services, user: userEvent.setup() };
}

describe('the ${words}', () => {
  it('says that it is done, and cannot be confirmed twice', async () => {
    const confirmed = jest.fn(async () => undefined);
    const { user } = show(confirmed);
    await user.click(screen.getByRole('button'));
    expect(await screen.findByRole('status')).toBeInTheDocument();
    expect(screen.queryByRole('button')).not.toBeInTheDocument();
    expect(confirmed).toHaveBeenCalledTimes(1);
  });

  it('stays open and tells the shopper and the shell when it fails', async () => {
    const failure = new Error('no');
    const { services, user } = show(async () => Promise.reject(failure));
    await user.click(screen.getByRole('button'));
    expect(await screen.findByRole('alert')).toBeInTheDocument();
    expect(screen.getByRole('button')).toBeEnabled();
    expect(services.reported).toEqual([failure]);
  });
});
`;

const story = ({ pascal, kebab }: Name) => `${frameImports}
import type { Meta, StoryObj } from '@storybook/react-webpack5';

import en from '../../i18n/en.json';

import { ${pascal} } from './${pascal}';

const meta: Meta<typeof ${pascal}> = {
  title: 'Features/${pascal}',
  component: ${pascal},
  decorators: [
    (Story) => (
      <ServicesProvider services={fakeServices()}>
        <TranslationProvider t={createTranslator('en', '${kebab}', en)} locale="en-us">
          <Story />
        </TranslationProvider>
      </ServicesProvider>
    ),
  ],
};
export default meta;

type Story = StoryObj<typeof ${pascal}>;

export const Default: Story = { args: { onConfirm: async () => undefined } };
`;

/** A feature of a remote: component, state, test and story. Pages compose it through its callback. */
export function featureSkeleton(name: Name, remote: string): Skeleton {
  const { pascal, camel } = name;
  const folder = `${remote}/src/features/${camel}`;
  return {
    files: {
      [`${folder}/${pascal}.tsx`]: component(name),
      [`${folder}/use${pascal}.ts`]: hook(name),
      [`${folder}/${pascal}.test.tsx`]: test(name),
      [`${folder}/${pascal}.stories.tsx`]: story(name),
    },
    strings: {
      folder: `${remote}/src/i18n`,
      words: {
        [`${pascal}.Confirm`]: 'Confirm',
        [`${pascal}.Done`]: 'Done.',
        [`${pascal}.Failed`]: 'That did not work. Try again in a minute.',
      },
    },
    next: [
      `Say "${pascal}.Confirm", "${pascal}.Done" and "${pascal}.Failed" in your own words in the six files of ${remote}/src/i18n.`,
      `Place <${pascal} /> in a page and pass it what confirming does; features never import each other.`,
    ],
  };
}
