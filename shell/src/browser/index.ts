import { askAhead } from './ahead/askAhead';
import { yieldTask } from './yieldTask';
import { replayEarlyInteractions } from './replay';
import { withoutStacks } from './withoutStacks';

/** The shell's code runs part by part, each in a task of its own: in one go it would hold a slow phone for a tenth of a second. */
async function run(): Promise<void> {
  const ahead = askAhead();
  // The small one first: what takes the file in has had its task when it is there. A file that is lost is asked for once more.
  const react = () => import(/* webpackChunkName: "shop" */ 'react');
  await react().catch(react);
  await yieldTask();
  await withoutStacks(() => import(/* webpackChunkName: "shop" */ 'react-dom/client'));
  await yieldTask();
  await import(/* webpackChunkName: "shop" */ '@sightline/shared-lib/runtime');
  await import(/* webpackChunkName: "shop", webpackExports: ["styled"] */ 'styled-components');
  await yieldTask();
  const { start } = await import(/* webpackChunkName: "shop" */ './bootstrap');
  await yieldTask();
  await start(ahead);
}

run().catch((error: unknown) => {
  console.error(error);
  // Without the shell the document still works as plain HTML: held interactions are given back.
  replayEarlyInteractions();
});
