/** Where the form goes without script. */
export const PLAIN_FORM = '/api/withdrawals/form'
/** In characters. */
export const withdrawalLimits = { name: 120, reference: 200, email: 254, text: 2000 } as const

export type Answers = Record<keyof typeof withdrawalLimits, string>
type Field = keyof Answers

const isMissing = (answer: string) => answer.trim() === ''
const isTooLong = (answer: string, field: Field) => answer.trim().length > withdrawalLimits[field]

const rules = [
  ['name', isMissing, 'withdrawal_name'],
  ['name', isTooLong, 'name_too_long'],
  ['reference', isMissing, 'withdrawal_reference'],
  ['reference', isTooLong, 'withdrawal_reference_too_long'],
  ['email', isMissing, 'withdrawal_email'],
  ['email', isTooLong, 'email'],
  ['text', isTooLong, 'withdrawal_text_too_long'],
] as const
type Code = (typeof rules)[number][2]

/** As far as the browser can tell; the server decides. */
export function answerProblems(
  answers: Answers,
  texts: Readonly<Record<Code, string>>,
): Partial<Record<Field, string>> {
  const problems: Partial<Record<Field, string>> = {}
  for (const [field, isWrong, code] of rules) {
    if (isWrong(answers[field], field)) problems[field] ??= texts[code]
  }
  return problems
}

const exact = new Intl.DateTimeFormat('de-DE', {
  dateStyle: 'long',
  timeStyle: 'medium',
  timeZone: 'Europe/Berlin',
})

/** To the second (§ 356a Abs. 4 BGB), e.g. `22. November 2026 um 08:12:33`. */
export function exactDate(at: number): string {
  return exact.format(at)
}
