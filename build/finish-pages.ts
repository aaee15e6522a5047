import { readFileSync, writeFileSync } from 'node:fs'
import { delayScripts, PAGES_TO_READ } from './delay-scripts'
import { escapePage } from './escape-page'
import { staticPages } from './static-pages'

/** Does to the pages that Next.js has built what makes them faster to send and to show. */
export function finishPages(): void {
  for (const { file, path } of staticPages()) {
    const html = readFileSync(file, 'utf8')
    writeFileSync(file, escapePage(PAGES_TO_READ.test(path) ? delayScripts(html) : html))
  }
}
