import { isUtf8 } from 'node:buffer';

const looked = 4096;

/** How the text of a file is written; undefined for what is no text. */
export function encodingOf(bytes: Uint8Array): 'utf-8' | 'utf-16le' | 'utf-16be' | 'windows-1252' | undefined {
  const [first, second, third] = bytes;
  if (first === 0xef && second === 0xbb && third === 0xbf) return 'utf-8';
  if (first === 0xff && second === 0xfe) return 'utf-16le';
  if (first === 0xfe && second === 0xff) return 'utf-16be';
  const head = bytes.subarray(0, looked);
  const zeros = [0, 0];
  head.forEach((byte, at) => {
    if (byte === 0) zeros[at % 2] = (zeros[at % 2] ?? 0) + 1;
  });
  const [even = 0, odd = 0] = zeros;
  // Without a mark: plain letters have a zero in every second place.
  if (odd > head.length / 4 && even === 0) return 'utf-16le';
  if (even > head.length / 4 && odd === 0) return 'utf-16be';
  if (even + odd > 0) return undefined;
  return isUtf8(bytes) ? 'utf-8' : 'windows-1252';
}

const atOnce = 64 * 1024;

/** The text in pieces; a mark at its beginning is left out. */
export function* decoded(bytes: Uint8Array, encoding: string): Generator<string> {
  const decoder = new TextDecoder(encoding);
  for (let from = 0; from < bytes.length; from += atOnce) {
    const text = decoder.decode(bytes.subarray(from, from + atOnce), { stream: true });
    if (text) yield text;
  }
  const rest = decoder.decode();
  if (rest) yield rest;
}
