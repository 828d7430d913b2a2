import { createHash } from 'node:crypto';

import type { FastifyReply } from 'fastify';

import { markup } from './html';
import type { Html } from './html';
import { pageStyle } from './page.style';

/** Where the pages for those who sell stand on the platform. */
export const ROOT = '/merchandising';

const STYLE_HASH = createHash('sha256').update(pageStyle).digest('base64');

/** Nothing runs on these pages, and nothing of them goes anywhere else. */
const POLICY = `default-src 'none'; style-src 'sha256-${STYLE_HASH}'; img-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'`;

const SECTIONS = [
  ['reports', 'Reports'],
  ['rules', 'Rules'],
  ['preview', 'Preview'],
  ['history', 'History'],
] as const;

/** Who looks, and at which locale. */
export interface Visitor {
  readonly name: string;
  /** What a form of this visitor carries, so that no other site's form is taken for it. */
  readonly formToken: string;
}

interface PageFacts {
  readonly title: string;
  readonly section?: (typeof SECTIONS)[number][0];
  readonly visitor?: Visitor;
  readonly locale?: string;
}

/** The field of a form that says whose it is. */
export const formTokenField = ({ formToken }: Visitor): Html =>
  markup`<input type="hidden" name="formToken" value="${formToken}" />`;

function header({ section, visitor, locale }: PageFacts): Html {
  if (!visitor)
    return markup`<header>
      <div class="bar"><b>Merchandising</b></div>
    </header>`;
  const query = locale ? `?locale=${locale}` : '';
  const links = SECTIONS.map(
    ([path, words]) =>
      markup`<a href="${ROOT}/${path}${query}" ${path === section && markup` aria-current="page"`}>${words}</a>`,
  );
  return markup`<header>
    <div class="bar">
      <b>Merchandising</b>
      <nav aria-label="Sections">${links}</nav>
      <form class="who" method="post" action="${ROOT}/sign-out">
        ${formTokenField(visitor)}<span>${visitor.name}</span><button class="plain">Sign out</button>
      </form>
    </div>
  </header>`;
}

/** Sends a whole page; nobody keeps it. */
export function sendPage(reply: FastifyReply, facts: PageFacts, body: Html): FastifyReply {
  const page = markup`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width,initial-scale=1" />
        <meta name="robots" content="noindex" />
        <title>${facts.title} · Merchandising</title>
        <style>${{ html: pageStyle }}</style>
      </head>
      <body>
        <a class="skip" href="#main">To the content</a>${header(facts)}
        <main id="main" tabindex="-1">
          <h1>${facts.title}</h1>
          ${body}
        </main>
      </body>
    </html>`;
  return reply
    .type('text/html; charset=utf-8')
    .headers({
      'content-security-policy': POLICY,
      'cache-control': 'no-store',
      'referrer-policy': 'same-origin',
      'x-content-type-options': 'nosniff',
      'cross-origin-opener-policy': 'same-origin',
    })
    .send(page.html);
}
