import { readFileSync } from 'node:fs'
import { byRole, deskRoles, type DeskRoles } from '@/lib/account/desk-roles'

const ACCESS_FILE = 'docs/access.md'
const ROW = /^\| `.+\|$/gm

interface Rule {
  who: string
  /** Whether each role at the desk may call it. */
  roles: DeskRoles
  /** Status for visitors who are not signed in. */
  anonymous: number
  /** Status for users without the role. */
  signedIn: number
}

/** Access by `METHOD /address` or a page's address: the table of docs/access.md. */
export function readAccessTable(): Map<string, Rule> {
  const rows = readFileSync(ACCESS_FILE, 'utf8').match(ROW) ?? []
  return new Map(
    rows.map((row) => {
      const [call = '', who = '', ...cells] = row
        .slice(1, -1)
        .split('|')
        .map((cell) => cell.trim())
      const others = cells.at(-1) ?? ''
      const [anonymous = 200, signedIn = anonymous] = [...others.matchAll(/\d{3}/g)].map(Number)
      const roles = byRole((role) => cells[deskRoles.indexOf(role)] === 'yes')
      return [call.slice(1, -1), { who, roles, anonymous, signedIn }] as const
    }),
  )
}

/** A table in Markdown, with columns aligned as by Prettier. */
export function markdownTable(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const widths = head.map((_, column) =>
    Math.max(3, ...[head, ...rows].map((row) => row[column]?.length ?? 0)),
  )
  const line = (cells: readonly string[]) =>
    `| ${widths.map((width, column) => (cells[column] ?? '').padEnd(width)).join(' | ')} |`
  return [line(head), line(widths.map((width) => '-'.repeat(width))), ...rows.map(line), ''].join('\n')
}
