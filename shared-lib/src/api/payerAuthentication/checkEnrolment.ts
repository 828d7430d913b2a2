import * as v from 'valibot';

import type { PlatformClient } from '../../contracts';
import type { CallOptions } from '../client/callOptions';
import { text } from '../wire/wire';
import { decode } from '../wire/decode';

export interface EnrolmentInput {
  readonly orderId: string;
  readonly piId: string;
  readonly referenceID: string;
  readonly returnUrl: string;
  readonly challengeWindowSize?: string;
  readonly browser: {
    readonly userAgent: string;
    readonly language: string;
    readonly colorDepth: number;
    readonly screenHeight: number;
    readonly screenWidth: number;
    readonly timeZoneOffset: number;
    readonly javaEnabled: boolean;
    readonly javaScriptEnabled: boolean;
  };
}

export interface Enrolment {
  /** `REJECT` even when a challenge follows: branch on the code. */
  readonly decision: string;
  readonly reasonCode: string;
  readonly authenticationTransactionID: string;
  readonly stepUpUrl: string;
  readonly accessToken: string;
  readonly acsURL: string;
  readonly paReq: string;
  readonly veresEnrolled: string;
  readonly specificationVersion: string;
}

const answerSchema = v.object({
  decision: text,
  reasonCode: text,
  authenticationTransactionID: text,
  stepUpUrl: text,
  accessToken: text,
  acsURL: text,
  paReq: text,
  veresEnrolled: text,
  specificationVersion: text,
});

/** Second step of 3-D Secure: frictionless, challenge (code 475) or refusal (PAY-04). */
export async function checkEnrolment(
  client: PlatformClient,
  input: EnrolmentInput,
  options: CallOptions = {},
): Promise<Enrolment> {
  const answer = await client.send({
    surface: 'commerce',
    method: 'POST',
    path: '/store/{storeId}/payerAuthentication/paCheckEnroll/@self',
    body: { challengeWindowSize: '03', ...input },
    ...options,
  });
  return decode(answerSchema, answer, 'checkEnrolment');
}
