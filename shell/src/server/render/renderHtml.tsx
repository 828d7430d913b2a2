import { globalCss } from '@sightline/shared-lib/ui';
import type { PlatformClient } from '@sightline/shared-lib/contracts';
import { LOCALE_FACTS } from '@sightline/shared-lib/contracts';
import { renderToString } from 'react-dom/server';
import { ServerStyleSheet } from 'styled-components';

import { Footer } from '../../chrome/Footer';
import { Header } from '../../chrome/Header';
import { ChromeFrame } from '../../chrome/ChromeFrame';
import type { OpenedPage } from '../../page/loadPage';
import { PageFailure } from '../../page/PageFailure';
import { PageFrame } from '../../page/PageFrame';
import { ID_PREFIXES, type PageState } from '../../page/pageState';
import { shellMessages } from '../../i18n/shellMessages.server';
import { routesOf } from '../../page/routesOf';
import { translatorOf } from '../../page/loadPage';
import { capturesTranslations } from '../../page/translationCapture';
import { wordVariant } from '../../page/wordVariant';

import { OUTLINE_RULES } from './outlineFile';
import { serverServices } from './serverServices';
import { writtenStyles } from './styleNames';

/** Header, page and footer as HTML, with the styles all three need; each is a React root of its own. */
export async function renderHtml(state: PageState, opened: OpenedPage | null, client: PlatformClient) {
  const services = serverServices(state.site, client, state.request, state.now, routesOf(state.releases));
  const capturing = capturesTranslations(state.request.query, state.site.locale);
  const t = translatorOf('shell', state.site, shellMessages[state.site.language], {
    capturing,
    variant: await wordVariant(state.site.locale),
  });
  const sheet = new ServerStyleSheet();
  const render = (element: React.ReactElement, identifierPrefix: string) =>
    renderToString(sheet.collectStyles(element), { identifierPrefix });
  try {
    const chrome = (element: React.ReactElement) => (
      <ChromeFrame services={services} t={t}>
        {element}
      </ChromeFrame>
    );
    const pageHtml = opened
      ? render(
          <PageFrame
            page={{
              request: state.request,
              data: state.data,
              Page: opened.module.Page,
              Root: opened.Root,
              t: opened.t,
            }}
            services={services}
            shellText={t}
            renderFallback={() => null}
          />,
          ID_PREFIXES.page,
        )
      : render(chrome(<PageFailure t={t} href={state.request.url} />), ID_PREFIXES.page);
    const headerHtml = render(chrome(<Header state={state} />), ID_PREFIXES.header);
    const footerHtml = render(chrome(<Footer state={state} />), ID_PREFIXES.footer);
    return {
      pageHtml,
      headerHtml,
      footerHtml,
      globalCss: globalCss + OUTLINE_RULES,
      styles: writtenStyles(stylesOf(sheet)),
      lang: LOCALE_FACTS[state.site.locale].tag,
    };
  } finally {
    sheet.seal();
  }
}

/** Content of the sheet's style element, without the element: the document writes it under its own hash. */
function stylesOf(sheet: ServerStyleSheet): string {
  return sheet
    .getStyleTags()
    .replace(/^<style[^>]*>/, '')
    .replace(/<\/style>\s*$/, '');
}
