import { execFileSync } from 'node:child_process'
import { availableParallelism, totalmem, type } from 'node:os'
import { markdownTable } from '@/dev/markdown-tables'
import { version } from '@/package.json'
import { digits, isReached, type Row } from './report'

const GIGABYTE = 2 ** 30
const SHORT_HASH = 8

/** The run that produced the figures. */
export interface Run {
  /** As `2026-01-31`. */
  day: string
  commit: string
  machine: string
}

/** The current run. A commit with uncommitted changes is marked by a `+`. */
export function thisRun(): Run {
  const git = (...args: string[]) => execFileSync('git', args, { encoding: 'utf8' }).trim()
  const changes = git('status', '--porcelain') === '' ? '' : '+'
  const memory = Math.round(totalmem() / GIGABYTE)
  return {
    day: new Date().toISOString().slice(0, 10),
    commit: git('rev-parse', `--short=${SHORT_HASH}`, 'HEAD') + changes,
    machine: `${availableParallelism()} processors, ${memory} GB of memory, ${type()}, Node ${process.versions.node}`,
  }
}

/** The text of docs/figures.md for one complete run: what misses its target. */
export function figuresText({ day, commit, machine }: Run, rows: readonly Row[]): string {
  const missed = rows.filter(({ goal, value }) => !isReached(goal, value.median))
  const cells = missed.map((row) => [row.name.replaceAll('|', '\\|'), goalOf(row), measuredOf(row)])
  return `# Figures

Written by \`npm run bench\`. [figures.csv](figures.csv) has each figure with its target and what it was made of;
[measuring](measuring.md) says how they are made and read.

${day}, version ${version}, commit ${commit}. ${machine}.

Of ${rows.length} figures, ${missed.length} miss their target:

${markdownTable(['Figure', 'Target', 'Measured'], cells)}`
}

/** The text of docs/figures.csv: every figure, in the order of the measurements. */
export function figuresCsv(rows: readonly Row[]): string {
  const lines = rows.map((row) => [
    row.name,
    goalOf(row),
    measuredOf(row),
    isReached(row.goal, row.value.median) ? 'yes' : 'no',
    row.detail,
  ])
  const quoted = (cell: string) => `"${cell.replaceAll('"', '""')}"`
  return [['figure', 'target', 'measured', 'reached', 'made of'], ...lines]
    .map((cells) => `${cells.map(quoted).join(',')}\n`)
    .join('')
}

function goalOf({ goal }: Row): string {
  return 'atLeast' in goal ? `at least ${goal.atLeast}` : `at most ${goal.atMost}`
}

function measuredOf({ value }: Row): string {
  const median = digits(value.median)
  return value.low === value.high ? median : `${median} (${digits(value.low)} to ${digits(value.high)})`
}
