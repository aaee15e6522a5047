import type { z } from 'zod'
import type messages from '@/messages/de.json'

export type FieldTexts = (typeof messages)['fields']
type FieldCode = keyof FieldTexts

/**
 * The first per field, by path (`items.0.id`): by the key in `fields` that its schema names as `error`, or its kind.
 */
export function fieldMessages(error: z.core.$ZodError, texts: FieldTexts): Record<string, string> {
  const fields: Record<string, string> = {}
  for (const issue of error.issues) {
    for (const path of pathsOf(issue)) fields[path] ??= filled(texts[codeOf(issue, texts)], issue)
  }
  return fields
}

/** Fills a sentence's placeholders from the issue, such as letters that cannot be printed. */
function filled(sentence: string, issue: z.core.$ZodIssue): string {
  const values = issue.code === 'custom' ? Object.entries(issue.params ?? {}) : []
  return values.reduce((text, [name, value]) => text.replace(`{${name}}`, () => String(value)), sentence)
}

function pathsOf(issue: z.core.$ZodIssue): string[] {
  const path = issue.path.map(String)
  if (issue.code !== 'unrecognized_keys') return [path.join('.')]
  return issue.keys.map((key) => [...path, key].join('.'))
}

function codeOf(issue: z.core.$ZodIssue, texts: FieldTexts): FieldCode {
  if (isFieldCode(issue.message, texts)) return issue.message
  switch (issue.code) {
    case 'unrecognized_keys':
      return 'unknown_field'
    case 'too_big':
      return 'too_long'
    case 'too_small':
      return 'required'
    case 'invalid_type':
      return issue.input === undefined ? 'required' : 'invalid'
    default:
      return 'invalid'
  }
}

function isFieldCode(text: string, texts: FieldTexts): text is FieldCode {
  return Object.hasOwn(texts, text)
}
