import { createInterface } from 'node:readline/promises'
import { Writable } from 'node:stream'
import { dataText as t } from '@/build/command-texts'

/** Asks for the phrase of a backup on the terminal, which does not show it; reads a line where there is none. */
export async function askPhrase(): Promise<string> {
  const isTerminal = process.stdin.isTTY
  const silent = new Writable({ write: (_chunk, _encoding, done) => done() })
  const lines = createInterface({ input: process.stdin, output: silent, terminal: isTerminal })
  if (isTerminal) process.stderr.write(`${t('ask_phrase')} `)
  try {
    return await lines.question('')
  } finally {
    lines.close()
    if (isTerminal) process.stderr.write('\n')
  }
}
