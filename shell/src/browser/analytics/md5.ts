/** Amount of the left rotation in each of a round's four steps (RFC 1321). */
const ROTATIONS = [
  [7, 12, 17, 22],
  [5, 9, 14, 20],
  [4, 11, 16, 23],
  [6, 10, 15, 21],
] as const;

/** The word of the block each round reads at a step. */
const WORD_AT = [
  (step: number) => step,
  (step: number) => (5 * step + 1) % 16,
  (step: number) => (3 * step + 5) % 16,
  (step: number) => (7 * step) % 16,
] as const;

const MIX = [
  (x: number, y: number, z: number) => (x & y) | (~x & z),
  (x: number, y: number, z: number) => (x & z) | (y & ~z),
  (x: number, y: number, z: number) => x ^ y ^ z,
  (x: number, y: number, z: number) => y ^ (x | ~z),
] as const;

const SINES = Array.from({ length: 64 }, (_, step) => Math.floor(Math.abs(Math.sin(step + 1)) * 2 ** 32) | 0);

/** The message with its end mark and its length in bits, in blocks of 64 bytes. */
function padded(bytes: Uint8Array): DataView {
  const length = (((bytes.length + 8) >> 6) + 1) * 64;
  const whole = new Uint8Array(length);
  whole.set(bytes);
  whole[bytes.length] = 0x80;
  const view = new DataView(whole.buffer);
  view.setUint32(length - 8, (bytes.length * 8) >>> 0, true);
  view.setUint32(length - 4, Math.floor(bytes.length / 2 ** 29), true);
  return view;
}

/** One block of 64 bytes mixed into the four words of state. */
function mixBlock(state: readonly number[], view: DataView, offset: number): number[] {
  let [a = 0, b = 0, c = 0, d = 0] = state;
  for (let step = 0; step < 64; step += 1) {
    const round = step >> 4;
    const word = view.getInt32(offset + 4 * (WORD_AT[round]?.(step) ?? 0), true);
    const sum = (a + (MIX[round]?.(b, c, d) ?? 0) + (SINES[step] ?? 0) + word) | 0;
    const turn = ROTATIONS[round]?.[step % 4] ?? 0;
    const next = (b + ((sum << turn) | (sum >>> (32 - turn)))) | 0;
    [a, d, c, b] = [d, c, b, next];
  }
  return [a, b, c, d].map((word, at) => ((state[at] ?? 0) + word) | 0);
}

/** MD5 of a text as 32 hexadecimal digits (RFC 1321): a pseudonym that partners ask for, never a protection. */
export function md5(text: string): string {
  const view = padded(new TextEncoder().encode(text));
  let state = [0x67452301, 0xefcdab89 | 0, 0x98badcfe | 0, 0x10325476];
  for (let offset = 0; offset < view.byteLength; offset += 64) state = mixBlock(state, view, offset);
  const digest = new DataView(new ArrayBuffer(16));
  for (const [at, word] of state.entries()) digest.setInt32(4 * at, word, true);
  return hex(new Uint8Array(digest.buffer));
}

/** Bytes as hexadecimal digits. */
export function hex(bytes: Uint8Array): string {
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
