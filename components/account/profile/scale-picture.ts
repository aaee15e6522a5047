const SIZE = 256
const TYPES = ['image/png', 'image/jpeg', 'image/webp']
/** The first that fits is taken; a photo needs about 20 KiB at the first. */
const QUALITIES = [0.85, 0.7, 0.5, 0.3]

/** A file that is no picture that the shop takes. */
export class PictureError extends Error {
  override readonly name = 'PictureError'
}

/**
 * Cuts the middle square out of a picture and scales it down, in the browser. What the file says besides (place, camera)
 * is lost on the way.
 * @param maxBytes what the result may have at most
 * @returns a data URL of a WebP, or a JPEG where the browser writes none
 * @throws PictureError
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
  // A JPEG has no transparency; without a ground it would turn black.
  context.fillStyle = '#ffffff'
  context.fillRect(0, 0, SIZE, SIZE)
  context.imageSmoothingQuality = 'high'
  context.drawImage(picture, left, top, side, side, 0, 0, SIZE, SIZE)
  return canvas
}

/** A browser that does not write WebP answers with a PNG (https://html.spec.whatwg.org/#dom-canvas-toblob). */
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
