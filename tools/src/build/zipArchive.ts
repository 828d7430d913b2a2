import { crc32, deflateRawSync } from 'node:zlib';

const LOCAL = 0x04034b50;
const CENTRAL = 0x02014b50;
const END = 0x06054b50;
const VERSION = 20;
/** Names are UTF-8. */
const UTF8 = 0x0800;
const DEFLATED = 8;
/** 1 January 1980, the first day that the format knows: what is packed twice is the same twice. */
const DAY = 0x0021;

interface Packed {
  readonly name: Buffer;
  readonly body: Buffer;
  /** From version to the length of what stands beside the name, as both headers have it. */
  readonly facts: Buffer;
}

function packed(path: string, text: string): Packed {
  const [name, plain] = [Buffer.from(path), Buffer.from(text)];
  const body = deflateRawSync(plain, { level: 9 });
  const facts = Buffer.alloc(26);
  for (const [at, value] of [VERSION, UTF8, DEFLATED, 0, DAY].entries()) facts.writeUInt16LE(value, at * 2);
  for (const [at, value] of [crc32(plain), body.length, plain.length].entries())
    facts.writeUInt32LE(value, 10 + at * 4);
  facts.writeUInt16LE(name.length, 22);
  return { name, body, facts };
}

const word = (value: number) => {
  const bytes = Buffer.alloc(4);
  bytes.writeUInt32LE(value);
  return bytes;
};

/** A ZIP archive of small texts by path, the same bytes for the same texts; below 65,536 files, without folders of their own. */
export function zipArchive(files: Readonly<Record<string, string>>): Buffer {
  const entries = Object.entries(files).map(([path, text]) => packed(path, text));
  const locals = entries.map(({ name, body, facts }) => Buffer.concat([word(LOCAL), facts, name, body]));
  let offset = 0;
  const central = entries.map(({ name, facts }, at) => {
    const rest = Buffer.alloc(14);
    rest.writeUInt32LE(offset, 10);
    offset += locals[at]?.length ?? 0;
    return Buffer.concat([word(CENTRAL), Buffer.from([VERSION, 0]), facts, rest, name]);
  });
  const directory = Buffer.concat(central);
  const end = Buffer.alloc(18);
  end.writeUInt16LE(entries.length, 4);
  end.writeUInt16LE(entries.length, 6);
  end.writeUInt32LE(directory.length, 8);
  end.writeUInt32LE(offset, 12);
  return Buffer.concat([...locals, directory, word(END), end]);
}
