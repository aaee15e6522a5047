import { readFileSync } from 'node:fs'

const ACCESS_FILE = 'docs/access.md'

interface Rule {
  who: string
  /** Status for visitors who are not signed in. */
  anonymous: number
  /** Status for users without the role. */
  signedIn: number
}

/** Who may call what, by `METHOD /address` or a page's address: the table of docs/access.md. */
export function readAccessTable(): Map<string, Rule> {
  const rows = readFileSync(ACCESS_FILE, 'utf8').matchAll(/^\| `([^`]+)` +\| (.+?) +\| (.+?) +\|$/gm)
  return new Map(
    [...rows].map(([, call = '', who = '', others = '']) => {
      const [anonymous = 200, signedIn = anonymous] = [...others.matchAll(/\d{3}/g)].map(Number)
      return [call, { who, anonymous, signedIn }] as const
    }),
  )
}

/** A table in Markdown, its columns as wide as their widest cell, as Prettier writes them. */
export function markdownTable(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const widths = head.map((_, column) =>
    Math.max(3, ...[head, ...rows].map((row) => row[column]?.length ?? 0)),
  )
  const line = (cells: readonly string[]) =>
    `| ${widths.map((width, column) => (cells[column] ?? '').padEnd(width)).join(' | ')} |`
  return [line(head), line(widths.map((width) => '-'.repeat(width))), ...rows.map(line), ''].join('\n')
}
