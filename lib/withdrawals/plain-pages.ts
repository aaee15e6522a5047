import { isEmailAddress } from '@/lib/core/text/email-address'
import { owner } from '@/lib/legal/current-owner'
import { nameLines, placeLines } from '@/lib/legal/owner-names'
import { escapeHtml } from '@/lib/mail/escape-html'
import { exactDate, PLAIN_FORM, withdrawalLimits, type Answers } from './declaration'
import { t } from './declared-facts'

const FIELDS = ['reference', 'name', 'email', 'text'] as const
const STYLE =
  ':root{color-scheme:light dark}body{max-width:40rem;margin:auto;padding:1.5rem;font:1rem/1.5 sans-serif;' +
  'overflow-wrap:anywhere}dt,label{font-weight:600}dd{margin:0 0 .75rem;white-space:pre-line}' +
  'label,input,textarea{display:block;width:100%;box-sizing:border-box;font:inherit}' +
  'input,textarea{padding:.6rem;margin-bottom:1rem}button{font:inherit;min-height:3rem;padding:0 1.25rem;margin:0 .5rem .5rem 0}' +
  '.wrong{margin:.25rem 0;font-weight:600}'

export function fillPage(answers: Answers, problems: Partial<Record<string, string>>): string {
  const fields = FIELDS.map((name) => field(name, answers[name], problems[name]))
  return document(
    t('title'),
    `<form method="post" action="${PLAIN_FORM}" novalidate>${fields.join('')}<button>${escapeHtml(t('next'))}</button></form>`,
  )
}

/** With the only button that acts (§ 356a Abs. 3 BGB). */
export function reviewPage(answers: Answers, key: string): string {
  const kept = Object.entries({ ...answers, key }).map(
    ([name, value]) => `<input type="hidden" name="${name}" value="${escapeHtml(value)}">`,
  )
  const noMail = isEmailAddress(answers.email) ? '' : paragraph(t('noMail'))
  const button = (step: string, text: string) =>
    `<button name="step" value="${step}">${escapeHtml(text)}</button>`
  return document(
    t('reviewTitle'),
    `${declared(answers)}${noMail}${paragraph(t('reviewText'))}<form method="post" action="${PLAIN_FORM}">${kept.join('')}` +
      `${button('confirm', t('confirm'))}${button('change', t('change'))}</form>`,
  )
}

/** @param at ms */
export function receiptPage(answers: Answers, at: number): string {
  const { email } = answers
  const next = isEmailAddress(email) ? t('receiptText', { email }) : t('receiptAlone')
  return document(t('receiptTitle'), declared(answers, t('time', { date: exactDate(at) })) + paragraph(next))
}

function field(name: (typeof FIELDS)[number], value: string, problem: string | undefined): string {
  const described = problem === undefined ? '' : ` aria-invalid="true" aria-describedby="${name}-wrong"`
  const common = `id="${name}" name="${name}" maxlength="${withdrawalLimits[name]}"${described}`
  const control =
    name === 'text'
      ? // A line break right after the tag would be dropped.
        `<textarea ${common} rows="4">\n${escapeHtml(value)}</textarea>`
      : `<input ${common} value="${escapeHtml(value)}">`
  const wrong =
    problem === undefined ? '' : `<p class="wrong" id="${name}-wrong" role="alert">${escapeHtml(problem)}</p>`
  return `<label for="${name}">${escapeHtml(t(name))}</label>${wrong}${control}`
}

function declared({ name, reference, email, text }: Answers, time?: string): string {
  const facts: [term: string, value: string][] = [
    [t('to'), [...nameLines(owner()), ...placeLines(owner())].join(', ')],
    [t('reference'), reference],
    [t('name'), name],
    [t('email'), email],
    ...(text === '' ? [] : [[t('text'), text] satisfies [string, string]]),
    ...(time === undefined ? [] : [[t('at'), time] satisfies [string, string]]),
  ]
  const rows = facts.map(([term, value]) => `<dt>${escapeHtml(term)}</dt><dd>${escapeHtml(value)}</dd>`)
  return `${paragraph(t('declaration'))}<dl>${rows.join('')}</dl>`
}

const paragraph = (text: string) => `<p>${escapeHtml(text)}</p>`

function document(title: string, content: string): string {
  const heading = escapeHtml(title)
  return (
    `<!doctype html><html lang="de"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">` +
    `<meta name="robots" content="noindex"><title>${heading}</title><style>${STYLE}</style></head>` +
    `<body><main><h1>${heading}</h1>${content}</main></body></html>`
  )
}
