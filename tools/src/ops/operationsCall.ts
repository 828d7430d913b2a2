import { fail } from '../cli/commandLine';

interface OperationsCall {
  readonly method: 'GET' | 'POST' | 'DELETE';
  /** Below `/operations`. */
  readonly path: string;
  readonly body?: object;
}

/** Calls the platform with the operations token and answers what it says; ends the command with the reason when it refuses. */
export async function operationsCall<Answer>({ method, path, body }: OperationsCall): Promise<Answer> {
  const token = process.env['OPERATIONS_TOKEN'] ?? fail('Set OPERATIONS_TOKEN, here and for the platform.');
  const platform = process.env['PLATFORM_URL'] ?? 'http://127.0.0.1:3100';
  const answer = await fetch(`${platform}/operations${path}`, {
    method,
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    ...(body ? { body: JSON.stringify(body) } : {}),
  }).catch(() => fail(`Nothing answers at ${platform}.`, 'Is the platform running? Set PLATFORM_URL.'));
  if (answer.ok) return (await answer.json()) as Answer;
  const told = (await answer.json().catch(() => ({}))) as { errors?: { errorKey: string; errorMessage: string }[] };
  const [error] = told.errors ?? [];
  return fail(`${answer.status} ${error?.errorKey ?? ''} ${error?.errorMessage ?? ''}`.trim());
}
