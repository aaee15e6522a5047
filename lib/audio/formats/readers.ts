import { isCommand, isFilterLine, type CommandLine } from '../tuning/command-lines'
import { isAutoEq, readAutoEq } from '../tuning/read-autoeq'
import { readEasyEffects } from '../tuning/read-easyeffects'
import { readEqualizerApo } from '../tuning/read-equalizer-apo'
import { isPeace, readPeace } from '../tuning/read-peace'
import { isRew, readRew } from '../tuning/read-rew'
import type { Source } from '../tuning/source'
import type { TuningFormat } from '../tuning/tuning'

/** A file before its kind is known. */
interface TextFile {
  text: string
  commands: readonly CommandLine[]
}

interface Reader {
  recognises: (file: TextFile) => boolean
  /** @throws Unreadable */
  read: (file: TextFile) => Source
}

/** By format, in the order tried; null for formats the shop only writes. */
export const readers: Record<TuningFormat, Reader | null> = {
  easyEffects: {
    recognises: ({ text }) => text.trimStart().startsWith('{'),
    read: ({ text }) => readEasyEffects(text),
  },
  peace: {
    recognises: ({ text }) => isPeace(text),
    read: ({ text }) => readPeace(text),
  },
  rew: {
    recognises: ({ text, commands }) => isRew(text, commands),
    read: ({ commands }) => readRew(commands),
  },
  graphicEq: {
    recognises: ({ commands: [first, ...others] }) =>
      first !== undefined && isCurve(first) && others.length === 0,
    read: ({ commands }) => ({ ...readEqualizerApo(commands), format: 'graphicEq' }),
  },
  autoEq: {
    recognises: ({ text, commands }) => commands.some(isFilterLine) && isAutoEq(text, commands),
    read: ({ commands }) => readAutoEq(commands),
  },
  equalizerApo: {
    recognises: ({ commands }) => commands.some((command) => isCurve(command) || isFilterLine(command)),
    read: ({ commands }) => readEqualizerApo(commands),
  },
}

function isCurve(command: CommandLine): boolean {
  return isCommand(command, 'GraphicEQ')
}
