import { gzipSync } from 'node:zlib'
import { ORIGIN } from './measured-shop'

/** The JavaScript that a page asks for at once, in bytes gzipped; without what only old browsers load. */
export async function javascriptOf(path: string): Promise<number> {
  const html = await (await fetch(ORIGIN + path)).text()
  const scripts = [...html.matchAll(/<script[^>]*\ssrc="([^"]+\.js[^"]*)"[^>]*>/g)]
    .filter(([tag]) => !/nomodule/i.test(tag))
    .flatMap(([, source]) => (source ? [source] : []))
  const sizes = await Promise.all([...new Set(scripts)].map(sizeOf))
  return sizes.reduce((sum, size) => sum + size, 0)
}

async function sizeOf(source: string): Promise<number> {
  const response = await fetch(new URL(source, ORIGIN))
  return gzipSync(Buffer.from(await response.arrayBuffer()), { level: 9 }).length
}
