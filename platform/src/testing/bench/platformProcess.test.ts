import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';

import { startPlatformProcess } from './platformProcess';

const place = (port: number) => ({ script: 'never-run.cjs', dataDir: tmpdir(), port });

describe('a platform of a measurement', () => {
  it('is not waited for at a port that can never be asked', async () => {
    await expect(startPlatformProcess(place(4190))).rejects.toThrow('choose another with --port');
  });

  it('is not taken for one that stands there already', async () => {
    const other = createServer((_request, response) => response.end('ready'));
    await new Promise<void>((resolve) => {
      other.listen(0, '127.0.0.1', resolve);
    });
    const { port } = other.address() as AddressInfo;
    await expect(startPlatformProcess(place(port)).finally(() => other.close())).rejects.toThrow('answers at');
  });

  it('says why it ended and where its data are', async () => {
    const script = 'data:text/javascript,';
    await expect(startPlatformProcess({ ...place(4998), script })).rejects.toThrow(/ended by itself[^]*take them away/);
  });
});
