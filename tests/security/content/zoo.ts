import { crc32, deflateSync, gzipSync } from 'node:zlib';
import sharp from 'sharp';

/** A file that someone sends as a picture, and whether it may become one. */
export interface Animal {
  what: string;
  file: Uint8Array;
  name: string;
  type: string;
  taken: boolean;
}

const png = { name: 'me.png', type: 'image/png' };
const jpg = { name: 'me.jpg', type: 'image/jpeg' };
const script = '<script>alert(1)</script>';

export async function zoo(): Promise<Animal[]> {
  const drawn = sharp({ create: { width: 120, height: 80, channels: 3, background: '#3366aa' } });
  const asPng = await drawn.clone().png().toBuffer();
  const asJpg = await drawn.clone().jpeg().toBuffer();
  const exif = await drawn
    .clone()
    .withExif({
      IFD0: { Artist: script, Software: script },
      IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '51/1 30/1 0/1' },
    })
    .jpeg()
    .toBuffer();
  const [gif, webp, tiff, avif] = await Promise.all([
    drawn.clone().gif().toBuffer(),
    drawn.clone().webp().toBuffer(),
    drawn.clone().tiff().toBuffer(),
    drawn.clone().avif({ effort: 0 }).toBuffer(),
  ]);
  const yes = (what: string, file: Uint8Array, as = png): Animal => ({ what, file, ...as, taken: true });
  const no = (what: string, file: Uint8Array | string, as: { name: string; type: string } = png): Animal => ({
    what,
    file: Buffer.from(file as string),
    ...as,
    taken: false,
  });
  const named = (name: string, as = png) => ({ ...as, name });
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)">${script}</svg>`;
  return [
    yes('a PNG', asPng),
    yes('a JPEG', asJpg, jpg),
    yes('a JPEG called .jpeg', asJpg, named('me.jpeg', jpg)),
    yes('capitals', asPng, named('ME.PNG')),
    yes('a type that browsers of old say', asJpg, { name: 'me.jpg', type: 'image/jpg' }),
    yes('EXIF with script and place', exif, jpg),
    yes('script behind the end of a PNG', Buffer.concat([asPng, Buffer.from(script)])),
    yes('a text chunk with script', withChunk(asPng, 'tEXt', `Comment\0${script}`)),
    yes('a ZIP behind a PNG', Buffer.concat([asPng, Buffer.from('PK\x03\x04evil.html')])),
    yes(
      'one pixel',
      await sharp({ create: { width: 1, height: 1, channels: 3, background: '#000' } })
        .png()
        .toBuffer(),
    ),
    yes(
      'transparent',
      await sharp({ create: { width: 9, height: 9, channels: 4, background: '#0000' } })
        .png()
        .toBuffer(),
    ),
    yes('grey', await drawn.clone().greyscale().png().toBuffer()),
    yes('progressive', await drawn.clone().jpeg({ progressive: true }).toBuffer(), jpg),
    yes(
      'very wide',
      await sharp({ create: { width: 4000, height: 2, channels: 3, background: '#123' } })
        .png()
        .toBuffer(),
    ),
    yes('sixteen bits', await drawn.clone().toColourspace('rgb16').png().toBuffer()),
    yes('right at the limit', Buffer.concat([asPng, Buffer.alloc(2_000_000 - asPng.length)])),
    yes('a path in the name', asPng, named('../../../etc/passwd.png')),
    yes('an odd but honest name', asPng, named('Ünï cödé (1).png')),
    yes('a name from the other side', asPng, named('me\u202egnp.png')),
    yes('a reserved name', asPng, named('CON.png')),
    yes('two endings of ours', asPng, named('me.jpg.png')),
    yes('markup in the name', asPng, named('<img src=x onerror=alert(1)>.png')),
    no('one byte over the limit', Buffer.concat([asPng, Buffer.alloc(2_000_001 - asPng.length)])),
    no('nothing', ''),
    no('one byte', 'x'),
    no('text', 'just words'),
    no('HTML', `<!doctype html>${script}`),
    no('HTML called picture', `<html>${script}</html>`, jpg),
    no('HTML behind the magic of a JPEG', Buffer.concat([Buffer.from('ffd8ffe0', 'hex'), Buffer.from(script)]), jpg),
    no('HTML behind the magic of a PNG', Buffer.concat([asPng.subarray(0, 8), Buffer.from(script)])),
    no('SVG', svg, { name: 'me.svg', type: 'image/svg+xml' }),
    no('SVG called PNG', svg),
    no('SVG, packed', gzipSync(svg)),
    no('a GIF', gif, { name: 'me.gif', type: 'image/gif' }),
    no('a GIF called PNG', gif),
    no('a GIF that is JavaScript', 'GIF89a/*\0\0*/=alert(1)//'),
    no('WebP called PNG', webp),
    no('TIFF called JPEG', tiff, jpg),
    no('AVIF called JPEG', avif, jpg),
    no('BMP', 'BM\x3a\0\0\0\0\0\0\0', { name: 'me.bmp', type: 'image/bmp' }),
    no('an icon', Buffer.from('0000010001001010', 'hex'), { name: 'me.ico', type: 'image/x-icon' }),
    no('PDF', '%PDF-1.7\n1 0 obj', { name: 'me.pdf', type: 'application/pdf' }),
    no('PDF called PNG', '%PDF-1.7\n1 0 obj'),
    no('ZIP called PNG', 'PK\x03\x04\x14\0\0\0'),
    no('a program', 'MZ\x90\0\x03\0\0\0', { name: 'me.exe', type: 'application/octet-stream' }),
    no('a program called PNG', '\x7fELF\x02\x01\x01'),
    // Told by its bytes: one of the two by the other's name is a picture all the same.
    yes('a PNG called JPEG', asPng, jpg),
    yes('a JPEG called PNG', asJpg),
    yes('a PNG that is said to be a JPEG', asPng, { name: 'me.png', type: 'image/jpeg' }),
    no('a PNG that is said to be HTML', asPng, { name: 'me.png', type: 'text/html' }),
    no('a PNG that is said to be SVG', asPng, { name: 'me.png', type: 'image/svg+xml' }),
    no('a PNG of no type', asPng, { name: 'me.png', type: 'application/octet-stream' }),
    no('a PNG called HTML', asPng, named('me.html')),
    no('a PNG with another ending behind', asPng, named('me.png.html')),
    no('a PNG with a dot behind', asPng, named('me.png.')),
    no('a PNG with a space behind', asPng, named('me.png ')),
    no('a PNG with a stream behind', asPng, named('me.png::$DATA')),
    no('a PNG without an ending', asPng, named('png')),
    no('a NUL in the name', asPng, named('me.html\0.png')),
    no('a name of 400', asPng, named(`${'x'.repeat(396)}.png`)),
    no('half a PNG', asPng.subarray(0, asPng.length / 2)),
    no('half a JPEG', asJpg.subarray(0, asJpg.length / 2), jpg),
    no('a PNG with a broken sum', flipped(asPng, 20)),
    no('only the head of a PNG', asPng.subarray(0, 33)),
    no('a PNG of 0 by 0', blank(0, 0)),
    no('a bomb of 20,000 by 20,000 pixels', blank(20_000, 20_000)),
    no('a bomb of 2,147,483,647 pixels wide', blank(2_147_483_647, 1)),
    no('an animated PNG', withChunk(asPng, 'acTL', '\0\0\0\x02\0\0\0\0')),
  ];
}

function chunk(kind: string, data: Uint8Array): Buffer {
  const body = Buffer.concat([Buffer.from(kind, 'latin1'), data]);
  const size = Buffer.alloc(4);
  size.writeUInt32BE(data.length);
  const sum = Buffer.alloc(4);
  sum.writeUInt32BE(crc32(body));
  return Buffer.concat([size, body, sum]);
}

/** Right behind the head, where a reader meets it first. */
const withChunk = (file: Buffer, kind: string, text: string): Buffer =>
  Buffer.concat([file.subarray(0, 33), chunk(kind, Buffer.from(text, 'latin1')), file.subarray(33)]);

function flipped(file: Buffer, at: number): Buffer {
  const copy = Buffer.from(file);
  copy[at] = (copy[at] ?? 0) ^ 0xff;
  return copy;
}

/** A small file that says it is as large as this. */
function blank(width: number, height: number): Buffer {
  const head = Buffer.alloc(13);
  head.writeUInt32BE(width, 0);
  head.writeUInt32BE(height, 4);
  head.set([1, 0, 0, 0, 0], 8);
  const pixels = deflateSync(Buffer.alloc(Math.min(3_000_000, height * (1 + Math.ceil(width / 8)))));
  const magic = Buffer.from('89504e470d0a1a0a', 'hex');
  return Buffer.concat([magic, chunk('IHDR', head), chunk('IDAT', pixels), chunk('IEND', Buffer.alloc(0))]);
}
