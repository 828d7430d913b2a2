import { Type } from 'typebox';

import { isToken } from '../kernel';
import type { Clock, RoutePlugin } from '../kernel';
import { text } from './forms';
import type { Frame } from './frame';
import { markup } from './html';
import { createSignInLimit } from './session';
import type { Sessions } from './session';

const MOST_NAME = 60;

const SignInBody = Type.Object({ name: text(200), token: text(400) });

interface SignInOptions {
  readonly sessions: Sessions;
  readonly token: string;
  readonly clock: Clock;
  readonly words: { readonly lead: string; readonly nameHint: string };
}

/** Signing in with the operations token, and out. */
export function signInRoutes(frame: Frame, { sessions, token, clock, words }: SignInOptions): RoutePlugin {
  const limit = createSignInLimit(clock);
  const title = 'Sign in';
  const address = `${frame.root}/sign-in`;

  const signInForm = (name: string, problem: string) =>
    markup`${problem !== '' && markup`<p class="alert" role="alert">${problem}</p>`}
      <p>${words.lead}</p>
      <form method="post" action="${address}">
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
          /><small class="hint" id="name-hint">${words.nameHint}</small>
        </div>
        <div class="field">
          <label for="token">Operations token</label
          ><input id="token" name="token" type="password" maxlength="400" autocomplete="current-password" required />
        </div>
        <button class="main">Sign in</button>
      </form>`;

  return (app) => {
    app.get(address, (_request, reply) => frame.send(reply, { title }, signInForm('', '')));

    app.post(address, { schema: { body: SignInBody } }, (request, reply) => {
      const name = (request.body.name ?? '').trim().slice(0, MOST_NAME);
      const refuse = (status: number, problem: string) =>
        frame.send(reply.status(status), { title }, signInForm(name, problem));
      if (limit.isFull(request.ip)) return refuse(429, 'Too many tries: wait a minute.');
      if (!isToken(request.body.token ?? '', token)) {
        limit.count(request.ip);
        return refuse(403, 'The token is not right.');
      }
      if (name === '') return refuse(400, 'Write your name.');
      return reply.header('set-cookie', sessions.begin(name)).redirect(frame.home, 303);
    });

    app.post(`${frame.root}/sign-out`, (_request, reply) =>
      reply.header('set-cookie', sessions.end()).redirect(address, 303),
    );
  };
}
