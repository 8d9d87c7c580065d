import { fileTypeFromBuffer } from 'file-type';
import type { ImageRule } from '../../shared/documents/schema.ts';
import type { UploadedFile } from '../context.ts';
import { Slots } from '../slots.ts';

/**
 * What a person may send, by its name, by what the browser calls it and by the signature of its bytes. They need not
 * agree: a picture that was saved under the other ending is a picture.
 */
const accepted = {
  endings: /\.(jpe?g|png)$/i,
  types: ['image/jpeg', 'image/jpg', 'image/png'],
  contents: ['image/jpeg', 'image/png'],
};

/** More than any camera makes; a small file that unfolds to more is meant to do harm. */
const mostPixels = 25_000_000;
const longestSeconds = 10;

/** Loaded with the first picture, since it takes some 15 MB of memory; many servers never draw one. */
async function loaded() {
  const { default: sharp } = await import('sharp');
  // What was decoded once is not asked for again, and one picture takes one thread.
  sharp.cache(false);
  sharp.concurrency(1);
  return sharp;
}

const slots = new Slots(2, 20);

/**
 * The picture written anew: only its pixels are left, upright, in the shape and type that the document wants.
 * Null: not a JPEG or PNG by name, type and content, or a broken one.
 */
export async function cleanPicture(file: UploadedFile, rule: ImageRule): Promise<UploadedFile | null> {
  const found = await fileTypeFromBuffer(file.bytes).catch(() => undefined);
  const { endings, types, contents } = accepted;
  if (!endings.test(file.name) || !types.includes(file.type.toLowerCase()) || !contents.includes(found?.mime ?? ''))
    return null;
  return slots.run(async () => {
    try {
      const bytes = await redrawn(file.bytes, rule);
      return { name: `picture.${rule.type}`, type: `image/${rule.type}`, bytes };
    } catch {
      return null;
    }
  });
}

async function redrawn(bytes: Uint8Array, { shape, size, type }: ImageRule): Promise<Uint8Array> {
  const sharp = await loaded();
  const source = sharp(bytes, { limitInputPixels: mostPixels, failOn: 'warning', pages: 1 });
  const { width, height } = await source.metadata();
  const side = Math.min(size, width, height);
  const upright = source.timeout({ seconds: longestSeconds }).rotate();
  const cut =
    shape === 'square'
      ? upright.resize(side, side, { fit: 'cover' })
      : upright.resize(size, size, { fit: 'inside', withoutEnlargement: true });
  const drawn =
    type === 'png' ? cut.png({ compressionLevel: 9 }) : cut.flatten({ background: '#ffffff' }).jpeg({ quality: 86 });
  return drawn.toBuffer();
}
