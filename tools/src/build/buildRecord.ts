import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

import type { Release, RemoteManifest, SourceRemote } from '@sightline/shared-lib/contracts';

import { readChunkNames } from '../webpack/chunkNames';
import { inRepository } from '../webpack/paths';
import type { BuildMode } from '../webpack/rules';

import { writeHostTypes } from './hostTypes';
import { outputFiles } from './outputFiles';
import { provenanceOf } from './provenance';

/** What a remote's build says about itself. Written beside its files as soon as they are made, so that nothing is read from sources that may have changed since. */
export interface BuildRecord
  extends
    Required<Pick<Release, 'version' | 'contract' | 'provides' | 'parameters' | 'built'>>,
    Pick<Release, 'agreement' | 'chunks'> {
  readonly remote: SourceRemote;
  /** Stamp of the sources it was made of. */
  readonly stamp: string;
  /** Integrity of every file, by its path in the build. */
  readonly files: Readonly<Record<string, string>>;
}

const recordFile = (folder: string) => join(folder, 'build.json');

/** What the remote's sources say at this moment; a watching process asks again after each change. */
async function declared(remote: SourceRemote, stamp: string) {
  const read = async (file: string): Promise<unknown> =>
    import(`${pathToFileURL(inRepository(remote, file)).href}?${stamp}`);
  const { manifest } = (await read('remote.ts')) as { manifest: RemoteManifest };
  const { parameters } = (await read('parameters.ts')) as { parameters: readonly string[] };
  const { version } = JSON.parse(readFileSync(inRepository(remote, 'package.json'), 'utf8')) as { version: string };
  const { name: _name, contract, ...provides } = manifest;
  return { version, contract, provides, parameters: parameters.toSorted() };
}

/** It brings the TypeScript compiler, which takes longer to load than all the rest: whoever builds nothing goes without. */
export const loadAgreement = () => import('./agreement');

/** Writes the record of a build that was just made. */
export async function recordBuild(
  remote: SourceRemote,
  mode: BuildMode,
  stamp: string,
  folder = inRepository(remote, 'dist'),
): Promise<void> {
  const said = await declared(remote, stamp);
  // Working copies are for their maker's eyes.
  if (mode === 'production') writeHostTypes(folder, said.provides);
  const { agreementOf } = await loadAgreement();
  const record: BuildRecord = {
    remote,
    stamp,
    ...said,
    agreement: agreementOf(folder, said.provides),
    built: provenanceOf(remote, mode),
    chunks: readChunkNames(folder, 'browser/'),
    files: outputFiles(folder),
  };
  writeFileSync(recordFile(folder), JSON.stringify(record, null, 2));
}

/** The record in a build's folder; null where there is none. */
export function readBuildRecord(folder: string): BuildRecord | null {
  const file = recordFile(folder);
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as BuildRecord) : null;
}

/** Sources that were committed after they were built are the commit's: the build need not be made again to be known as such. */
export function confirmProvenance(remote: SourceRemote): void {
  const folder = inRepository(remote, 'dist');
  const record = readBuildRecord(folder);
  if (!record?.built.dirty) return;
  const { commit, dirty, author } = provenanceOf(remote, record.built.mode);
  if (!dirty)
    writeFileSync(
      recordFile(folder),
      JSON.stringify({ ...record, built: { ...record.built, commit, dirty, author } }, null, 2),
    );
}
