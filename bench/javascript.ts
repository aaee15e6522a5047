import { gzipSync } from 'node:zlib'

/** The JavaScript that a page asks for by itself, in bytes gzipped; without what only old browsers load. */
export async function javascriptOf(url: string): Promise<number> {
  const html = await (await fetch(url)).text()
  const scripts = [...html.matchAll(/<script[^>]*\ssrc="([^"]+\.js[^"]*)"[^>]*>/g)]
    .filter(([tag]) => !/nomodule/i.test(tag))
    .flatMap(([, source]) => (source ? [source] : []))
  const sizes = await Promise.all([...new Set(scripts)].map((source) => sizeOf(new URL(source, url))))
  return sizes.reduce((sum, size) => sum + size, 0)
}

async function sizeOf(url: URL): Promise<number> {
  const response = await fetch(url)
  return gzipSync(Buffer.from(await response.arrayBuffer()), { level: 9 }).length
}
