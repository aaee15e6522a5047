const SIZE = 256
const TYPES = ['image/png', 'image/jpeg', 'image/webp']
/** Tried in order; a photo usually fits at the first, with some 20 KiB. */
const QUALITIES = [0.85, 0.7, 0.5, 0.3]

/** The file is no picture, or none that browsers can read. */
export class PictureError extends Error {
  override readonly name = 'PictureError'
}

/**
 * To the middle square, without metadata (place, camera). @returns a data URL of WebP or JPEG @throws PictureError
 */
export async function scalePicture(file: File, maxBytes: number): Promise<string> {
  if (!TYPES.includes(file.type)) throw new PictureError()
  const picture = await createImageBitmap(file).catch(() => null)
  if (!picture) throw new PictureError()
  const canvas = squareOf(picture)
  picture.close()
  for (const quality of QUALITIES) {
    const blob = await encode(canvas, quality)
    if (blob && blob.size <= maxBytes) return dataUrlOf(blob)
  }
  throw new PictureError()
}

function squareOf(picture: ImageBitmap): HTMLCanvasElement {
  const canvas = document.createElement('canvas')
  canvas.width = SIZE
  canvas.height = SIZE
  const side = Math.min(picture.width, picture.height)
  const left = (picture.width - side) / 2
  const top = (picture.height - side) / 2
  const context = canvas.getContext('2d')
  if (!context) throw new PictureError()
  // A JPEG has no transparency; without a background it would turn black.
  context.fillStyle = '#ffffff'
  context.fillRect(0, 0, SIZE, SIZE)
  context.imageSmoothingQuality = 'high'
  context.drawImage(picture, left, top, side, side, 0, 0, SIZE, SIZE)
  return canvas
}

/** Browsers that cannot write WebP answer with a PNG (https://html.spec.whatwg.org/#dom-canvas-toblob). */
async function encode(canvas: HTMLCanvasElement, quality: number): Promise<Blob | null> {
  const write = (type: string) => new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, type, quality))
  const webp = await write('image/webp')
  return webp?.type === 'image/webp' ? webp : write('image/jpeg')
}

function dataUrlOf(blob: Blob): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader()
    reader.onload = () => resolve(String(reader.result))
    reader.onerror = () => reject(new PictureError())
    reader.readAsDataURL(blob)
  })
}
