import { isCommand, type CommandLine } from './command-lines'
import type { LeftOut } from './tuning'

const SELECTORS = ['Device', 'Channel'] as const
type Selector = (typeof SELECTORS)[number]

/** Characters of a name to show. */
const SHOWN = 60

/**
 * Follows Equalizer APO's commands that restrict what follows to certain devices or channels
 * (https://sourceforge.net/p/equalizerapo/wiki/Configuration%20reference/). A preset applies to all, so the
 * first such selection's filters are read as if unrestricted, and other selections are skipped: they never play
 * together.
 */
export class Sections {
  private readonly chosen: Partial<Record<Selector, string>> = {}
  private readonly current: Partial<Record<Selector, { name: string; told: LeftOut }>> = {}

  constructor(private readonly leftOut: LeftOut[]) {}

  /** Notes a line that makes a selection; false for any other. */
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

  /** Whether to read filters at this point. */
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

/** A command for display. */
export function named({ key, value }: CommandLine): string {
  const name = `${key}: ${value.trim()}`
  return name.length > SHOWN ? `${name.slice(0, SHOWN)}…` : name
}
