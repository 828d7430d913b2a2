import type { RoutePlugin } from '../../kernel';

import { logonFaults } from './identity.errors';
import {
  guestBody,
  identityQuery,
  logonBody,
  providerHeaders,
  sessionAnswer,
  storeParams,
  storePath,
} from './identity.schemas';
import type { IdentityService } from './identity.service';
import type { LogonService } from './logon.service';
import type { SocialService } from './social.service';

/** An assistant's client names the shopper on every call; a session is the assistant's own all the same. */
const session = { behalf: 'own' } as const;

/** Guest identity, sign-in and sign-out (sections 11.1 to 11.3). */
export function identityRoutes(identity: IdentityService, logons: LogonService, social: SocialService): RoutePlugin {
  return (app) => {
    // Answers hold tokens.
    app.addHook('onSend', async (_request, reply) => {
      reply.header('cache-control', 'no-store');
    });

    app.post(
      `${storePath}/guestidentity`,
      { config: session, schema: { params: storeParams, body: guestBody, response: { 201: sessionAnswer } } },
      async (request, reply) => {
        const session = await identity.startGuest(await identity.visitor(request.params.storeId, request.headers));
        return reply.status(201).send({ ...session, resourceName: 'guestidentity' });
      },
    );

    app.post(
      `${storePath}/loginidentity`,
      {
        config: session,
        schema: {
          params: storeParams,
          querystring: identityQuery,
          headers: providerHeaders,
          body: logonBody,
          response: { 201: sessionAnswer },
        },
      },
      async (request, reply) => {
        const { body } = request;
        const visitor = await identity.visitor(request.params.storeId, request.headers);
        const rememberMe = request.query.rememberMe === 'true';
        if (body.provider) {
          const proof = body.accessToken ?? /^Bearer (\S+)$/.exec(request.headers.authorization ?? '')?.[1];
          if (!proof) throw logonFaults.missing('accessToken');
          const session = await social.signIn(visitor, body.provider, proof, rememberMe);
          return reply.status(201).send({ ...session, resourceName: 'loginidentity' });
        }
        if (!body.logonId) throw logonFaults.missing('logonId');
        if (!body.logonPassword) throw logonFaults.missing('logonPassword');
        const session = await logons.signIn(visitor, {
          logonId: body.logonId,
          password: body.logonPassword,
          rememberMe,
          langId: request.query.langId,
          ...(body.logonPasswordNew === undefined ? {} : { newPassword: body.logonPasswordNew }),
          ...(body.logonPasswordVerify === undefined ? {} : { newPasswordVerify: body.logonPasswordVerify }),
        });
        return reply.status(201).send({ ...session, resourceName: 'loginidentity' });
      },
    );

    // A registered shopper's sign-out arrives on either address (section 34).
    for (const resource of ['guestidentity', 'loginidentity']) {
      app.delete(
        `${storePath}/${resource}/@self`,
        { config: session, schema: { params: storeParams } },
        async (request, reply) => {
          await identity.signOut(request.headers);
          return resource === 'loginidentity' ? reply.status(200).send() : reply.send({ resourceName: resource });
        },
      );
    }
  };
}
