import { createTranslator } from 'use-intl/core'
import messages from '@/messages/de.json'

/** The German texts of `npm run data`. */
export const t = createTranslator({ locale: 'de', messages, namespace: 'data' })

/** Prints a sentence for the user. */
export function say(sentence: string): void {
  process.stdout.write(`${sentence}\n`)
}
