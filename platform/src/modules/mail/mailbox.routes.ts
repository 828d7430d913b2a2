import { escapeHtml as safe, notFound } from '../../kernel';
import type { Db, RoutePlugin } from '../../kernel';
import type { Drawer } from './compose';
import { LetterParams } from './mail.schemas';
import { findLetter, listLetters } from './outbox.repository';
import type { KeptLetter } from './outbox.repository';

const SHOWN = 500;
const HTML = 'text/html; charset=utf-8';
/** A letter fetches nothing and runs nothing, here as in a mail program. */
const POLICY = "default-src 'none'; style-src 'unsafe-inline'; frame-src 'self'; form-action 'none'; base-uri 'none'";

const STYLE = `body{font:16px/24px system-ui,sans-serif;margin:24px;color:#14181a;background:#f3f4f3}table{border-collapse:collapse;width:100%}
td,th{text-align:left;padding:8px 12px;border-bottom:1px solid #d5d9d7;vertical-align:top}iframe{border:1px solid #d5d9d7;height:760px;background:#fff;display:block;margin:0 0 24px}
pre{white-space:pre-wrap;background:#fff;border:1px solid #d5d9d7;padding:16px}a{color:#14181a}
@media(prefers-color-scheme:dark){body{color:#eef1f0;background:#111415}a{color:#eef1f0}td,th,pre,iframe{border-color:#2d3334}pre{background:#191d1e}}`;

const page = (title: string, body: string): string =>
  `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><title>${safe(title)}</title><style>${STYLE}</style></head><body><h1>${safe(title)}</h1>${body}</body></html>`;

function listed(letter: KeptLetter, subject: string): string {
  const cells = [letter.created_at.toISOString(), letter.recipient, letter.kind, letter.locale, letter.state];
  return `<tr>${cells.map((cell) => `<td>${safe(cell)}</td>`).join('')}<td><a href="/dev/mailbox/${letter.letter_id}">${safe(subject)}</a></td></tr>`;
}

/**
 * The mailbox of a shop that is being tried or built: every letter as its reader would see it, beside its text and facts. It shows letters of
 * everybody to everybody, so there is none unless `MAILBOX` asks for it, and with a mail server there cannot be one.
 */
export function mailboxRoutes(db: Db, draw: Drawer): RoutePlugin {
  const found = async (letterId: string) => {
    const letter = await findLetter(db, letterId);
    if (!letter) throw notFound(letterId);
    return { letter, composed: await draw(letter) };
  };
  return (app) => {
    app.addHook('onSend', async (_request, reply) => {
      reply.header('content-security-policy', POLICY).header('cache-control', 'no-store');
    });

    app.get('/dev/mailbox', async (_request, reply) => {
      const letters = await listLetters(db, { limit: SHOWN });
      const rows = await Promise.all(letters.map(async (letter) => listed(letter, (await draw(letter)).subject)));
      return reply
        .type(HTML)
        .send(
          page(
            'Mailbox',
            `<table><tr><th>Written</th><th>To</th><th>Kind</th><th>Locale</th><th>State</th><th>Subject</th></tr>${rows.join('')}</table>`,
          ),
        );
    });

    app.get('/dev/mailbox.json', async () => {
      const letters = await listLetters(db, { limit: SHOWN });
      return Promise.all(
        letters.map(async (letter) => ({
          letterId: letter.letter_id,
          recipient: letter.recipient,
          kind: letter.kind,
          locale: letter.locale,
          state: letter.state,
          facts: letter.facts,
          ...(await draw(letter)),
        })),
      );
    });

    app.get('/dev/mailbox/:letterId', { schema: { params: LetterParams } }, async (request, reply) => {
      const { letter, composed } = await found(request.params.letterId);
      const frame = (width: number): string =>
        `<iframe title="${width} px" width="${width}" sandbox="allow-popups" src="/dev/mailbox/${letter.letter_id}/html"></iframe>`;
      const facts = `<pre>${safe(JSON.stringify(letter.facts, null, 2))}</pre>`;
      return reply
        .type(HTML)
        .send(
          page(
            composed.subject,
            `<p>${safe(letter.recipient)}, ${safe(letter.kind)}, ${safe(letter.state)} ${safe(letter.problem)}</p>${frame(640)}${frame(390)}<h2>Text</h2><pre>${safe(composed.text)}</pre><h2>Facts</h2>${facts}`,
          ),
        );
    });

    app.get('/dev/mailbox/:letterId/html', { schema: { params: LetterParams } }, async (request, reply) =>
      reply.type(HTML).send((await found(request.params.letterId)).composed.html),
    );
  };
}
