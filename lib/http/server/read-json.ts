import { ShopError } from '@/lib/core/errors'

/** @throws ShopError `unsupported_media_type`, `not_json`, and as `readBytes` */
export async function readJson(request: Request, maxBytes: number): Promise<unknown> {
  requireType(request, 'application/json')
  const text = await readText(request, maxBytes)
  try {
    return JSON.parse(text)
  } catch (cause) {
    throw new ShopError('not_json', { cause })
  }
}

/** The last value of a repeated name counts. @throws as `readBytes`, and ShopError `unsupported_media_type` */
export async function readForm(request: Request, maxBytes: number): Promise<Record<string, string>> {
  requireType(request, 'application/x-www-form-urlencoded')
  return Object.fromEntries(new URLSearchParams(await readText(request, maxBytes)))
}

/** @throws ShopError `unsupported_media_type` */
function requireType(request: Request, type: string): void {
  const [mediaType = ''] = (request.headers.get('content-type') ?? '').split(';')
  if (mediaType.trim().toLowerCase() !== type) throw new ShopError('unsupported_media_type')
}

/** @throws ShopError as `readBytes` */
export async function readText(request: Request, maxBytes: number): Promise<string> {
  return new TextDecoder().decode(await readBytes(request, maxBytes))
}

/** @throws ShopError `body_too_large` (stops reading at the limit), `body_broken_off` if the connection ends */
export async function readBytes(request: Request, maxBytes: number): Promise<Uint8Array> {
  // Reliable, because the HTTP server reads no further than this.
  const declared = request.headers.get('content-length')
  if (Number(declared ?? 0) > maxBytes) throw new ShopError('body_too_large')
  try {
    return declared === null ? await readUpTo(request, maxBytes) : new Uint8Array(await request.arrayBuffer())
  } catch (cause) {
    if (cause instanceof ShopError) throw cause
    throw new ShopError('body_broken_off', { cause })
  }
}

async function readUpTo(request: Request, maxBytes: number): Promise<Uint8Array> {
  const reader = request.body?.getReader()
  const chunks: Uint8Array[] = []
  let size = 0
  for (let chunk = await reader?.read(); chunk && !chunk.done; chunk = await reader?.read()) {
    size += chunk.value.byteLength
    if (size > maxBytes) {
      await reader?.cancel()
      throw new ShopError('body_too_large')
    }
    chunks.push(chunk.value)
  }
  return Buffer.concat(chunks)
}
