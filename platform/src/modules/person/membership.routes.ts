import { requireRegistered, requireShopper } from '../../kernel';
import type { Db, RoutePlugin } from '../../kernel';
import { storeParams, storePath } from '../identity';
import type { IdentityService } from '../identity';

import { devicesOf } from './device.domain';
import { personFaults } from './person.errors';
import { deviceParams, registeredEmailQuery, resendQuery, validateBody } from './person.schemas';
import type { ProfileService } from './profile.service';
import type { RegistrationService } from './registration.service';

/** The order of a member with what is in it, null when it is not theirs (the order module). */
export interface OrderOwnership {
  owned(db: Db, userId: string, orderId: string): Promise<{ readonly lines: readonly unknown[] } | null>;
}

export interface MembershipRouteDependencies {
  db: Db;
  identity: IdentityService;
  registrations: RegistrationService;
  profiles: ProfileService;
  orders: OrderOwnership;
}

/** Validation codes, devices with their end, and the look-up of a registered e-mail (sections 11.5, 12.1 and 12.6). */
export function membershipRoutes(dependencies: MembershipRouteDependencies): RoutePlugin {
  const { db, identity, registrations, profiles, orders } = dependencies;
  return (app) => {
    app.post(
      `${storePath}/person/validateCode`,
      { schema: { params: storeParams, body: validateBody } },
      async (request) => {
        await registrations.validate(request.body.logonId, request.body.validationCode);
        return { resourceName: 'person', valid: true };
      },
    );

    app.post(
      `${storePath}/person/resendCode`,
      { schema: { params: storeParams, querystring: resendQuery } },
      async (request) => {
        const { email, langId } = request.query;
        await registrations.resend(email, request.params.storeId, langId);
        return { resourceName: 'person' };
      },
    );

    app.get(`${storePath}/person/devices`, { schema: { params: storeParams } }, async (request) => {
      const caller = await requireShopper(request);
      if (caller.kind === 'guest') return { resourceName: 'person', devices: [] };
      const { activityId } = await identity.recognise(request.headers);
      const sessions = await identity.sessions(caller.userId);
      const uses = sessions.map((activity) => ({
        activityId: activity.activity_id,
        userAgent: activity.user_agent,
        lastAccess: activity.last_access_at,
      }));
      return { resourceName: 'person', devices: devicesOf(uses, activityId) };
    });

    app.delete(`${storePath}/person/devices`, { schema: { params: storeParams } }, async (request) => {
      const { userId } = await requireRegistered(request);
      const { activityId = '' } = await identity.recognise(request.headers);
      await identity.endOtherSessions(userId, activityId);
      return { resourceName: 'person' };
    });

    app.delete(`${storePath}/person/devices/:deviceId`, { schema: { params: deviceParams } }, async (request) => {
      const { userId } = await requireRegistered(request);
      const { deviceId } = request.params;
      if (!(await identity.endSession(userId, deviceId))) throw personFaults.noDevice(deviceId);
      return { resourceName: 'person' };
    });

    app.get(
      `${storePath}/memberExt/checkRegisteredEmail/@self`,
      { schema: { params: storeParams, querystring: registeredEmailQuery } },
      async (request) => {
        const { userId } = await requireShopper(request);
        const { orderId, email } = request.query;
        const order = await orders.owned(db, userId, orderId);
        // Who only looks, with nothing to buy, is told nothing about other people's accounts.
        if (!order?.lines.length) throw personFaults.noOrder(orderId);
        return { resourceName: 'memberExt', orderId, email, isRegistered: await profiles.isRegistered(email) };
      },
    );
  };
}
