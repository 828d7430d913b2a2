import { createHash } from 'node:crypto';

import type { FastifyReply } from 'fastify';

import { frameStyle } from './frame.style';
import { markup } from './html';
import type { Html } from './html';

/** What pages of one kind have in common. */
export interface FrameOptions {
  /** Where they stand on the platform, such as `/merchandising`. */
  readonly root: string;
  /** Cookie of their sessions, and what these are signed for: a session opens no other pages. */
  readonly cookie: string;
  readonly name: string;
  /** Last part of the address and words of each, in the order of the navigation; the first is where the sign-in leads. */
  readonly sections: readonly (readonly [path: string, words: string])[];
  /** Style of their own, beside the frame's. */
  readonly style: string;
}

/** Who looks. */
export interface Visitor {
  readonly name: string;
  /** What a form of this visitor carries, so that no other site's form is taken for it. */
  readonly formToken: string;
}

interface PageFacts {
  readonly title: string;
  readonly section?: string;
  readonly visitor?: Visitor;
  /** Carried along to other sections. */
  readonly query?: Readonly<Record<string, string>>;
}

export interface Frame extends Pick<FrameOptions, 'root' | 'cookie' | 'name'> {
  /** Where the sign-in leads. */
  readonly home: string;
  /** Sends a whole page; nobody keeps it. */
  send(reply: FastifyReply, facts: PageFacts, body: Html): FastifyReply;
  /** After a form comes a page of its own, which can be read again without sending the form twice. */
  leadTo(reply: FastifyReply, section: string, query: Readonly<Record<string, string>>): FastifyReply;
}

const queryOf = (query: Readonly<Record<string, string>> = {}): string => {
  const text = new URLSearchParams(query).toString();
  return text && `?${text}`;
};

/** The field of a form that says whose it is. */
export const formTokenField = ({ formToken }: Visitor): Html =>
  markup`<input type="hidden" name="formToken" value="${formToken}" />`;

function header({ root, name, sections }: FrameOptions, { section, visitor, query }: PageFacts): Html {
  if (!visitor)
    return markup`<header>
      <div class="bar"><b>${name}</b></div>
    </header>`;
  const links = sections.map(
    ([path, words]) =>
      markup`<a href="${root}/${path}${queryOf(query)}" ${path === section && markup` aria-current="page"`}
        >${words}</a
      >`,
  );
  return markup`<header>
    <div class="bar">
      <b>${name}</b>
      <nav aria-label="Sections">${links}</nav>
      <form class="who" method="post" action="${root}/sign-out">
        ${formTokenField(visitor)}<span>${visitor.name}</span><button class="plain">Sign out</button>
      </form>
    </div>
  </header>`;
}

/** The frame of pages for those who run the shop: drawn whole on the server, without script, kept by nobody. */
export function createFrame(options: FrameOptions): Frame {
  const { root, cookie, name, sections, style: own } = options;
  const style = frameStyle + own;
  const hash = createHash('sha256').update(style).digest('base64');
  /** Nothing runs on these pages, and nothing of them goes anywhere else. */
  const policy = `default-src 'none'; style-src 'sha256-${hash}'; img-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'`;
  return {
    root,
    cookie,
    name,
    home: `${root}/${sections[0]?.[0] ?? ''}`,
    send(reply, facts, body) {
      const page = markup`<!doctype html>
        <html lang="en">
          <head>
            <meta charset="utf-8" />
            <meta name="viewport" content="width=device-width,initial-scale=1" />
            <meta name="robots" content="noindex" />
            <title>${facts.title} · ${name}</title>
            <style>${{ html: style }}</style>
          </head>
          <body>
            <a class="skip" href="#main">To the content</a>${header(options, facts)}
            <main id="main" tabindex="-1">
              <h1>${facts.title}</h1>
              ${body}
            </main>
          </body>
        </html>`;
      return reply
        .type('text/html; charset=utf-8')
        .headers({
          'content-security-policy': policy,
          'cache-control': 'no-store',
          'referrer-policy': 'same-origin',
          'x-content-type-options': 'nosniff',
          'cross-origin-opener-policy': 'same-origin',
        })
        .send(page.html);
    },
    leadTo: (reply, section, query) => reply.redirect(`${root}/${section}${queryOf(query)}`, 303),
  };
}
