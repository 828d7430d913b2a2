import type { PageModule, PageRequest, Translate } from '@sightline/shared-lib/contracts';
import { createTranslator, ServicesProvider, TranslationProvider } from '@sightline/shared-lib/runtime';
import type { FakeServices } from '@sightline/shared-lib/testing';
import type { ReactNode } from 'react';
import { renderToString } from 'react-dom/server';

import { remote } from '../module';

/** A page of the remote, with the words it begins with. */
async function openFirst({ kind }: PageRequest): Promise<{ readonly module: PageModule; readonly t: Translate }> {
  const module = await remote.pages[kind]?.();
  if (!module) throw new Error(`There is no page ${kind}.`);
  return { module, t: createTranslator('en', 'first-visit', { ...(await remote.messages('en', kind)) }) };
}

function framed(content: ReactNode, t: Translate, services: FakeServices) {
  return (
    <ServicesProvider services={services}>
      <TranslationProvider t={t} locale="en-us">
        {content}
      </TranslationProvider>
    </ServicesProvider>
  );
}

/** Data and HTML of a page as the server makes them. */
export async function drawOnServer(request: PageRequest, services: FakeServices) {
  const { module, t } = await openFirst(request);
  const { site, client, now } = services;
  const answer = await module.load(request, { site, client, now, t, segments: [] });
  if (answer.outcome !== 'page') throw new Error(`a redirect to ${answer.location}`);
  const { data } = answer;
  return {
    data,
    html: renderToString(
      framed(<module.Page data={data} request={request} />, t, { ...services, environment: 'server' }),
    ),
  };
}

/** What the browser takes the page over with: no `load`, and the first words alone. */
export async function takenOver(request: PageRequest, data: unknown, services: FakeServices) {
  const { module, t } = await openFirst(request);
  return framed(<module.Page data={data} request={request} />, t, services);
}
