import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { brotliCompressSync, gzipSync } from 'node:zlib'

const ASSETS = '.next/static'

/** Prepares a build's scripts and styles in the encodings server/send-assets.mjs sends. */
export function compressAssets(): void {
  const files = readdirSync(ASSETS, { recursive: true, encoding: 'utf8' })
  for (const file of files.filter((name) => /\.(js|css|svg)$/.test(name))) {
    const content = readFileSync(`${ASSETS}/${file}`)
    writeFileSync(`${ASSETS}/${file}.br`, brotliCompressSync(content))
    writeFileSync(`${ASSETS}/${file}.gz`, gzipSync(content, { level: 9 }))
  }
}
