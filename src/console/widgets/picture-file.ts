/** What a chosen file is refused for; null when it may be used. */
type FileProblem = 'type' | 'size' | null;

const names = /\.(jpe?g|png)$/i;
const types = ['image/jpeg', 'image/jpg', 'image/png'];

export function problemOf(file: File, maxBytes: number): FileProblem {
  if (!types.includes(file.type) || !names.test(file.name)) return 'type';
  return file.size > maxBytes ? 'size' : null;
}

/** The file as an address that a form can hold. */
export function dataAddress(file: Blob): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(String(reader.result));
    reader.onerror = () => reject(reader.error);
    reader.readAsDataURL(file);
  });
}

/** Whether the browser can draw it: the name says little. */
export async function isDrawable(address: string): Promise<boolean> {
  const image = new Image();
  image.src = address;
  return image.decode().then(
    () => true,
    () => false,
  );
}

export interface Area {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** A square of the picture as a JPEG, no larger than it is kept. */
export async function cutSquare(address: string, area: Area, size: number): Promise<string> {
  const image = new Image();
  image.src = address;
  await image.decode();
  const side = Math.max(1, Math.min(size, Math.round(area.width)));
  const canvas = document.createElement('canvas');
  canvas.width = side;
  canvas.height = side;
  const pen = canvas.getContext('2d');
  if (!pen) throw new Error('This browser cannot draw.');
  pen.fillStyle = '#ffffff';
  pen.fillRect(0, 0, side, side);
  pen.drawImage(image, area.x, area.y, area.width, area.height, 0, 0, side, side);
  return canvas.toDataURL('image/jpeg', 0.92);
}
