import type { z } from 'zod'
import type { FormValue } from './form'
import { invalid, type Refusal } from './refusal'

type Issue = z.core.$ZodIssue

/** Stripe's codes for values in an invalid format. */
const formatCodes: Record<string, string> = { url: 'url_invalid', email: 'email_invalid' }

/**
 * Validates parameters of a call.
 * @throws Refusal naming the first invalid one
 */
export function parseParameters<T>(schema: z.ZodType<T>, given: FormValue): T {
  const parsed = schema.safeParse(given)
  if (parsed.success) return parsed.data
  const [issue] = parsed.error.issues
  throw issue ? refusalOf(issue, given) : parsed.error
}

function refusalOf(issue: Issue, given: FormValue): Refusal {
  if (issue.code === 'unrecognized_keys') {
    const param = nameOf([...issue.path, issue.keys[0] ?? ''])
    return invalid(`Received unknown parameter: ${param}`, { param, code: 'parameter_unknown' })
  }
  const param = nameOf(issue.path)
  const value = valueAt(given, issue.path)
  if (value === undefined)
    return invalid(`Missing required param: ${param}.`, { param, code: 'parameter_missing' })
  if (value === '') {
    return invalid(`You passed an empty string for '${param}'.`, { param, code: 'parameter_invalid_empty' })
  }
  if (issue.code === 'invalid_value') {
    return invalid(`Invalid ${param}: must be one of ${issue.values.join(', ')}`, { param })
  }
  const code = codeOf(issue)
  return invalid(`Invalid ${param}: ${issue.message}`, code === undefined ? { param } : { param, code })
}

function codeOf(issue: Issue): string | undefined {
  if (issue.code === 'invalid_format') return formatCodes[issue.format]
  const isNumber =
    (issue.code === 'invalid_type' && ['int', 'number'].includes(issue.expected)) ||
    ('origin' in issue && ['int', 'number'].includes(issue.origin))
  return isNumber ? 'parameter_invalid_integer' : undefined
}

/** In Stripe's notation: `line_items[0][quantity]`. */
function nameOf([first, ...rest]: readonly PropertyKey[]): string {
  return `${String(first ?? '')}${rest.map((key) => `[${String(key)}]`).join('')}`
}

function valueAt(given: FormValue, path: readonly PropertyKey[]): FormValue | undefined {
  return path.reduce<FormValue | undefined>(
    (value, key) =>
      typeof value === 'object'
        ? Object.entries(value).find(([name]) => name === String(key))?.[1]
        : undefined,
    given,
  )
}
