import type { Name } from './names';
import type { Skeleton } from './skeleton';

const operation = ({ camel, pascal }: Name, noun: Name) => `import * as v from 'valibot';

import type { PlatformClient } from '../../contracts';
import type { CallOptions } from '../client/callOptions';
import { decode } from '../wire/decode';
import { id, text } from '../wire/wire';

export interface ${pascal}Answer {
  readonly id: string;
  readonly name: string;
}

const answerSchema = v.object({ id, name: text });

/** One ${noun.words} by its id. */
export async function ${camel}(
  client: PlatformClient,
  input: { readonly id: string },
  options: CallOptions = {},
): Promise<${pascal}Answer> {
  const answer = await client.send({
    surface: 'commerce',
    method: 'GET',
    path: '/store/{storeId}/${noun.kebab}/{id}',
    pathParams: { id: input.id },
    ...options,
  });
  return decode(answerSchema, answer, '${camel}');
}
`;

const test = ({ camel }: Name, noun: Name) => `import { answeringClient, fakeClient } from '../../testing';

import { ${camel} } from './${camel}';

describe('${camel}', () => {
  it('asks for one ${noun.words} and reads the answer', async () => {
    const client = answeringClient({ id: 7, name: ' Seven ' });
    expect(await ${camel}(client, { id: '7' })).toMatchObject({ id: '7' });
    expect(client.calls).toMatchObject([{ method: 'GET', pathParams: { id: '7' } }]);
  });

  it('passes a refusal on', async () => {
    await expect(${camel}(fakeClient(), { id: '7' })).rejects.toMatchObject({ failure: { status: 404 } });
  });
});
`;

/** A call of the platform: one file, decoded at the edge, with its test. */
export function operationSkeleton(name: Name, noun: Name): Skeleton {
  const folder = `shared-lib/src/api/${noun.camel}`;
  return {
    files: {
      [`${folder}/${name.camel}.ts`]: operation(name, noun),
      [`${folder}/${name.camel}.test.ts`]: test(name, noun),
    },
    next: [
      `Set method, path, input and answer to those of the contract.`,
      `Export ${name.camel} from shared-lib/src/api/${noun.camel}/index.ts, the door of the noun.`,
      `List the call in shared-lib/src/api/everyCall.`,
    ],
  };
}
