import { commandLine, fail } from '../cli/commandLine';

const HELP = `
npm run ops -- show    <order>                    where an order and its money stand
npm run ops -- ship    <order>                    it was sent: takes the money of cards and partners
npm run ops -- deliver <order>                    it was handed over: takes what was paid in cash
npm run ops -- refuse  <order>                    it came back unopened: cancels, gives stock and money back
npm run ops -- cancel  <order>                    before it is sent: gives stock and money back
npm run ops -- refund  <order> --key <reason> [--amount 12.50]
                                                  pays received money back, all that is left without an amount

Every command may be repeated: what was done is not done again. The key names a refund's reason, such as a return's number.
The platform answers only where both have the same OPERATIONS_TOKEN. Address: PLATFORM_URL (default http://127.0.0.1:3100).
`;

const STEPS = new Set(['ship', 'deliver', 'refuse', 'cancel', 'refund']);

interface Standing {
  readonly orderId: string;
  readonly orderStatus: string;
  readonly currency: string;
  readonly open: string;
  readonly captured: string;
  readonly refunded: string;
  readonly unsettled: number;
}

const { values, positionals } = commandLine(HELP, { key: { type: 'string' }, amount: { type: 'string' } });
const [step = '', orderId = ''] = positionals;

async function run(): Promise<void> {
  if (step !== 'show' && !STEPS.has(step)) return fail(`There is no command "${step}".`, 'Try --help.');
  if (!/^\d{1,20}$/.test(orderId)) return fail('Which order?', 'Try --help.');
  if (step === 'refund' && !values.key) return fail('A refund needs --key.', 'Try --help.');
  const token = process.env['OPERATIONS_TOKEN'] ?? fail('Set OPERATIONS_TOKEN, here and for the platform.');
  const platform = process.env['PLATFORM_URL'] ?? 'http://127.0.0.1:3100';
  const body = step === 'refund' ? { key: values.key, amount: values.amount } : {};
  const answer = await fetch(`${platform}/operations/orders/${orderId}${step === 'show' ? '' : `/${step}`}`, {
    method: step === 'show' ? 'GET' : 'POST',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    ...(step === 'show' ? {} : { body: JSON.stringify(body) }),
  }).catch(() => fail(`Nothing answers at ${platform}.`, 'Is the platform running? Set PLATFORM_URL.'));
  if (!answer.ok) {
    const told = (await answer.json().catch(() => ({}))) as { errors?: { errorKey: string; errorMessage: string }[] };
    const [error] = told.errors ?? [];
    return fail(`${answer.status} ${error?.errorKey ?? ''} ${error?.errorMessage ?? ''}`.trim());
  }
  const { orderStatus, currency, open, captured, refunded, unsettled } = (await answer.json()) as Standing;
  const amount = (text: string): string => `${Number(text).toFixed(2)} ${currency}`;
  console.log(
    `${orderId}  ${orderStatus}  open ${amount(open)}  received ${amount(captured)}  paid back ${amount(refunded)}`,
  );
  if (unsettled > 0) return fail('The gateway has not answered yet; the platform asks again by itself.');
  return undefined;
}

void run();
