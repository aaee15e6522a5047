import { readdirSync, readFileSync } from 'node:fs'
import { dependencies, devDependencies } from '@/package.json'

/** The first cells of a document's tables below a heading, of which one may name several things. */
function namesBelow(heading: string, document: string): string[] {
  const [, after = ''] = readFileSync(document, 'utf8').split(`\n## ${heading}\n`)
  const [section = ''] = after.split('\n## ')
  const rows = section.split('\n').filter((line) => line.startsWith('| ') && !/^\| (Package|-)/.test(line))
  return rows.flatMap((row) => (row.split('|')[1] ?? '').split(',').map((name) => name.trim()))
}

describe('the documents', () => {
  it.each([
    ['Needed to build and run the shop', dependencies],
    ['Needed to develop, test and measure it', devDependencies],
  ])('name each package once: %s', (heading, packages) => {
    expect(namesBelow(heading, 'docs/dependencies.md').sort()).toEqual(Object.keys(packages).sort())
  })

  it('list every decision', () => {
    const index = readFileSync('docs/decisions/README.md', 'utf8')
    const decisions = readdirSync('docs/decisions').filter((file) => /^\d/.test(file))
    expect(decisions.filter((file) => !index.includes(`](${file})`))).toEqual([])
  })
})
