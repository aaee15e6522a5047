import { isCommand, type CommandLine } from './command-lines'
import type { LeftOut } from './tuning'

const SELECTORS = ['Device', 'Channel'] as const
type Selector = (typeof SELECTORS)[number]

/** Characters of a name that are shown. */
const SHOWN = 60

/**
 * Follows the commands of Equalizer APO by which what comes after them is for certain devices or channels only
 * (https://sourceforge.net/p/equalizerapo/wiki/Configuration%20reference/). A preset is for all, so the filters of the first such
 * choice are taken as if they were for all, and those of others not: together they never play.
 */
export class Sections {
  private readonly chosen: Partial<Record<Selector, string>> = {}
  private readonly current: Partial<Record<Selector, { name: string; told: LeftOut }>> = {}

  constructor(private readonly leftOut: LeftOut[]) {}

  /** Takes note of a line that makes a choice; false for any other. */
  enter(command: CommandLine): boolean {
    const selector = SELECTORS.find((name) => isCommand(command, name))
    if (!selector) return false
    const name = command.value.trim()
    delete this.current[selector]
    if (name.toLowerCase() === 'all') return true
    const told: LeftOut = { what: 'selection', values: { line: command.line, name: named(command) } }
    this.leftOut.push(told)
    this.current[selector] = { name: name.toLowerCase(), told }
    return true
  }

  /** Whether a filter here is to be taken. */
  includesThis(): boolean {
    const others = SELECTORS.flatMap((selector) => {
      const current = this.current[selector]
      if (!current) return []
      const chosen = (this.chosen[selector] ??= current.name)
      return chosen === current.name ? [] : [current.told]
    })
    for (const told of others) told.what = 'section'
    return others.length === 0
  }
}

/** A command as it is shown. */
export function named({ key, value }: CommandLine): string {
  const name = `${key}: ${value.trim()}`
  return name.length > SHOWN ? `${name.slice(0, SHOWN)}…` : name
}
