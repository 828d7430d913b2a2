import * as v from 'valibot';

import type { PlatformClient } from '../../contracts';
import type { CallOptions } from '../client/callOptions';
import { flag, id, list, maybe, text } from '../wire/wire';
import { decode } from '../wire/decode';

/** The shopper as the platform sees it; `callerId` differs from `runAsId` while shopping on behalf (AUTH-11). */
export interface UserContext {
  readonly callerId: string;
  readonly runAsId: string;
  readonly isRegistered: boolean;
  readonly isGeneric: boolean;
  readonly activeOrganizationId: string;
  /** The first one is used (AUTH-12). */
  readonly tradingAgreementIds: readonly string[];
  readonly eligibleAgreementIds: readonly string[];
  readonly currency: string;
  readonly languageId: string;
  readonly personalizationId: string;
  readonly isPartiallyAuthenticated: boolean;
}

/** Caller id of somebody without tokens (contract 3.1). */
const GENERIC_USER = '-1002';

function toContext(record: v.InferOutput<typeof answerSchema>): UserContext {
  return {
    callerId: record.basicInfo.callerId,
    runAsId: record.basicInfo.runAsId,
    isRegistered: record.basicInfo.registerType === 'R',
    isGeneric: record.basicInfo.callerId === GENERIC_USER,
    activeOrganizationId: record.entitlement?.activeOrganizationId ?? '',
    tradingAgreementIds: record.entitlement?.currentTradingAgreementIds ?? [],
    eligibleAgreementIds: record.entitlement?.eligibleTradingAgreementIds ?? [],
    currency: record.globalization?.currency ?? '',
    languageId: record.globalization?.languageId ?? '',
    personalizationId: record.audit?.personalizationId ?? '',
    isPartiallyAuthenticated: record.isPartiallyAuthenticated,
  };
}

const answerSchema = v.object({
  basicInfo: v.object({ callerId: id, runAsId: id, registerType: text }),
  entitlement: maybe(
    v.object({
      activeOrganizationId: text,
      currentTradingAgreementIds: list(text),
      eligibleTradingAgreementIds: list(text),
    }),
  ),
  globalization: maybe(v.object({ currency: text, languageId: text })),
  audit: maybe(v.object({ personalizationId: text })),
  isPartiallyAuthenticated: flag,
});

/** Who the platform takes the caller for, with contracts and currency; ids keep all their digits (contract 11.4). */
export async function readUserContext(client: PlatformClient, options: CallOptions = {}): Promise<UserContext> {
  const answer = await client.send({
    surface: 'commerce',
    method: 'GET',
    path: '/store/{storeId}/usercontext/@self/contextdata',
    ...options,
  });
  return toContext(decode(answerSchema, answer, 'readUserContext'));
}
