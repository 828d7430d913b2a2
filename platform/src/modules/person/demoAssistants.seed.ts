import type { Trx } from '../../kernel';
import type { SeedContributor } from '../../seed/contributor';
import type { AssistantService, IdentityService } from '../identity';

import { demoPassword } from './demoShoppers.seed';

/** Assistants of the demonstration; each helps the shoppers of the stores named, and shops like anybody else. */
export const demoAssistants: readonly { readonly logonId: string; readonly stores: readonly string[] }[] = [
  { logonId: 'assistant.us@example.com', stores: ['10801'] },
  { logonId: 'assistant.eu@example.com', stores: ['10802', '10803', '10804', '10805', '10806', '10807'] },
];

/** Creates the demo assistants that are missing; safe to repeat. */
export function demoAssistantSeed(identity: {
  readonly service: IdentityService;
  readonly assistants: AssistantService;
}): SeedContributor {
  return {
    name: 'demo assistants',
    async run(db, progress) {
      const trx = db as Trx;
      const passwordHash = await identity.service.newPasswordHash(demoPassword);
      for (const { logonId, stores } of demoAssistants) {
        if (await identity.service.userIdOf(trx, logonId)) continue;
        const visitor = { storeId: stores[0] ?? '', userAgent: 'demo', session: null };
        const enrolment = { logonId, passwordHash, status: 'active', profileType: 'C' } as const;
        const userId = await identity.service.enrol(trx, visitor, enrolment);
        for (const storeId of stores) await identity.assistants.appoint(trx, userId, storeId);
      }
      progress(`${demoAssistants.length} assistants`);
    },
  };
}
