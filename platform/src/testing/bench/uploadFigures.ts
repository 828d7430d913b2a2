import { openDatabase } from '../../kernel';
import { pictureEnd } from '../../modules/prescription/documents/pictureEnd.domain';
import { loadKeyring } from '../../modules/prescription';
import { createSeal } from '../../modules/prescription/seal';
import { photo } from '../documents/photo';
import { pause, startPlatformProcess } from './platformProcess';
import type { PlatformPlace, PlatformProcess } from './platformProcess';
import { newUploader } from './uploader';
import type { Uploader } from './uploader';

export interface UploadFigures {
  readonly acknowledged: number;
  /** Sent without an answer, or with a failure. */
  readonly unanswered: number;
  /** Acknowledged and not to be read back whole. */
  readonly lost: number;
  /** Kept, and not whole. */
  readonly half: number;
}

const KILL_WITHIN_MS = 700;
const SENDERS = 4;
/** A guest keeps fifty files at most. */
const FILES_OF_A_GUEST = 40;

interface Kept {
  readonly uploader: Uploader;
  readonly fileId: string;
}

/** Opens every file in the database with the keys of the installation; answers how many are not whole. */
async function halfFiles(place: PlatformPlace): Promise<number> {
  const { db, close } = await openDatabase({ dataDir: place.dataDir });
  const seal = createSeal(loadKeyring({ dataDir: place.dataDir }));
  const files = db.withTables<{ prescription_files: { file_id: string; key_id: string; content: Uint8Array } }>();
  const rows = await files.selectFrom('prescription_files').select(['file_id', 'key_id', 'content']).execute();
  const isWhole = ({ file_id: fileId, key_id: keyId, content }: (typeof rows)[number]): boolean => {
    try {
      const opened = seal.open({ keyId, bytes: new Uint8Array(content) }, `content ${fileId}`);
      return pictureEnd(opened, 'jpg') === opened.length;
    } catch {
      return false;
    }
  };
  const half = rows.filter((row) => !isWhole(row)).length;
  await close();
  return half;
}

async function lostOf(kept: readonly Kept[]): Promise<number> {
  let lost = 0;
  for (const { uploader, fileId } of kept) {
    const { status, content } = await uploader.read(fileId);
    if (status !== 200 || pictureEnd(content, 'jpg') !== content.length) lost += 1;
  }
  return lost;
}

/** Sends photos from several guests at once until `open` says no, whatever becomes of the platform. */
async function sendPhotos(origin: string, photoBytes: Uint8Array, going: { open: boolean }, kept: Kept[]) {
  let unanswered = 0;
  const lane = async (): Promise<void> => {
    while (going.open) {
      const uploader = await newUploader(origin).catch(() => null);
      if (uploader === null) {
        await pause(50);
        continue;
      }
      for (let sent = 0; sent < FILES_OF_A_GUEST && going.open; sent += 1) {
        const { status, fileId } = await uploader.send(photoBytes, 'page.jpg');
        if (status === 201) {
          kept.push({ uploader, fileId });
        } else {
          unanswered += 1;
          await pause(20);
        }
      }
    }
  };
  await Promise.all(Array.from({ length: SENDERS }, lane));
  return unanswered;
}

/** Kills the platform at random moments of uploads, and compares what it acknowledged with what it has. */
export async function measureKills(
  place: PlatformPlace,
  kills: number,
  tell: (text: string) => void,
): Promise<UploadFigures> {
  let platform: PlatformProcess = await startPlatformProcess(place);
  const kept: Kept[] = [];
  const going = { open: true };
  const photos = sendPhotos(platform.origin, await photo('jpeg', { width: 1600, height: 1200 }), going, kept);
  for (let turn = 1; turn <= kills; turn += 1) {
    const enough = kept.length + 1;
    while (kept.length < enough) await pause(5);
    await pause(Math.random() * KILL_WITHIN_MS);
    await platform.kill();
    platform = await startPlatformProcess(place);
    if (turn % 5 === 0) tell(`${turn} kills, ${kept.length} documents acknowledged`);
  }
  going.open = false;
  const unanswered = await photos;
  const lost = await lostOf(kept);
  await platform.stop();
  return { acknowledged: kept.length, unanswered, lost, half: await halfFiles(place) };
}

/** Fills the disk with documents until nothing is kept any more, gives it room again, and compares. */
export async function measureFullDisk(place: PlatformPlace, makeRoom: () => void): Promise<UploadFigures> {
  let platform = await startPlatformProcess(place);
  const kept: Kept[] = [];
  const big = await photo('jpeg', { width: 3600, height: 3600, noise: true });
  let [unanswered, uploader] = [0, await newUploader(platform.origin)];
  // Some more tries after the first that failed: none of them may be acknowledged and then be gone.
  while (unanswered < 20) {
    const { status, fileId, told } = await uploader.send(big, 'page.jpg');
    if (status === 201) kept.push({ uploader, fileId });
    else if (told === '_ERR_LIMIT_EXCEEDED') uploader = await newUploader(platform.origin);
    else unanswered += 1;
  }
  await platform.kill();
  makeRoom();
  platform = await startPlatformProcess(place);
  const lost = await lostOf(kept);
  await platform.stop();
  return { acknowledged: kept.length, unanswered, lost, half: await halfFiles(place) };
}
