import { commandLine, fail } from '../cli/commandLine';
import { shopOrigin } from '../cli/shopOrigin';

const HELP = `
npm run scripts

Every script that the payment pages of the running shop may run, as a table: owner, script, purpose and hash. The shop, the card
gateway and the payment partners each tell their own (/scripts.json).

  SHOP_ORIGIN  address of the shop (http://localhost:<PORT>)
`;

interface Inventory {
  readonly scripts: readonly {
    readonly owner: string;
    readonly name: string;
    readonly purpose: string;
    readonly hash: string;
  }[];
  readonly others?: readonly string[];
}

async function read(address: string): Promise<Inventory> {
  const answer = await fetch(address);
  if (!answer.ok) throw new Error(`${address} answers ${answer.status}.`);
  return (await answer.json()) as Inventory;
}

async function run(): Promise<void> {
  const own = await read(`${shopOrigin()}/scripts.json`);
  const others = await Promise.all(
    (own.others ?? []).map(async (address) => [new URL(address).origin, await read(address)] as const),
  );
  console.log('| owner | script | purpose | hash |\n|---|---|---|---|');
  for (const [origin, { scripts }] of [['', own] as const, ...others])
    for (const { owner, name, purpose, hash } of scripts)
      console.log(`| ${owner} | ${name.startsWith('/') ? origin : ''}${name} | ${purpose} | ${hash} |`);
}

commandLine(HELP, {});
run().catch((error: unknown) => fail(String(error), 'Is the shop running? npm start'));
