import type { Messages } from 'next-intl'
import type { z } from 'zod'
import { tFields, textGroup } from '@/messages/texts'

type FieldCode = keyof Messages['fields']

/**
 * The first per field, by path (`items.0.id`): by the key in `fields` that its schema names as `error`, or its kind.
 */
export function fieldMessages(error: z.core.$ZodError): Record<string, string> {
  const fields: Record<string, string> = {}
  for (const issue of error.issues) {
    // Such as letters that cannot be printed.
    const values = issue.code === 'custom' ? (issue.params ?? {}) : {}
    for (const path of pathsOf(issue)) fields[path] ??= tFields(codeOf(issue), values)
  }
  return fields
}

function pathsOf(issue: z.core.$ZodIssue): string[] {
  const path = issue.path.map(String)
  if (issue.code !== 'unrecognized_keys') return [path.join('.')]
  return issue.keys.map((key) => [...path, key].join('.'))
}

function codeOf(issue: z.core.$ZodIssue): FieldCode {
  if (isFieldCode(issue.message)) return issue.message
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

function isFieldCode(text: string): text is FieldCode {
  return Object.hasOwn(textGroup('fields'), text)
}
