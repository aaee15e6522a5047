import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { dirname, join, normalize } from 'node:path'
import { dependencies, devDependencies, optionalDependencies, scripts } from '@/package.json'

const decisions = readdirSync('docs/decisions').filter((file) => /^\d/.test(file))
const documents = [
  ...['README.md', 'CONTRIBUTING.md', 'SECURITY.md', 'CHANGELOG.md', 'docs/decisions/README.md'],
  ...readdirSync('docs')
    .filter((file) => file.endsWith('.md'))
    .map((file) => join('docs', file)),
  ...decisions.map((file) => join('docs/decisions', file)),
]
const textOf = (document: string) => readFileSync(document, 'utf8')
const matches = (text: string, pattern: RegExp) => [...text.matchAll(pattern)].map(([, found = '']) => found)

/** The first cells of a document's tables below a heading, each of which may contain several names. */
function namesBelow(heading: string, document: string): string[] {
  const [, after = ''] = textOf(document).split(`\n## ${heading}\n`)
  const [section = ''] = after.split('\n## ')
  const rows = section.split('\n').filter((line) => line.startsWith('| ') && !/^\| (Package|-)/.test(line))
  return rows.flatMap((row) => (row.split('|')[1] ?? '').split(',').map((name) => name.trim()))
}

/** Anchors of headings on GitHub. */
function anchorsOf(document: string): string[] {
  return matches(textOf(document), /^#+ (.+)$/gm).map((heading) =>
    heading
      .toLowerCase()
      .replace(/[^\p{L}\p{N} -]/gu, '')
      .replaceAll(' ', '-'),
  )
}

/** Broken links within the repository. */
function brokenLinks(document: string): string[] {
  return matches(textOf(document), /\]\(([^)\s]+)\)/g).filter((link) => {
    if (/^https?:/.test(link)) return false
    const [path = '', anchor] = link.split('#')
    const target = path === '' ? document : normalize(join(dirname(document), path))
    return !existsSync(target) || (anchor !== undefined && !anchorsOf(target).includes(anchor))
  })
}

describe('the documents', () => {
  it.each([
    ['Needed to build and run the shop', { ...dependencies, ...optionalDependencies }],
    ['Needed to develop, test and measure it', devDependencies],
  ])('name each package once: %s', (heading, packages) => {
    expect(namesBelow(heading, 'docs/dependencies.md').sort()).toEqual(Object.keys(packages).sort())
  })

  it('list every decision, in the order of their numbers', () => {
    expect(matches(textOf('docs/decisions/README.md'), /\]\((\d{4}-[^)]+)\)/g)).toEqual(decisions.sort())
  })

  it('lead from the README to every domain of lib', () => {
    const readme = textOf('README.md')
    expect(readdirSync('lib').filter((domain) => !readme.includes(`\`lib/${domain}\``))).toEqual([])
  })

  it.each(documents)('%s has no broken links', (document) => {
    expect(brokenLinks(document)).toEqual([])
  })

  it.each(documents)('%s names only existing files and folders', (document) => {
    const paths = matches(
      textOf(document),
      /`((?:app|bench|build|commands|components|deploy|dev|docs|e2e|lib|messages|packages|server)\/[\w./()[\]@-]+)`/g,
    )
    // A name in capitals is a placeholder.
    expect(paths.filter((path) => !/\b[A-Z]{4,}\b/.test(path) && !existsSync(path))).toEqual([])
  })

  it.each(documents)('%s names only existing commands', (document) => {
    const commands = matches(textOf(document), /\bnpm run ([\w:]+)/g)
    expect(commands.filter((command) => !(command in scripts))).toEqual([])
  })
})
