import { readdirSync } from 'node:fs'

const PAGES = '.next/server/app'

/** The files of all pages that the build has made. */
export function staticPages(): { file: string; path: string }[] {
  return readdirSync(PAGES, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.html'))
    .map((name) => ({ file: `${PAGES}/${name}`, path: pathOf(name) }))
}

function pathOf(name: string): string {
  const path = `/${name.slice(0, -'.html'.length)}`
  return path === '/index' ? '/' : path
}
