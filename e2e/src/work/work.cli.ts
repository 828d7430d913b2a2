import { chromium } from '@playwright/test';
import { serveControl, type ControlPage } from '@sightline/tools/work';

import { BROWSER } from '../browser';

import { targetOf, workOf, type PageWork, type Target } from './measureWork';

/** Screens of the gallery, and the page of the control that is about as large. */
const PAGES: readonly (readonly [screen: string, control: ControlPage, most: number])[] = [
  ['home', 'home', 1.2],
  ['listing', 'list', 1.4],
  ['sunglasses', 'product', 1.2],
  ['search page', 'list', 1.4],
  ['bag', 'product', 1.2],
  ['delivery', 'product', 1.2],
  ['account', 'product', 1.2],
];

const runs = Number(process.argv[2] ?? 3);

const middle = (values: readonly number[]): number => values.toSorted((a, b) => a - b)[values.length >> 1] ?? 0;

/** The median of every figure. */
function medians(all: readonly PageWork[]): PageWork {
  const of = (name: keyof PageWork) => middle(all.map((one) => one[name]));
  const [script, layout, paint, other] = [of('script'), of('layout'), of('paint'), of('other')];
  return { script, layout, paint, other, total: of('total'), recalculations: of('recalculations'), nodes: of('nodes') };
}

/** The page as it is, and its document alone. */
interface Figures {
  readonly whole: PageWork;
  readonly bare: PageWork;
}

async function measureAll(targets: ReadonlyMap<string, Target>): Promise<Map<string, Figures>> {
  const taken = new Map([...targets.keys()].map((name) => [name, { whole: [] as PageWork[], bare: [] as PageWork[] }]));
  // One after another in every run, each in a browser of its own, so that a slower minute of the machine is everybody's.
  for (let run = 1; run <= runs; run += 1) {
    console.error(`run ${run} of ${runs}`);
    for (const [name, target] of targets) {
      for (const kind of ['whole', 'bare'] as const) {
        const browser = await chromium.launch(BROWSER);
        try {
          taken.get(name)?.[kind].push(await workOf(browser, target, kind === 'bare'));
        } finally {
          await browser.close();
        }
      }
    }
  }
  return new Map([...taken].map(([name, { whole, bare }]) => [name, { whole: medians(whole), bare: medians(bare) }]));
}

async function run(): Promise<void> {
  const control = await serveControl();
  const browser = await chromium.launch(BROWSER);
  const targets = new Map<string, Target>();
  for (const [, name] of PAGES) targets.set(`control ${name}`, { url: `${control.origin}/${name}` });
  for (const [screen] of PAGES) targets.set(screen, await targetOf(browser, screen));
  await browser.close();
  const figures = await measureAll(targets);
  control.close();
  console.log(
    '| page | elements | script ms | style and layout ms | paint ms | other ms | total ms | to control | style passes | document alone ms | to control | what script adds, to control |',
  );
  console.log('|---|---|---|---|---|---|---|---|---|---|---|---|');
  const missed: string[] = [];
  const aims = new Map(PAGES.map(([screen, name, most]) => [screen, { control: `control ${name}`, most }]));
  for (const [name, { whole: work, bare }] of figures) {
    const aim = aims.get(name);
    const control = figures.get(aim?.control ?? name) ?? { whole: work, bare };
    const [ratio, bareRatio] = [work.total / control.whole.total, bare.total / control.whole.total];
    const added = (work.total - bare.total) / (control.whole.total - control.bare.total);
    const [script, layout, paint, other, total] = [work.script, work.layout, work.paint, work.other, work.total].map(
      (ms) => Math.round(ms),
    );
    console.log(
      `| ${name} | ${work.nodes} | ${script} | ${layout} | ${paint} | ${other} | ${total} | ${ratio.toFixed(2)} | ${work.recalculations} | ${Math.round(bare.total)} | ${bareRatio.toFixed(2)} | ${added.toFixed(2)} |`,
    );
    if (aim && ratio > aim.most) missed.push(`MISSED ${name}: ${ratio.toFixed(2)} times the control, aim ${aim.most}`);
    if (aim && added > aim.most)
      missed.push(`MISSED ${name}: script adds ${added.toFixed(2)} times what the control's adds, aim ${aim.most}`);
  }
  for (const one of missed) console.log(one);
}

run().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
