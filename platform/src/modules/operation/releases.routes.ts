import { REMOTE_NAME, type RemoteName } from '@sightline/shared-lib/contracts';
import type { ReleaseMove } from '@sightline/shared-lib/registry';
import type { FastifyReply } from 'fastify';
import { Type } from 'typebox';

import { notFound } from '../../kernel';
import type { RoutePlugin } from '../../kernel';
import { form, markup, text, visitorOf } from '../../pages';
import type { Visitor } from '../../pages';
import { ACTIONS, changePage, titleOf } from './change.page';
import type { Action, ChangeView } from './change.page';
import type { DeskClient } from './deskClient';
import { frame } from './frame';
import { releasesPage } from './releases.page';

const oneOf = <const Values extends readonly string[]>(values: Values) =>
  Type.Union(values.map((value) => Type.Literal(value as Values[number])));

const what = {
  remote: Type.Unsafe<RemoteName>(Type.String({ pattern: REMOTE_NAME.source })),
  action: oneOf(ACTIONS),
  release: Type.String({ maxLength: 80 }),
};
const ListQuery = Type.Object({ done: text(20) });
const ChangeQuery = Type.Object(what);
const ChangeBody = form({
  ...what,
  seen: Type.Integer({ minimum: 0, maximum: 1_000_000_000 }),
  reason: text(2_000),
  percent: text(10),
});

const DONE: Readonly<Record<Action, string>> = {
  promote: 'Promoted. The shells follow within a second.',
  canary: 'The canary has this share now. The shells follow within a second.',
  end: 'The canary is ended.',
  rollback: 'Taken back. The shells follow within a second.',
};

const isAction = (word: string | undefined): word is Action => ACTIONS.some((action) => action === word);

function moveOf(action: Action, release: string, percent: string | undefined): ReleaseMove {
  if (action === 'promote') return { action, release };
  if (action === 'rollback') return { action };
  return { action: 'canary', release, percent: action === 'end' ? 0 : Number(percent) };
}

function problemsOf(action: Action, reason: string, percent: string | undefined): ChangeView['problems'] {
  const share = Number(percent);
  const isShare = Number.isInteger(share) && share >= 1 && share <= 100;
  return {
    ...(action === 'canary' && !isShare ? { percent: 'Write a share from 1 to 100.' } : {}),
    ...(reason === '' ? { reason: 'Write why, for those who look later.' } : {}),
    ...(reason.length > 300 ? { reason: 'Write at most 300 characters.' } : {}),
  };
}

/** The page of releases, and each change of one with its reason. */
export function releasesRoutes(desk: DeskClient): RoutePlugin {
  const silent = (reply: FastifyReply, visitor: Visitor, problem: string) =>
    frame.send(
      reply.status(503),
      { title: 'Releases', section: 'releases', visitor },
      markup`<p class="alert" role="alert">${problem}</p>
        <p><a class="button" href="${frame.root}/releases">Ask again</a></p>`,
    );

  const sendChange = (reply: FastifyReply, visitor: Visitor, view: ChangeView) =>
    frame.send(reply, { title: titleOf(view), section: 'releases', visitor }, changePage(view, visitor));

  /** A change as it stands at this moment; a remote or release that the desk does not know has no page. */
  const read = async (remote: RemoteName, action: Action, release: string) => {
    const looked = await desk.look();
    if (!looked.ok) return looked;
    const known = looked.value.remotes[remote];
    const about = action === 'rollback' ? (known?.before ?? '') : release;
    if (!known?.releases.some(({ id }) => id === about)) throw notFound(`${remote} ${release}`);
    const { revision } = looked.value;
    return { ok: true as const, view: { remote, action, release: about, known, seen: revision } };
  };

  return (app) => {
    app.get(`${frame.root}/releases`, { schema: { querystring: ListQuery } }, async (request, reply) => {
      const visitor = visitorOf(request);
      const { done } = request.query;
      const looked = await desk.look();
      if (!looked.ok) return silent(reply, visitor, looked.problem);
      const notice = isAction(done) && markup`<p class="notice" role="status">${DONE[done]}</p>`;
      const body = markup`${notice}${releasesPage(looked.value)}`;
      return frame.send(reply, { title: 'Releases', section: 'releases', visitor }, body);
    });

    app.get(`${frame.root}/releases/change`, { schema: { querystring: ChangeQuery } }, async (request, reply) => {
      const { remote, action, release } = request.query;
      const found = await read(remote, action, release);
      const visitor = visitorOf(request);
      if (!found.ok) return silent(reply, visitor, found.problem);
      return sendChange(reply, visitor, { ...found.view, typed: {}, problems: {} });
    });

    app.post(`${frame.root}/releases/change`, { schema: { body: ChangeBody } }, async (request, reply) => {
      const { remote, action, release, seen, percent } = request.body;
      const reason = (request.body.reason ?? '').trim();
      const visitor = visitorOf(request);
      const again = async (status: number, why: Pick<ChangeView, 'problems' | 'refusal'>) => {
        const found = await read(remote, action, release);
        if (!found.ok) return silent(reply, visitor, found.problem);
        const typed = { reason, ...(percent === undefined ? {} : { percent }) };
        return sendChange(reply.status(status), visitor, { ...found.view, typed, ...why });
      };
      const problems = problemsOf(action, reason, percent);
      if (Object.keys(problems).length > 0) return again(422, { problems });
      const move = moveOf(action, release, percent);
      const moved = await desk.move({ remote, move, seen, by: visitor.name, reason });
      if (!moved.ok) return again(409, { problems: {}, refusal: moved.problem });
      request.log.info({ remote, move, by: visitor.name }, 'a release was moved');
      return frame.leadTo(reply, 'releases', { done: action });
    });
  };
}
