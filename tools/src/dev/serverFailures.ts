import { existsSync, readFileSync } from 'node:fs';
import { SourceMap, type SourceMapPayload } from 'node:module';

/** A frame of a remote's bundle, as `serverBundles.ts` names it; the shell's own bundle has another map. */
const FRAME = /\(?(mfe-[\w-]+@\w+\/server\/server\.cjs):(\d+):(\d+)\)?/;

/** A stack of a server bundle with the places in its sources, as far as the bundle's map knows them. */
export function withSources(stack: string, mapFile: string): string {
  if (!existsSync(mapFile)) return stack;
  const map = new SourceMap(JSON.parse(readFileSync(mapFile, 'utf8')) as SourceMapPayload);
  return stack
    .split('\n')
    .map((line) => {
      const [place, , row, column] = FRAME.exec(line) ?? [];
      if (!place) return line;
      const entry = map.findEntry(Number(row) - 1, Number(column) - 1);
      if (!('originalSource' in entry)) return line;
      const source = entry.originalSource.replace(/^webpack:\/\/[^/]*\//, '').replace('/./', '/');
      return line.replace(place, `(${source}:${entry.originalLine + 1}:${entry.originalColumn + 1})`);
    })
    .join('\n');
}

const AGAIN_MS = 1000;

/**
 * Listens to the running shop for failures of the working copy while pages are made on the server. Where the shop does not answer it asks again: it
 * may start later than this command.
 */
export async function followServerFailures(
  address: string,
  cookie: string,
  tell: (stack: string) => void,
): Promise<never> {
  for (;;) {
    try {
      const { body, ok } = await fetch(address, { headers: { cookie } });
      let text = '';
      if (ok && body)
        for await (const part of body.pipeThrough(new TextDecoderStream())) {
          text += part;
          const events = text.split('\n\n');
          text = events.pop() ?? '';
          for (const event of events) {
            const [, data] = /^event: failure\ndata: (.*)$/m.exec(event) ?? [];
            if (data) tell((JSON.parse(data) as { stack: string }).stack);
          }
        }
    } catch {
      // Not there yet, or gone for a moment.
    }
    await new Promise((resolve) => setTimeout(resolve, AGAIN_MS));
  }
}
