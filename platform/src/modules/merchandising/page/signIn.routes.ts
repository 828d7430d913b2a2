import { isToken } from '../../../kernel';
import type { Clock, RoutePlugin } from '../../../kernel';
import { ROOT, sendPage } from './document';
import { markup } from './html';
import { SignInBody } from './page.schemas';
import { createSignInLimit } from './session';
import type { Sessions } from './session';

const MOST_NAME = 60;

function signInForm(name: string, problem: string) {
  return markup`${problem !== '' && markup`<p class="alert" role="alert">${problem}</p>`}
    <p>For those who sell: what is searched, and what it finds.</p>
    <form method="post" action="${ROOT}/sign-in">
      <div class="field">
        <label for="name">Your name</label
        ><input
          id="name"
          name="name"
          value="${name}"
          maxlength="${MOST_NAME}"
          autocomplete="name"
          required
          aria-describedby="name-hint"
        /><small class="hint" id="name-hint">It stands beside what you change, for 400 days.</small>
      </div>
      <div class="field">
        <label for="token">Operations token</label
        ><input id="token" name="token" type="password" maxlength="400" autocomplete="current-password" required />
      </div>
      <button class="main">Sign in</button>
    </form>`;
}

/** Signing in with the operations token, and out. */
export function signInRoutes(sessions: Sessions, token: string, clock: Clock): RoutePlugin {
  const limit = createSignInLimit(clock);
  const title = 'Sign in';
  return (app) => {
    app.get(`${ROOT}/sign-in`, (_request, reply) => sendPage(reply, { title }, signInForm('', '')));

    app.post(`${ROOT}/sign-in`, { schema: { body: SignInBody } }, (request, reply) => {
      const name = (request.body.name ?? '').trim().slice(0, MOST_NAME);
      const refuse = (status: number, problem: string) =>
        sendPage(reply.status(status), { title }, signInForm(name, problem));
      if (limit.isFull(request.ip)) return refuse(429, 'Too many tries: wait a minute.');
      if (!isToken(request.body.token ?? '', token)) {
        limit.count(request.ip);
        return refuse(403, 'The token is not right.');
      }
      if (name === '') return refuse(400, 'Write your name.');
      return reply.header('set-cookie', sessions.begin(name)).redirect(`${ROOT}/reports`, 303);
    });

    app.post(`${ROOT}/sign-out`, (_request, reply) =>
      reply.header('set-cookie', sessions.end()).redirect(`${ROOT}/sign-in`, 303),
    );
  };
}
