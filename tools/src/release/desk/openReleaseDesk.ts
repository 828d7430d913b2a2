import { createReleaseDesk, type DeskOptions } from './releaseDesk';

interface OpenDeskOptions extends DeskOptions {
  readonly port: number;
  readonly host: string;
  readonly signal?: AbortSignal;
}

/** Opens the desk until it is told to stop. Where its port is taken the shop runs without it: releases are made by the command then. */
export function openReleaseDesk({ port, host, signal, ...options }: OpenDeskOptions): void {
  const desk = createReleaseDesk(options);
  desk.on('error', (error) => console.error(`The release page cannot release anything: ${error.message}`));
  desk.listen(port, host);
  signal?.addEventListener('abort', () => desk.close());
}
