import { isCommand, type CommandLine } from './command-lines'
import { readEqualizerApo } from './read-equalizer-apo'
import type { Source } from './source'

/** Lines above the filters without information about them; the channel is the measured one. */
const HEADER = ['Dated', 'Notes', 'Channel', 'Equaliser']

/**
 * Whether a text is REW's `Filter Settings file`, as its menu `Export filter settings as text` writes it
 * (https://www.roomeqwizard.com/help/help_en-GB/html/equaliser.html).
 */
export function isRew(text: string, commands: readonly CommandLine[]): boolean {
  return (
    /^\s{0,20}Filter Settings file/i.test(text) ||
    /^Room EQ V\d/m.test(text) ||
    commands.some((command) => isCommand(command, 'Equaliser'))
  )
}

/**
 * Reads such a file, by REW's `Generic` equaliser and others with the same notation, in German, too (`Fc 63,5 Hz`).
 * Equalizer APO adopted this notation, so the filters are equal; unused ones are `None`.
 */
export function readRew(commands: readonly CommandLine[]): Source {
  const filters = commands.filter((command) => !HEADER.some((name) => isCommand(command, name)))
  return { ...readEqualizerApo(filters), format: 'rew' }
}
