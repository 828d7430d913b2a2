import { readdirSync } from 'node:fs';
import { join, relative } from 'node:path';

import { composeStories, setProjectAnnotations } from '@storybook/react-webpack5';
import { act, cleanup, render } from '@testing-library/react';
import { axe } from 'jest-axe';
import type { ComponentType } from 'react';

import { previewSettings } from './preview';

interface A11yParameters {
  /** Rules that a story switches off for a reason it states. */
  readonly a11y?: {
    readonly config?: { readonly rules?: readonly { readonly id: string; readonly enabled: boolean }[] };
  };
}

type RenderedStory = ComponentType & { readonly parameters?: A11yParameters };

function storyFiles(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true })
    .flatMap((entry) => {
      const path = join(folder, entry.name);
      if (entry.isDirectory()) return storyFiles(path);
      return entry.name.endsWith('.stories.tsx') ? [path] : [];
    })
    .toSorted();
}

/** What axe objects to, with the markup, under the story's own exceptions. A story is no page, so it needs no landmarks. */
async function objections(element: Element, { a11y }: A11yParameters): Promise<string[]> {
  const exceptions = (a11y?.config?.rules ?? []).map(({ id, enabled }) => [id, { enabled }] as const);
  const rules = { region: { enabled: false }, ...Object.fromEntries(exceptions) };
  const { violations } = await axe(element, { rules });
  return violations.map(({ id, help, nodes }) => `${id}: ${help} ${nodes.map(({ html }) => html).join(' ')}`);
}

/** Draws every story of a package as Storybook would: no error on the console, and nothing axe objects to. */
export function testEveryStory(packageFolder: string): void {
  const source = join(packageFolder, 'src');
  const files = storyFiles(source);
  setProjectAnnotations([previewSettings]);
  afterEach(() => {
    cleanup();
    jest.restoreAllMocks();
  });

  if (files.length === 0) it('waits for its first story', () => expect(files).toEqual([]));
  for (const file of files) {
    describe(relative(source, file), () => {
      const stories = Object.entries(composeStories(jest.requireActual(file)) as Record<string, RenderedStory>);
      it.each(stories)('%s is drawn without an error and accessible', async (_name, Story) => {
        const complaints = jest.spyOn(console, 'error').mockImplementation(() => undefined);
        const { baseElement } = render(<Story />);
        await act(async () => undefined);
        expect(complaints.mock.calls).toEqual([]);
        expect(await objections(baseElement, Story.parameters ?? {})).toEqual([]);
      });
    });
  }
}
