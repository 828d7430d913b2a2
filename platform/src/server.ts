import { createLoadShedding } from '@sightline/shared-lib/domain/load';
import pino from 'pino';

import { createPlatform } from './app';
import { builtPlatform } from './app/built';
import { readSettings } from './app/settings';
import { shedCalls } from './app/shedCalls';
import { FolderInUse, isNewFolder, openDatabase, traceQuery } from './kernel';
import { fillApart } from './seed/fillApart';

/** Session tokens, codes in addresses and bodies never reach the log: only method, path without query, status and time. */
function createLogger(level: string) {
  return pino({
    level,
    base: null,
    redact: ['req.headers', 'res.headers'],
    serializers: {
      req: (request: { id: string; method: string; url: string }) => ({
        id: request.id,
        method: request.method,
        path: request.url.split('?')[0],
      }),
      res: (reply: { statusCode: number }) => ({ status: reply.statusCode }),
      err: pino.stdSerializers.err,
    },
  });
}

/** Longest time for open calls to finish after a stop was asked for. */
const stopLimitMs = 7000;

async function main(): Promise<void> {
  const settings = readSettings(process.env);
  const logger = createLogger(settings.logLevel);
  const started = Date.now();
  if (settings.databaseUrl && !(settings.gatewaySecret && settings.prescriptionKey)) {
    logger.warn(
      'set GATEWAY_SECRET and PRESCRIPTION_KEY: processes with data folders of their own would not share their keys',
    );
  }
  if (!settings.storeLocatorAuthorization)
    logger.warn('set STORE_LOCATOR_AUTHORIZATION here and for the shop: until then favourite stores are refused');
  const built = builtPlatform();
  const filling = (message: string) => logger.warn({ seed: message }, 'filling the empty database');
  if (built && !settings.databaseUrl && isNewFolder(settings.dataDir)) await fillApart(built.seedScript, filling);
  const database = await openDatabase({
    ...(settings.databaseUrl ? { databaseUrl: settings.databaseUrl } : { dataDir: settings.dataDir }),
    ...(settings.traces ? { log: traceQuery } : {}),
  });
  const platform = createPlatform({
    database,
    settings,
    logger,
    ...(built
      ? { workerScript: built.workerScript, documentScript: built.documentScript, program: built.program }
      : {}),
  });

  shedCalls(platform.app, createLoadShedding(settings.loadLimits));

  let stopping = false;
  const stop = async (code: number): Promise<void> => {
    if (stopping) return;
    stopping = true;
    await platform.drain();
    const limit = setTimeout(() => process.exit(1), stopLimitMs);
    limit.unref();
    await platform.close();
    await database.close();
    process.exit(code);
  };
  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, () => void stop(0));

  await platform.app.listen({ port: settings.platformPort, host: settings.host });
  await platform.gateway.listen({ port: settings.gatewayPort, host: settings.host });
  await platform.partners.listen({ port: settings.partnerPort, host: settings.host });
  try {
    await platform.prepare({ progress: filling });
  } catch (error) {
    logger.fatal({ err: error }, 'the platform could not be prepared');
    return stop(1);
  }
  logger.info(
    { database: database.kind, port: settings.platformPort, ms: Date.now() - started },
    'the platform is ready',
  );
  if (settings.warmPictures !== 'no' && built) await platform.warmPictures();
}

main().catch((error: unknown) => {
  if (error instanceof FolderInUse) console.error(error.message);
  else console.error(error);
  process.exit(1);
});
