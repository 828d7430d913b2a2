import type { HttpApp, RoutePlugin } from '../../kernel';

import { describedApi, type ApiDocument } from './openApi';
import { REFERENCE_POLICY, referencePage } from './referencePage';

/** `/openapi.json` describes every call of the platform, `/reference` shows it to people. */
export function referenceRoutes(whole: HttpApp): RoutePlugin {
  let written: { readonly document: ApiDocument; readonly html: string } | undefined;
  const reference = () => {
    const document = describedApi(whole);
    written ??= { document, html: referencePage(document) };
    return written;
  };
  return (app) => {
    app.get('/openapi.json', () => reference().document);
    app.get('/reference', (_request, reply) =>
      reply
        .type('text/html; charset=utf-8')
        .header('content-security-policy', REFERENCE_POLICY)
        .header('x-content-type-options', 'nosniff')
        .send(reference().html),
    );
  };
}
