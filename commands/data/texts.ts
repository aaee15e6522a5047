import { createTranslator } from 'use-intl/core'
import messages from '@/messages/de.json'

/** The German texts of `npm run data`. */
export const t = createTranslator({ locale: 'de', messages, namespace: 'data' })

/** Writes a sentence for the person at the keyboard. */
export function say(sentence: string): void {
  process.stdout.write(`${sentence}\n`)
}
