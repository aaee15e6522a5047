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

/** The text of docs/figures.md for one complete run. */
export function figuresText({ day, commit, machine }: Run, rows: readonly Row[]): string {
  const cells = rows.map(({ name, goal, value }) => [
    name.replaceAll('|', '\\|'),
    'atLeast' in goal ? `at least ${goal.atLeast}` : `at most ${goal.atMost}`,
    value.low === value.high
      ? digits(value.median)
      : `${digits(value.median)} (${digits(value.low)} to ${digits(value.high)})`,
    isReached(goal, value.median) ? 'yes' : '**missed**',
  ])
  return `# Figures

Written by \`npm run bench\`, which measures everything in one run and names what misses its target. How it measures, and how to
read the figures, is in [measuring](measuring.md); what each figure was made of is in [its sources](figures-sources.md).

${day}, version ${version}, commit ${commit}. ${machine}.

${markdownTable(['Figure', 'Target', 'Measured', 'Reached'], cells)}`
}

/** The text of docs/figures-sources.md, in the order of the figures. */
export function sourcesText(rows: readonly Row[]): string {
  return `# Where the figures come from

Written by \`npm run bench\` beside [figures](figures.md), in the same order.

${rows.map(({ name, detail }) => `- ${name}:\n  ${detail}`).join('\n')}
`
}
