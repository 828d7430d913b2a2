import type { PlatformClient } from '../../contracts';
import type { CallOptions } from '../client/callOptions';

export interface ProfileInput {
  readonly firstName?: string;
  readonly lastName?: string;
  readonly email1?: string;
  readonly phone1?: string;
  /** `yyyy-MM-dd`. */
  readonly dateOfBirth?: string;
  readonly gender?: string;
  readonly newsletter?: boolean;
}

/** Changes the profile; fields left out stay as they are (ACC-01). */
export async function updateProfile(
  client: PlatformClient,
  input: ProfileInput,
  options: CallOptions = {},
): Promise<void> {
  const { newsletter, ...fields } = input;
  const consent =
    newsletter === undefined ? {} : { receiveEmail: newsletter, x_data: { hasNewsletter: String(newsletter) } };
  await client.send({
    surface: 'commerce',
    method: 'PUT',
    path: '/store/{storeId}/person/@self',
    body: { ...fields, ...consent },
    ...options,
  });
}
